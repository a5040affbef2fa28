/* A step by an entry's own function, and by a tfc_call. Included behind `ready`, `check_state` and `run`. */
int32_t tfc_enter(const tfc_entry *entry, uint8_t *state, const uint8_t *weights, uint8_t *workspace, const int64_t *dims,
                  const void *const *in, void *const *out, const tfc_host *host, tfc_error *error) {
    tfc_memory memory = {state, weights, workspace, in, out, sizeof(void *)};
    int32_t status = ready(&memory, error);
    if (!status) status = check(entry, &memory, dims, host, error);
    if (!status) status = check_state(entry, state, error);
    return status ? status : run(entry, &memory, dims, host, error);
}

int32_t tfc_run(const tfc_entry *const *entries, uint32_t n_entries, const uint8_t *weights, const tfc_call *call) {
    if (!call || call->struct_size < offsetof(tfc_call, in)) return INVALID_ARGUMENT; /* there is no tfc_error to fill in */
    if (call->struct_size < sizeof(tfc_call))
        return report(call->error, INVALID_ARGUMENT, "struct_size is {a}, less than {b}: set it to sizeof(tfc_call)",
                      (tfc_fault){.a = call->struct_size, .b = sizeof(tfc_call)});
    if (call->sig >= n_entries)
        return report(call->error, INVALID_ARGUMENT, "there is no entry {a}, only {b} of them", (tfc_fault){.a = call->sig, .b = n_entries});
    const tfc_entry *entry = entries[call->sig];
    int64_t dims[entry->n_bounds + 1];
    tfc_memory memory = {call->state, call->weights ? call->weights : weights, call->workspace, call->in, call->out, sizeof(tfc_tensor)};
    int32_t status = ready(&memory, call->error);
    if (!status) status = check_call(entry, call, dims);
    if (!status) status = check(entry, &memory, dims, call->host, call->error);
    if (!status) status = check_state(entry, memory.state, call->error);
    if (!status) status = run(entry, &memory, dims, call->host, call->error);
    if (status) return status;
    for (uint32_t k = 0; k < call->n_out; k++)
        for (uint32_t axis = 0; call->out[k].shape && axis < call->out[k].rank; axis++)
            call->out[k].shape[axis] = evaluate(sizes_of(entry) + formulas_of(entry, &outputs_of(entry)[k])[axis], dims);
    return 0;
}
