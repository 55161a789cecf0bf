import { rankListings } from '#domain/listings/ranking/rank-listings.ts';
import {
  gradedPersons,
  postingReader,
  rankingQuality,
  sampleListings,
  type GradedPerson,
} from '#test/support/graded-persons.ts';
import { tfIdf } from './ranking.ts';

const today = '2026-11-23';

/** How well listings are ordered for the graded persons, compared with TF-IDF in the same run. The held-back part is in docs/ranking.md. */
export function benchJobsRanking(): void {
  const listings = sampleListings();
  const postingOf = postingReader();
  const textOf = (id: string): string => `${listings.get(id)?.title ?? ''}\n${listings.get(id)?.description ?? ''}`;
  for (const part of ['learn', 'choose'] as const) {
    const persons = gradedPersons(part);
    const similarity = tfIdf([...persons.map(({ text }) => text), ...[...listings.keys()].map(textOf)]);
    const orders: Record<string, (person: GradedPerson) => string[]> = {
      Foothold: ({ parsed, grades }) => {
        const graded = Object.keys(grades).flatMap((id) => listings.get(id) ?? []);
        return rankListings({ parsed, listings: graded, today }, postingOf).map(({ id }) => id);
      },
      'TF-IDF': ({ text, grades }) => {
        const scores = new Map(Object.keys(grades).map((id) => [id, similarity(text, textOf(id))]));
        return [...scores].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
      },
    };
    for (const [name, order] of Object.entries(orders)) {
      const each = persons.map((person) => rankingQuality(order(person).map((id) => person.grades[id] ?? 0)));
      const mean = (values: readonly number[]): string =>
        (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
      console.log(
        `  ${part.padEnd(7)} ${name.padEnd(9)} P@5 ${mean(each.map(({ precision }) => precision))}  nDCG@10 ${mean(each.map(({ ndcg }) => ndcg))}`,
      );
    }
  }
}
