import { postingSchema } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { repairAd } from '#domain/posting/fields/repair-ad.ts';
import type { CorpusAd } from './corpus.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The known exceptions to what must be true of every ad's reading. */
export function faultsOfReading(ad: string): string[] {
  const posting = readPosting(ad);
  const source = plain(repairAd(ad));
  const found = posting.requirements.flatMap(({ text, sentence, weight }) => [
    ...(source.includes(text) ? [] : [`not the ad's words: ${text}`]),
    ...(source.includes(sentence) ? [] : [`not the ad's sentence: ${sentence}`]),
    ...(weight > 0 && weight <= 1 ? [] : [`weight ${weight}`]),
  ]);
  if (!postingSchema.safeParse(posting).success) found.push('not the agreed shape');
  if (JSON.stringify(readPosting(ad)) !== JSON.stringify(posting)) found.push('read differently the second time');
  return found;
}

/** How many of these ads name an employer, how many of those are read right and wrong, and how many titles are read as they are. */
export function readingsOf(ads: readonly CorpusAd[]) {
  const readings = ads.map((ad) => ({ ...ad, posting: readPosting(ad.text) }));
  const named = readings.filter(({ employer }) => employer !== undefined);
  return {
    named: named.length,
    right: named.filter(({ employer, posting }) => posting.employer === employer).length,
    wrong: named.filter(({ employer, posting }) => (posting.employer ?? employer) !== employer).length,
    titled: readings.filter(({ title, posting }) => isTitle(posting.title, title)).length,
  };
}

const noise =
  /401|dental|equal opportunit|without regard|paid time off|apply (?:now|today)|click here|our mission|fortune 500/i;

/** Benefits, boilerplate and legal notices that were taken for requirements. */
export const noiseAsked = (ads: readonly CorpusAd[]): string[] =>
  ads
    .flatMap(({ text }) => readPosting(text).requirements.map((requirement) => requirement.text))
    .filter((text) => noise.test(text) && !/dental assist/i.test(text));

/** Whether a title was read without the words around it. */
export const isTitle = (read: string, title: string): boolean =>
  read !== '' && plain(title).includes(read.slice(0, 12)) && !/Job in|Monster|\{/.test(read);
