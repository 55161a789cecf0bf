import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { verbOfThird } from '../../language/english-verbs.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { Language } from '../../language/languages.ts';
import { emptyPhrase } from './headline.ts';

/** A paragraph of the person's own About, sentence by sentence. */
export type OwnParagraph = string[];

export interface OwnAbout {
  paragraphs: OwnParagraph[];
  /** Sentences that say nothing about the person in particular. */
  dropped: number;
  /** Whether it spoke of the person as of another. */
  turned: boolean;
}

/** The person's own About: in the first person, without sentences that are in everybody's. */
export function readOwnAbout(
  text: string,
  name: string | undefined,
  language: Language,
  isSupported: (sentence: string) => boolean,
): OwnAbout {
  const turn = language === 'en' ? thirdPerson(text, name) : undefined;
  // Half of it turned would be about two people.
  const third = turn !== undefined && !speaksOfAnother(text, turn, isSupported) ? turn : undefined;
  let dropped = 0;
  let turned = false;
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) =>
      sentencesOf(paragraph.trim()).flatMap((sentence) => {
        if (sentence === '') return [];
        const own = third?.(sentence) ?? sentence;
        if (own !== sentence) turned = true;
        if (
          emptyPhrase.test(own) &&
          !/\d/.test(own) &&
          findSkills(own).every(({ family }) => family === 'soft skills')
        ) {
          dropped += 1;
          return [];
        }
        return [own];
      }),
    )
    .filter((sentences) => sentences.length > 0);
  return { paragraphs, dropped, turned };
}

function speaksOfAnother(
  text: string,
  turn: (sentence: string) => string,
  isSupported: (sentence: string) => boolean,
): boolean {
  const sentences = text.split(/\n+/).flatMap((paragraph) => sentencesOf(paragraph.trim()));
  return sentences.some((sentence) => {
    const turned = turn(sentence);
    return /\b(?:he|she|him)\b/i.test(turned) || (turned !== sentence && !isSupported(turned));
  });
}

/**
 * Turns sentences about "Robin" or "she" into the first person; undefined where the text speaks of nobody so. A sentence that would not come out whole stays.
 */
function thirdPerson(text: string, name: string | undefined): ((sentence: string) => string) | undefined {
  const [first = ''] = (name ?? '').split(/\s+/);
  if (/\b(?:I|I’m|I'm|my|me)\b/.test(text) || first === '') return undefined;
  const subject = new RegExp(String.raw`^(?:${escapeName(name ?? '')}|${escapeName(first)}|He|She)\s+`, 'u');
  if (!subject.test(text)) return undefined;
  return (sentence) => {
    const start = subject.exec(sentence)?.[0];
    if (start === undefined) return sentence;
    const [verb = '', ...rest] = sentence.slice(start.length).split(' ');
    const said = verb === 'is' ? 'I’m' : verb === 'was' ? 'I was' : verb === 'has' ? 'I have' : firstPersonOf(verb);
    const tail = rest
      .join(' ')
      .replace(/\b(?:his|her)\b/g, 'my')
      .replace(/\b(?:himself|herself)\b/g, 'myself');
    return said === undefined || /\b(?:he|she|him)\b/i.test(tail) ? sentence : `${said} ${tail}`;
  };
}

const escapeName = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function firstPersonOf(verb: string): string | undefined {
  const third = verbOfThird(verb);
  if (third !== undefined) return `I ${third.base}`;
  if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return `I ${verb.slice(0, -2)}`;
  if (/[^aeiou]ies$/.test(verb)) return `I ${verb.slice(0, -3)}y`;
  if (/[a-rt-z]s$/.test(verb)) return `I ${verb.slice(0, -1)}`;
  return /(?:ed|ent|ought|ade|uilt|an)$/.test(verb) ? `I ${verb}` : undefined;
}
