// Loads a model that `tfc compile model.tfg -o model.wasm` made, in a browser or in Node.
//
//     import { load } from "./tfc.mjs";
//     const model = await load(fetch("model.wasm"));        // or bytes
//     const { probabilities } = model.infer({ x: pixels }, { batch: 1 });
//
// Inputs are arrays or typed arrays, flat and row-major; results are typed arrays of their own memory. Dimensions that a
// model leaves open are given by name, the second argument. A step that fails throws an Error with the code, the message
// and the line of the .tfg file. model.state is the memory of all variables: copy it to save it, set it to restore it.
// The records read here are those of tfc.h, with pointers of four bytes.

const TYPES = {
  1: Float32Array, 2: Float64Array, 3: Int32Array, 4: Uint8Array, 5: Int16Array, 6: Int8Array, 9: BigInt64Array,
  10: Uint8Array, 14: Uint16Array, 17: Uint16Array, 19: Uint16Array, 22: Uint32Array, 23: BigUint64Array,
};
const ABI = 0x100, ALIGN = 64, PAGE = 65536, ERROR_BYTES = 256;
const DIM_BYTES = 32, DESC_BYTES = 56, SIG_BYTES = 64;

class Memory {
  constructor(exports) {
    this.memory = exports.memory;
    this.free = Number(exports.__heap_base.value);
  }
  get view() {
    return new DataView(this.memory.buffer);
  }
  take(bytes) {
    const start = Math.ceil(this.free / ALIGN) * ALIGN;
    this.free = start + bytes;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return start;
  }
  u32(at) {
    return this.view.getUint32(at, true);
  }
  u64(at) {
    return Number(this.view.getBigInt64(at, true));
  }
  text(at) {
    if (!at) return "";
    const bytes = new Uint8Array(this.memory.buffer, at);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }
  records(at, count, bytes, read) {
    return Array.from({ length: count }, (_, k) => read(at + k * bytes));
  }
}

function readDim(m, at) {
  return { size: m.u64(at), min: m.u64(at + 8), max: m.u64(at + 16), name: m.text(m.u32(at + 24)) };
}

function readTensor(m, at) {
  const rank = m.u32(at + 12);
  const dims = m.records(m.u32(at + 4), rank, DIM_BYTES, (place) => readDim(m, place));
  return { name: m.text(m.u32(at)), dims, Type: TYPES[m.u32(at + 8)], offset: m.u64(at + 24), maxBytes: m.u64(at + 32) };
}

function readEntry(m, at) {
  const list = (place, count, bytes, read) => m.records(m.u32(at + place), m.u32(at + count), bytes, (p) => read(m, p));
  return {
    name: m.text(m.u32(at)),
    inputs: list(4, 16, DESC_BYTES, readTensor),
    outputs: list(8, 20, DESC_BYTES, readTensor),
    dims: list(12, 24, DIM_BYTES, readDim),
    workspaceBytes: m.u64(at + 32),
    run: m.u32(at + 56),
  };
}

class Model {
  #memory; #table; #work; #error; #state; #stateBytes;

  constructor(exports) {
    const query = Object.keys(exports).find((name) => name.endsWith("_tfc_query"));
    const m = (this.#memory = new Memory(exports));
    const module = query ? exports[query](ABI) : 0;
    if (!module) throw new Error("this is no model of this version of tfc.mjs");
    this.#table = exports.__indirect_function_table;
    this.name = m.text(m.u32(module + 8));
    this.producer = m.text(m.u32(module + 12));
    this.entries = m.records(m.u32(module + 108), m.u32(module + 96), SIG_BYTES, (at) => readEntry(m, at));
    this.variables = m.records(m.u32(module + 112), m.u32(module + 100), DESC_BYTES, (at) => readTensor(m, at));
    this.#stateBytes = m.u64(module + 72);
    this.#state = m.take(this.#stateBytes);
    this.#error = m.take(ERROR_BYTES);
    const sizes = this.entries.map((entry) => entry.workspaceBytes);
    this.#work = m.take(Math.max(m.u64(module + 80), ...sizes));
    this.#check(this.#function(m.u32(module + 116))(this.#state, 0, this.#work, 0, this.#error));
    for (const entry of this.entries) this.#prepare(entry);
  }

  /** The memory of all variables; setting it copies. */
  get state() {
    return new Uint8Array(this.#memory.memory.buffer, this.#state, this.#stateBytes);
  }
  set state(bytes) {
    if (bytes.byteLength !== this.#stateBytes) throw new Error(`the state has ${this.#stateBytes} bytes`);
    this.state.set(bytes);
  }

  #function(index) {
    return this.#table.get(index);
  }

  #prepare(entry) {
    const m = this.#memory;
    const places = [...entry.inputs, ...entry.outputs].map((tensor) => m.take(tensor.maxBytes));
    const pointers = m.take(4 * places.length), dims = m.take(8 * entry.dims.length);
    places.forEach((place, k) => m.view.setUint32(pointers + 4 * k, place, true));
    const call = this.#function(entry.run), outputsAt = pointers + 4 * entry.inputs.length;
    const elements = (tensor, sizes) =>
      tensor.dims.reduce((n, dim) => n * (dim.size >= 0 ? dim.size : dimension(dim.name, sizes)), 1);
    this[entry.name] = (feeds = {}, sizes = {}) => {
      entry.dims.forEach((dim, k) => m.view.setBigInt64(dims + 8 * k, BigInt(dimension(dim.name, sizes)), true));
      entry.inputs.forEach((tensor, k) => {
        const given = feeds[tensor.name], count = elements(tensor, sizes);
        if (given === undefined) throw new Error(`${entry.name}: input ${tensor.name} is not given`);
        const values = typeof given === "number" || typeof given === "bigint" ? [given] : given;
        if (values.length !== count)
          throw new Error(`${entry.name}: input ${tensor.name} has ${values.length} elements, not ${count}`);
        if (count * tensor.Type.BYTES_PER_ELEMENT <= tensor.maxBytes)
          new tensor.Type(m.memory.buffer, places[k], count).set(values);
      });
      this.#check(call(this.#state, 0, this.#work, dims, pointers, outputsAt, 0, this.#error));
      const results = {};
      entry.outputs.forEach((tensor, k) => {
        const at = places[entry.inputs.length + k];
        results[tensor.name] = new tensor.Type(m.memory.buffer, at, elements(tensor, sizes)).slice();
      });
      return results;
    };
  }

  #check(code) {
    if (!code) return;
    const m = this.#memory, where = m.u32(this.#error + 240);
    const place = where ? ` (${m.text(m.u32(where))}:${m.u32(where + 8)}, ${m.text(m.u32(where + 4))})` : "";
    throw Object.assign(new Error(m.text(this.#error + 4) + place), { code });
  }
}

/** A dimension by name: a number, or what a polynomial of names such as `2*batch + 1` comes to. */
function dimension(name, sizes) {
  if (name in sizes) return sizes[name];
  let total = 0;
  for (const term of name.replaceAll(" - ", " + -").split(" + "))
    total += term.split("*").reduce((product, word) => {
      const sign = word.startsWith("-") && isNaN(word) ? -1 : 1;
      const value = isNaN(word) ? sizes[sign < 0 ? word.slice(1) : word] : Number(word);
      if (value === undefined) throw new Error(`the size ${name} is not given`);
      return product * sign * value;
    }, 1);
  return total;
}

/** A model from a response of fetch, or from its bytes. */
export async function load(source) {
  const given = await source;
  const bytes = given instanceof ArrayBuffer || ArrayBuffer.isView(given) ? given : await given.arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Model(instance.exports);
}
