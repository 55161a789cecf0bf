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

/** How many texts a memo keeps before it begins afresh: those of a few resumes. */
const mostTexts = 4_000;

/** Memoizes a pure function of a text: what stands on a page is asked about again and again while it is read. */
export function memoizeText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    if (answers.size >= mostTexts) answers.clear();
    const answer = compute(text);
    answers.set(text, { answer });
    return answer;
  };
}
