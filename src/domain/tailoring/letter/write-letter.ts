import type { CoverLetter, Refusal } from '../tailoring.ts';
import { english } from './english.ts';
import { listingVoice } from './listing-voice.ts';
import { french, german, spanish } from './listing-words.ts';
import { dutch, italian, portuguese } from './more-listing-words.ts';
import { gatherMaterial, type LetterInput, type LetterMaterial } from './material.ts';
import type { LetterTopic } from './points.ts';
import type { LetterPart, LetterVoice } from './voice.ts';
import type { ClaimChecker } from '../../claims/check-claims.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { evidenceOf } from '../resume-values.ts';
import { toRefusal } from '../reword-resume.ts';

const voices: Partial<Record<LetterInput['language'], LetterVoice>> = {
  en: english,
  de: listingVoice(german),
  fr: listingVoice(french),
  es: listingVoice(spanish),
  pt: listingVoice(portuguese),
  it: listingVoice(italian),
  nl: listingVoice(dutch),
};

/** The maximum number of words in a letter; lines that would exceed it are left out. */
const mostWords = 300;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A paragraph of a letter before its evidence is looked up: pointers into the resume instead of lines. */
export interface DraftLetter extends Omit<CoverLetter, 'paragraphs'> {
  paragraphs: LetterPart[];
}

/**
 * A cover letter that argues up to three requirements of the ad with what the resume shows for each, then the background, in the resume's language where a
 * voice for it exists. Little evidence makes it short, never vague.
 */
export function writeLetter(input: LetterInput): DraftLetter {
  const spoken = voices[input.language];
  const gathered = gatherMaterial(input);
  // Lines in a language that the letter is not written in cannot be quoted in it.
  const topics = spoken === undefined ? [] : input.language === 'en' ? gathered.topics : byEntry(gathered.topics);
  const material = { ...gathered, topics };
  const voice = spoken ?? english;
  const seed = `${material.name}|${material.role ?? ''}|${material.company ?? ''}`;
  const [opening, background, closing] = [
    voice.opening(material, seed),
    voice.background(material, seed),
    voice.closing(material, seed),
  ];
  const frame = [opening, background, closing].reduce((sum, part) => sum + words(part?.text ?? ''), 0);
  const body = fitted(material.topics, mostWords - frame, voice, material, seed);
  return {
    salutation: voice.salutation(material.company, seed),
    paragraphs: [opening, ...body, background, closing].flatMap((part) => part ?? []),
    closing: voice.signOff(seed),
    signature: material.name,
  };
}

/** The topics as paragraphs in at most `room` words: further lines are dropped first, then the last topic. */
function fitted(
  topics: readonly LetterTopic[],
  room: number,
  voice: LetterVoice,
  material: LetterMaterial,
  seed: string,
): LetterPart[] {
  for (let most = 3; most >= 1; most--) {
    const body = topics.map((topic, place) =>
      voice.paragraph(
        { topic: { ...topic, points: topic.points.slice(0, most) }, place, before: topics[place - 1] },
        material,
        seed,
      ),
    );
    if (body.reduce((sum, { text }) => sum + words(text), 0) <= room) return body;
  }
  return topics.length <= 1 ? [] : fitted(topics.slice(0, -1), room, voice, material, seed);
}

/** One topic per entry: where lines are listed, an entry has one list. */
function byEntry(topics: readonly LetterTopic[]): LetterTopic[] {
  const merged = new Map<string, LetterTopic>();
  for (const topic of topics) {
    const known = merged.get(topic.entry);
    if (known === undefined) merged.set(topic.entry, { ...topic, points: [...topic.points] });
    else {
      known.points.push(...topic.points);
      if (topic.skill !== undefined) known.alsoSkills = [...(known.alsoSkills ?? []), topic.skill];
    }
  }
  return [...merged.values()];
}

interface SupportedLetter {
  letter: CoverLetter;
  refusals: Refusal[];
}

/**
 * The letter without any paragraph that claims what the resume does not show: the proposed one if all of it passes, else the one written from the resume's own
 * lines.
 */
export function supportedLetter(
  input: LetterInput,
  parsed: ParsedResume,
  check: ClaimChecker,
  proposed?: CoverLetter,
): SupportedLetter {
  const refusals: Refusal[] = [];
  const holds = (text: string): boolean => {
    const report = check([{ text }]);
    if (!report.supported) refusals.push(toRefusal(text, '', report.unsupported));
    return report.supported;
  };
  if (proposed !== undefined && proposed.paragraphs.filter(({ text }) => !holds(text)).length === 0) {
    return { letter: proposed, refusals };
  }
  const draft = writeLetter(input);
  const paragraphs = draft.paragraphs
    .filter(({ text }) => holds(text))
    .map(({ text, pointers, requirements }) => ({
      text,
      evidence: [...new Set(pointers.flatMap((pointer) => evidenceOf(parsed, pointer)))],
      requirements,
    }));
  return { letter: { ...draft, paragraphs }, refusals };
}
