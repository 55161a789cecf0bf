import type { Language } from '#domain/language/languages.ts';
import { fixtureAds, fixtureFiles, fixturePerson } from '../fixtures.ts';
import type { Corpus } from './corpus.ts';

/** The project's own people and ads, each person with the ad for their own occupation if there is one: all of them, or those whom a test is about. */
export function fixtureCorpus(isMeant: (person: Corpus['people'][number]) => boolean = () => true): Corpus {
  const languages = new Map(fixtureFiles().map(({ person, language }) => [person, language as Language]));
  const people = [...languages].map(([id, language]) => ({ id, resume: fixturePerson(id), language })).filter(isMeant);
  const ads = fixtureAds();
  return {
    people,
    ads,
    adTextFor(at, step) {
      const own = ads.find((ad) => ad.people.includes(people[at % people.length]?.id ?? ''));
      return (own ?? ads[(at * step) % ads.length])?.text ?? '';
    },
  };
}
