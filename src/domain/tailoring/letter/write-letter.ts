import type { CoverLetter, Refusal } from '../tailoring.ts';
import { english } from './english.ts';
import { listingVoice } from './listing-voice.ts';
import { french, german, spanish } from './listing-words.ts';
import { dutch, italian, portuguese } from './more-listing-words.ts';
import { heldProposal } from './held-proposal.ts';
import type { ProposedLetter } from '../proposals.ts';
import { gatherMaterial, tidySentence, type LetterInput, type LetterMaterial } from './material.ts';
import type { LetterPart, LetterVoice } from './voice.ts';
import type { ClaimChecker } from '../../claims/check-claims.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { evidenceOf } from '../resume-values.ts';
import { toRefusal } from '../reword-resume.ts';

const voices: Partial<Record<Language, LetterVoice>> = {
  en: english,
  de: listingVoice(german),
  fr: listingVoice(french),
  es: listingVoice(spanish),
  pt: listingVoice(portuguese),
  it: listingVoice(italian),
  nl: listingVoice(dutch),
};

/** The language a letter is written in: the resume's, whose lines it quotes, where there is a voice for it. */
export const letterLanguage = (resume: Language): Language => (voices[resume] === undefined ? 'en' : resume);

/** The maximum number of words in a letter; what would exceed it is left out. */
const mostWords = 300;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A paragraph of a letter before its evidence is looked up: pointers into the resume instead of lines. */
export interface DraftLetter extends Omit<CoverLetter, 'paragraphs'> {
  paragraphs: LetterPart[];
  /** What it tells, as clauses, and what it may name. */
  told: string[];
}

/**
 * A cover letter: the strongest proof for what matters most to the ad, then the rest by theme, in the resume's language where a voice for it exists. Little
 * evidence makes it short, never vague. `untold` are clauses to leave out.
 */
export function writeLetter(input: LetterInput, untold: ReadonlySet<string> = new Set()): DraftLetter {
  const voice = voices[input.language];
  const gathered = gatherMaterial(input, untold);
  // Lines in a language that the letter is not written in cannot be quoted in it.
  const material = voice === undefined ? { ...gathered, hook: undefined, themes: [] } : gathered;
  return fitted(material, voice ?? english);
}

/** The letter in at most {@link mostWords} words: the last thing of the longest theme goes first. */
function fitted(material: LetterMaterial, voice: LetterVoice): DraftLetter {
  const paragraphs = voice.paragraphs(material);
  const longest = material.themes.toSorted((a, b) => b.proofs.length - a.proofs.length)[0];
  const length = paragraphs.reduce((sum, { sentences, own = '' }) => sum + words([own, ...sentences].join(' ')), 0);
  if (length > mostWords && longest !== undefined && longest.proofs.length > 1) {
    const themes = material.themes.map((theme) =>
      theme === longest ? { ...theme, proofs: theme.proofs.slice(0, -1) } : theme,
    );
    return fitted({ ...material, themes }, voice);
  }
  const { hook, themes, names } = material;
  return {
    salutation: voice.salutation(material.company),
    paragraphs: paragraphs.filter(({ sentences, own }) => sentences.length > 0 || own !== undefined),
    closing: voice.signOff,
    signature: material.name,
    told: [
      ...[...(hook === undefined ? [] : [hook]), ...themes.flatMap(({ proofs }) => proofs)].map(({ clause }) => clause),
      ...names.map(({ name }) => name),
    ],
  };
}

interface SupportedLetter {
  letter: CoverLetter;
  refusals: Refusal[];
}

/** So often a letter is written anew without what the claim check refused; then what is still refused is left out. */
const mostDrafts = 4;

/**
 * The letter without anything that claims what the resume does not show: what passes of the proposed one, if that still is a letter, else the one written from
 * the resume's own lines. What the person says about the employer in their own words is theirs, and not checked.
 */
export function supportedLetter(
  input: LetterInput,
  parsed: ParsedResume,
  check: ClaimChecker,
  proposed?: ProposedLetter,
): SupportedLetter {
  const refusals: Refusal[] = [];
  const refusedIn = (text: string): readonly string[] => {
    const report = check([{ text }]);
    if (!report.supported) refusals.push(toRefusal(text, '', report.unsupported));
    return report.unsupported.map((claim) => claim.text);
  };
  if (proposed !== undefined) {
    const held = heldProposal(proposed.paragraphs, {
      check,
      language: input.language,
      resume: parsed.resume,
      spoken: [input.posting.title, input.posting.employer, input.company].filter(Boolean).join('\n'),
    });
    refusals.push(...held.refusals);
    if (held.isLetter) {
      const { told: _told, paragraphs: _own, ...frame } = writeLetter(input);
      const letter = { ...frame, ...proposed, paragraphs: held.paragraphs };
      return { letter: withOwnSentence(letter, tidySentence(input.ownSentence)), refusals };
    }
  }
  const untold = new Set<string>();
  for (let draft = 1; ; draft++) {
    const { told, paragraphs, ...frame } = writeLetter(input, untold);
    const refused = paragraphs.flatMap(({ sentences }) => refusedIn(sentences.join(' ')));
    const culprits = told.filter((words) => refused.some((text) => isIn(words, text)));
    if (culprits.length > 0 && draft < mostDrafts) {
      for (const words of culprits) untold.add(words);
      continue;
    }
    const held = paragraphs.map((part) => ({ ...part, sentences: withoutRefused(part.sentences, refused, check) }));
    const letter = {
      ...frame,
      paragraphs: held
        .filter(({ sentences, own }) => sentences.length > 0 || own !== undefined)
        .map(({ sentences, own, pointers, requirements }) => ({
          text: [own ?? '', ...sentences].filter((text) => text !== '').join(' '),
          evidence: [...new Set(pointers.flatMap((pointer) => evidenceOf(parsed, pointer)))],
          requirements,
        })),
    };
    return { letter, refusals };
  }
}

/** A proposed letter with what the person says about the employer, before its last paragraph. */
function withOwnSentence(letter: CoverLetter, own: string | undefined): CoverLetter {
  if (own === undefined || letter.paragraphs.some(({ text }) => text.includes(own))) return letter;
  const paragraph = { text: own, evidence: [], requirements: [] };
  return { ...letter, paragraphs: [...letter.paragraphs.slice(0, -1), paragraph, ...letter.paragraphs.slice(-1)] };
}

/** A paragraph without the sentences that were refused; none of it where the rest is refused as well. */
function withoutRefused(sentences: readonly string[], refused: readonly string[], check: ClaimChecker): string[] {
  const rest = sentences.filter((text) => !refused.some((claim) => text.includes(claim) || claim.includes(text)));
  return check([{ text: rest.join(' ') }]).supported ? rest : [];
}

/** Whether a sentence has this clause or name in it: a clause without its "I", which "also" may follow. */
const isIn = (clause: string, text: string): boolean =>
  text.includes(clause.replace(/^I (?:was |am )?/, '').slice(0, 60));
