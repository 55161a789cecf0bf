/** Ranks from 1, ties sharing the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation with ties; 0 where one side does not vary. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const [mx, my] = [mean(x), mean(y)];
  const cov = mean(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my)));
  const spread = Math.sqrt(mean(x.map((value) => (value - mx) ** 2)) * mean(y.map((value) => (value - my) ** 2)));
  return spread === 0 ? 0 : cov / spread;
}

/** How often one of `high` ranks above one of `low`; a tie is half a win. */
export function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((h) => low.map((l): number => (h > l ? 1 : h === l ? 0.5 : 0)));
  return wins.length === 0 ? Number.NaN : mean(wins);
}

/** Texts as weighted bags of words: cosine of TF-IDF vectors learned on `texts`. The measure every resume score must beat. */
export function tfIdf(texts: readonly string[]): (a: string, b: string) => number {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d+#]{2,}/gu) ?? [];
  const documents = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const vectorOf = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const idf = (word: string): number => Math.log((1 + texts.length) / (1 + (documents.get(word) ?? 0))) + 1;
    return new Map([...counts].map(([word, count]) => [word, count * idf(word)]));
  };
  const length = (vector: Map<string, number>): number => Math.hypot(...vector.values());
  return (a, b) => {
    const [x, y] = [vectorOf(a), vectorOf(b)];
    const dot = [...x].reduce((sum, [word, value]) => sum + value * (y.get(word) ?? 0), 0);
    return dot / (length(x) * length(y) || 1);
  };
}
