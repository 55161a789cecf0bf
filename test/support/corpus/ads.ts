import { describe, expect, test } from 'vitest';
import { postingSchema } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { repairAd } from '#domain/posting/fields/repair-ad.ts';
import type { Corpus } from './corpus.ts';

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

/** The shares of these ads that are read right today, of those where the answer is known; a wrong employer is worse than none. */
interface AdBounds {
  employersRight: number;
  employersWrong: number;
  titlesRead: number;
}

/** Tests that these ads are quoted faithfully, without their benefits and boilerplate, and their titles without additions. */
export function adsAreRead({ ads }: Corpus, bounds: AdBounds): void {
  describe('each ad', () => {
    const readings = ads.map((ad) => ({ ...ad, posting: readPosting(ad.text) }));

    test.each(ads)('$file is quoted faithfully', ({ text }) => expect(faultsOfReading(text)).toEqual([]));

    test('no benefits, boilerplate or legal notices among the requirements', () => {
      const noise =
        /401|dental|equal opportunit|without regard|paid time off|apply (?:now|today)|click here|our mission|fortune 500/i;
      const asked = readings.flatMap(({ posting }) => posting.requirements.map(({ text }) => text));
      expect(asked.filter((text) => noise.test(text) && !/dental assist/i.test(text))).toEqual([]);
    });

    test('the employer where it is named', () => {
      const named = readings.filter(({ employer }) => employer !== undefined);
      const right = named.filter(({ employer, posting }) => posting.employer === employer);
      const wrong = named.filter(({ employer, posting }) => (posting.employer ?? employer) !== employer);
      expect(right.length / named.length).toBeGreaterThan(bounds.employersRight);
      expect(wrong.length / named.length).toBeLessThan(bounds.employersWrong);
    });

    test('the title without additions', () => {
      for (const { title, posting } of readings) {
        expect(plain(title)).toContain(posting.title.slice(0, 12));
        expect(posting.title).not.toMatch(/Job in|Monster|\{/);
      }
      const read = readings.filter(({ posting }) => posting.title !== '');
      expect(read.length / readings.length).toBeGreaterThan(bounds.titlesRead);
    });
  });
}
