/** A value that is computed on the first call and kept: the computation is pure, so no caller can notice. */
export function once<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}

/** Memoizes a pure function for the arguments it was last called with, compared by identity. */
export function memoizeLast<Given extends unknown[], Answer>(
  compute: (...given: Given) => Answer,
): (...given: Given) => Answer {
  let last: { given: Given; answer: Answer } | undefined;
  return (...given) => {
    if (!last || given.some((each, at) => each !== last?.given[at])) last = { given, answer: compute(...given) };
    return last.answer;
  };
}

/** A cache of two generations: entries used in neither the current nor the previous one are dropped, which limits its size. */
export interface GenerationalCache<Value> {
  /** The cached value of the key, else the one that is computed now. */
  get: (key: string, compute: () => Value) => Value;
  /** Begins a new generation. */
  nextGeneration: () => void;
}

/** Keeps values that are requested again and again, such as what is known about each line of a text that a person edits. */
export function generationalCache<Value>(): GenerationalCache<Value> {
  let previous = new Map<string, Value>();
  let current = new Map<string, Value>();
  return {
    get: (key, compute) => {
      const value = current.get(key) ?? previous.get(key) ?? compute();
      current.set(key, value);
      return value;
    },
    nextGeneration: () => {
      previous = current;
      current = new Map();
    },
  };
}
