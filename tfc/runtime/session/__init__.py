"""Sessions, and what runs beside their steps: partial runs, queue runners, coordinators."""
