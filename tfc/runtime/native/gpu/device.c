/* What executors do with tensors, wherever these lie. Included before them. */
#include "gpu/tfc_device.h"

#ifdef TFC_NO_DEVICE

static int32_t copy_on(const tfc_ctx *ctx, void *to, const void *from, int64_t bytes) {
    (void)ctx;
    copy(to, from, bytes);
    return 0;
}

static int32_t copy_between(const tfc_ctx *here, void *to, const tfc_ctx *there, const void *from, int64_t bytes) {
    (void)there;
    return copy_on(here, to, from, bytes);
}

static int32_t read_flag(const tfc_ctx *ctx, const uint8_t *from, uint8_t *flag) {
    (void)ctx;
    *flag = *from;
    return 0;
}

static int32_t set_number(const tfc_ctx *ctx, int32_t *to, int32_t value) {
    (void)ctx;
    *to = value;
    return 0;
}

static int32_t settle_all(const tfc_ctx *ctx) {
    (void)ctx;
    return 0;
}

#else

/* Copy a tensor from one place of a device's memory to another. */
static int32_t copy_on(const tfc_ctx *ctx, void *to, const void *from, int64_t bytes) {
    tfc_device *device = ctx->device;
    if (device) return bytes ? device->move(device, to, from, bytes) : 0;
    copy(to, from, bytes);
    return 0;
}

/* Copy a tensor that another executor has. */
static int32_t copy_between(const tfc_ctx *here, void *to, const tfc_ctx *there, const void *from, int64_t bytes) {
    tfc_device *device = here->device, *other = there->device;
    if (!bytes) return 0;
    if (device && other) return device == other ? device->move(device, to, from, bytes) : device->receive(device, to, other, from, bytes);
    if (device) return device->write(device, to, from, bytes);
    if (other) return other->read(other, to, from, bytes);
    copy(to, from, bytes);
    return 0;
}

static int32_t read_flag(const tfc_ctx *ctx, const uint8_t *from, uint8_t *flag) {
    if (ctx->device) return ctx->device->settle(ctx->device, ctx, flag, from, 1);
    *flag = *from;
    return 0;
}

static int32_t set_number(const tfc_ctx *ctx, int32_t *to, int32_t value) {
    if (ctx->device) return ctx->device->set(ctx->device, NULL, to, value);
    *to = value;
    return 0;
}

/* Wait until a device has done what it was asked. */
static int32_t settle_all(const tfc_ctx *ctx) { return ctx->device ? ctx->device->settle(ctx->device, ctx, NULL, NULL, 0) : 0; }

#endif
