/** A value that is made at the first call and kept: the making is pure, so no caller can tell. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The function, which is not called again for what it was last called with. Only for pure functions: then nobody can tell, but by
 * the time it takes.
 */
export function recallingLast<Given extends unknown[], Answer>(
  answer: (...given: Given) => Answer,
): (...given: Given) => Answer {
  let last: { given: Given; answer: Answer } | undefined;
  return (...given) => {
    if (!last || given.some((each, at) => each !== last?.given[at])) last = { given, answer: answer(...given) };
    return last.answer;
  };
}

/** Answers by their key, of this round and the one before: what neither asked for is forgotten, so that no more is kept than two rounds ask. */
export interface Recall<Answer> {
  /** The answer that is known, else the one that is made now. */
  recall: (key: string, make: () => Answer) => Answer;
  /** Begins a new round. */
  nextRound: () => void;
}

/** Keeps what is asked for round after round, such as the lines of a text that a person edits. */
export function recallingRounds<Answer>(): Recall<Answer> {
  let before = new Map<string, Answer>();
  let now = new Map<string, Answer>();
  return {
    recall: (key, make) => {
      const answer = now.get(key) ?? before.get(key) ?? make();
      now.set(key, answer);
      return answer;
    },
    nextRound: () => {
      before = now;
      now = new Map();
    },
  };
}
