// tfc.hpp: models compiled by tfc in C++ (11 and later). One header for all of them, on top of tfc.h.
//
//     #include "digits.h"
//     #include "tfc.hpp"
//
//     tfc::Model digits(digits_tfc_query, 2);                       // with two threads
//     std::vector<float> x(64), p(10);
//     digits.run("infer", {{"batch", 1}}, {{"x", x}}, {{"probabilities", p}});
//
// A Model owns its state, workspace and threads. Tensors go by name, with whatever has data() and size(); their types and
// numbers of elements are checked. What goes wrong is thrown as tfc::Error. One thread at a time may use a Model.
#ifndef TFC_HPP
#define TFC_HPP

#include "tfc.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tfc {

class Error : public std::runtime_error {
public:
    Error(tfc_code code, const std::string &message, const tfc_loc *where = nullptr)
        : std::runtime_error(message + place(where)), code(code) {}
    const tfc_code code;

private:
    static std::string place(const tfc_loc *where) {
        if (!where) return "";
        std::string line = where->file ? std::string(where->file) + ":" + std::to_string(where->line) + ", " : "";
        return " (" + line + where->node + ")";
    }
};

template <class T> struct TypeOf; // TensorFlow's number of an element type
template <> struct TypeOf<float> { static constexpr uint32_t number = TFC_FLOAT; };
template <> struct TypeOf<double> { static constexpr uint32_t number = TFC_DOUBLE; };
template <> struct TypeOf<int8_t> { static constexpr uint32_t number = TFC_INT8; };
template <> struct TypeOf<int16_t> { static constexpr uint32_t number = TFC_INT16; };
template <> struct TypeOf<int32_t> { static constexpr uint32_t number = TFC_INT32; };
template <> struct TypeOf<int64_t> { static constexpr uint32_t number = TFC_INT64; };
template <> struct TypeOf<uint8_t> { static constexpr uint32_t number = TFC_UINT8; };
template <> struct TypeOf<uint16_t> { static constexpr uint32_t number = TFC_UINT16; };
template <> struct TypeOf<uint32_t> { static constexpr uint32_t number = TFC_UINT32; };
template <> struct TypeOf<uint64_t> { static constexpr uint32_t number = TFC_UINT64; };

// A tensor that is given: its name, and memory that something else owns.
template <class Pointer> struct Tensor {
    std::string name;
    Pointer data;
    size_t size;
    uint32_t dtype;

    // Spans, vectors, arrays; a temporary one lives as long as the call.
    template <class Container> Tensor(std::string name, Container &&from)
        : name(std::move(name)), data(from.data()), size(from.size()), dtype(TypeOf<element<Container>>::number) {}
    template <class T> Tensor(std::string name, T *data, size_t size)
        : name(std::move(name)), data(data), size(size), dtype(TypeOf<typename std::remove_const<T>::type>::number) {}

private:
    template <class Container>
    using element = typename std::remove_cv<typename std::remove_reference<decltype(*std::declval<Container &>().data())>::type>::type;
};
using Input = Tensor<const void *>;
using Output = Tensor<void *>;
using Size = std::pair<std::string, int64_t>;

class Model {
public:
    explicit Model(tfc_query_fn query, uint32_t threads = 1) : module_(query(TFC_ABI)) {
        if (!module_) throw Error(TFC_FAILED_PRECONDITION, "the model was compiled for another version of tfc.h");
        uint64_t work = module_->init_workspace_bytes;
        for (uint32_t k = 0; k < module_->n_sigs; k++) work = std::max(work, module_->sigs[k].workspace_bytes);
        state_ = Memory(module_->state_bytes);
        work_ = Memory(work);
        std::memset(&host_, 0, sizeof host_);
        host_.struct_size = sizeof host_;
        check(module_->init(state_.at(), nullptr, work_.at(), nullptr, &error_));
        if (threads < 2) return;
        pool_ = Memory(module_->pool_bytes(threads));
        host_.n_threads = module_->pool_start(pool_.at(), threads);
        host_.pool = pool_.at();
    }
    ~Model() {
        if (host_.pool) module_->pool_stop(host_.pool);
    }
    Model(const Model &) = delete;
    Model &operator=(const Model &) = delete;

    // One step of an entry, with the sizes of its open dimensions.
    void run(const std::string &entry, const std::vector<Size> &sizes, const std::vector<Input> &inputs,
             const std::vector<Output> &outputs) {
        const tfc_sig &sig = find(entry);
        std::vector<int64_t> dims;
        for (uint32_t k = 0; k < sig.n_dims; k++) dims.push_back(size_of(sig.dims[k], sizes));
        std::vector<const void *> in = bind<const void *>(sig, sig.in, sig.n_in, inputs, sizes);
        std::vector<void *> out = bind<void *>(sig, sig.out, sig.n_out, outputs, sizes);
        check(sig.run(state_.at(), nullptr, work_.at(), dims.data(), in.data(), out.data(), &host_, &error_));
    }

    // The memory of all variables: write it to a file to save them.
    unsigned char *state() { return static_cast<unsigned char *>(state_.at()); }
    size_t state_bytes() const { return static_cast<size_t>(module_->state_bytes); }

    // Where a variable lies.
    template <class T> T *variable(const std::string &name) {
        for (uint32_t k = 0; k < module_->n_vars; k++) {
            const tfc_desc &found = module_->vars[k];
            if (name != found.name) continue;
            if (found.dtype != TypeOf<T>::number) throw Error(TFC_INVALID_ARGUMENT, name + " has another type");
            return reinterpret_cast<T *>(state() + found.offset);
        }
        throw Error(TFC_NOT_FOUND, "there is no variable " + name);
    }

    const tfc_module &module() const { return *module_; }

private:
    class Memory { // at a multiple of 64
    public:
        Memory() = default;
        explicit Memory(uint64_t bytes) : raw_(new unsigned char[static_cast<size_t>(bytes) + TFC_ALIGN]) {}
        void *at() const { return reinterpret_cast<void *>((reinterpret_cast<uintptr_t>(raw_.get()) + TFC_ALIGN - 1) / TFC_ALIGN * TFC_ALIGN); }

    private:
        std::unique_ptr<unsigned char[]> raw_;
    };

    void check(tfc_code code) const {
        if (code) throw Error(code, error_.msg, error_.where);
    }
    const tfc_sig &find(const std::string &entry) const {
        for (uint32_t k = 0; k < module_->n_sigs; k++)
            if (entry == module_->sigs[k].name) return module_->sigs[k];
        throw Error(TFC_NOT_FOUND, std::string(module_->name) + " has no entry " + entry);
    }
    static int64_t size_of(const tfc_dim &dim, const std::vector<Size> &sizes) {
        for (const Size &size : sizes)
            if (size.first == dim.sym) return size.second;
        throw Error(TFC_INVALID_ARGUMENT, std::string("the size ") + dim.sym + " is not given");
    }
    template <class Pointer> static std::vector<Pointer> bind(const tfc_sig &sig, const tfc_desc *wanted, uint32_t count,
                                                              const std::vector<Tensor<Pointer>> &given,
                                                              const std::vector<Size> &sizes) {
        std::vector<Pointer> found;
        for (uint32_t k = 0; k < count; k++) {
            const tfc_desc &desc = wanted[k];
            auto at = std::find_if(given.begin(), given.end(), [&](const Tensor<Pointer> &t) { return t.name == desc.name; });
            std::string what = std::string(sig.name) + ": " + desc.name;
            if (at == given.end()) throw Error(TFC_INVALID_ARGUMENT, what + " is not given");
            if (at->dtype != desc.dtype && !is_bits(desc.dtype, at->dtype)) throw Error(TFC_INVALID_ARGUMENT, what + " has another type");
            uint64_t elements = 1;
            bool known = true;
            for (uint32_t d = 0; d < desc.rank; d++) {
                const tfc_dim &dim = desc.dims[d];
                auto size = std::find_if(sizes.begin(), sizes.end(), [&](const Size &s) { return dim.sym && s.first == dim.sym; });
                known = known && (dim.size >= 0 || size != sizes.end());
                if (known) elements *= static_cast<uint64_t>(dim.size >= 0 ? dim.size : size->second);
            }
            if (known && at->size != elements)
                throw Error(TFC_INVALID_ARGUMENT, what + " has " + std::to_string(at->size) + " elements, not " + std::to_string(elements));
            if (!known && at->size * width(desc) < desc.max_bytes)
                throw Error(TFC_INVALID_ARGUMENT, what + " needs room for " + std::to_string(desc.max_bytes) + " bytes");
            found.push_back(at->data);
        }
        return found;
    }
    // C++ has no type for them: bool goes as bytes, f16 and bf16 as 16 bits.
    static bool is_bits(uint32_t wanted, uint32_t given) {
        if (wanted == TFC_BOOL) return given == TFC_UINT8;
        return (wanted == TFC_HALF || wanted == TFC_BFLOAT16) && given == TFC_UINT16;
    }
    static uint64_t width(const tfc_desc &desc) { return desc.align; }

    const tfc_module *module_;
    Memory state_, work_, pool_;
    tfc_host host_;
    tfc_error error_;
};

} // namespace tfc
#endif
