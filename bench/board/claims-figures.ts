import { checkClaims, claimChecker } from '#domain/claims/check-claims.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { batchOf } from '#test/support/claims/batches.ts';
import { honestRewordingsOf } from '#test/support/claims/honest.ts';
import { rewordingsSeen } from '#test/support/claims/rewordings-dev.ts';
import { rewordingsHeldOut } from '#test/support/claims/rewordings-held-out.ts';
import { rewordingsMore } from '#test/support/claims/rewordings-more.ts';
import { sourceOf } from '#test/support/claims/source-of.ts';
import { tamperingsOf } from '#test/support/claims/tampering.ts';
import { wholeTexts } from '#test/support/claims/whole-texts.ts';
import type { Corpus } from '#test/support/corpus/corpus.ts';
import { gained, lost, within, type Figure } from './figure.ts';

const today = '2026-07-01';
const checkerOf = (source: string) => claimChecker(parseResume(documentFromText(source)), { today });

/** Lies that are caught, and true texts that are refused all the same. */
interface Tally {
  lies: number;
  caught: number;
  honest: number;
  refused: number;
}

const figuresOf = (group: string, { lies, caught, honest, refused }: Tally, noise: number): Figure[] =>
  within(group, [gained(`lies caught of ${lies}`, caught, noise), lost(`honest refused of ${honest}`, refused, noise)]);

function tallyOf(judged: readonly { honest: boolean; refused: boolean }[]): Tally {
  const [honest, lies] = [judged.filter((each) => each.honest), judged.filter((each) => !each.honest)];
  const refused = (some: typeof judged): number => some.filter((each) => each.refused).length;
  return { lies: lies.length, caught: refused(lies), honest: honest.length, refused: refused(honest) };
}

/** Three batches of texts by an author who did not know the check. */
const batches = (): Figure[] =>
  (['learnt', 'chosen', 'reported'] as const).flatMap((name) => {
    const judged = batchOf(name).flatMap(({ source, texts }) => {
      const check = checkerOf(source);
      return texts.map(({ kind, place, text }) => ({
        honest: kind === 'honest',
        refused: !check([{ text: place === undefined ? text : `${place}\n- ${text}` }]).supported,
      }));
    });
    return figuresOf(`batch ${name}`, tallyOf(judged), 1);
  });

function whole(): Figure[] {
  const judged = wholeTexts().flatMap(({ source, honest, tampered }) => {
    const check = checkerOf(source);
    const each = (texts: readonly string[], isHonest: boolean) =>
      texts.map((text) => ({ honest: isHonest, refused: !check([{ text }]).supported }));
    return [...each(honest, true), ...each(tampered, false)];
  });
  return figuresOf('whole texts', tallyOf(judged), 1);
}

/** Single lines, reworded honestly and not, each in a career with two others. */
function lines(group: string, cases: typeof rewordingsMore): Figure[] {
  const judged = cases.flatMap((item, index) => {
    const others = [1, 2].map((step) => cases[(index + step) % cases.length]?.source ?? '');
    const source = sourceOf({
      work: [item.source, ...others].map((text, place) => ({
        name: ['Northwind', 'Contoso', 'Fabrikam'][place] ?? '',
        position: 'Associate',
        startDate: `20${10 + place}`,
        endDate: `20${14 + place}`,
        highlights: [text],
      })),
    });
    const isRefused = (text: string): boolean =>
      !checkClaims([{ text, evidence: source.evidence['/work/0/highlights/0'], entry: '/work/0' }], source).supported;
    return [
      ...item.honest.map((text) => ({ honest: true, refused: isRefused(text) })),
      ...item.tampered.map((text) => ({ honest: false, refused: isRefused(text) })),
    ];
  });
  return figuresOf(group, tallyOf(judged), 1);
}

/** People's resumes, tampered with and reworded by machine; the lies are in English, about people with English resumes. */
export function claimsOf({ people }: Corpus): Figure[] {
  const judged = people.flatMap(({ resume, language }) => {
    // A resume's metadata (its source, for example) isn't part of its content.
    const { meta: _, ...content } = resume as typeof resume & { meta?: unknown };
    const source = sourceOf(content, language);
    const check = claimChecker(source, { today: '2026-03-01' });
    const lies = language === 'en' ? tamperingsOf(source) : [];
    return [
      ...honestRewordingsOf(source).map(({ texts }) => ({ honest: true, refused: !check(texts).supported })),
      ...lies.map(({ texts }) => ({ honest: false, refused: !check(texts).supported })),
    ];
  });
  return figuresOf('people', tallyOf(judged), 0);
}

export const claimsFigures = (): Figure[] => [
  ...batches(),
  ...whole(),
  ...lines('lines it was built against', [...rewordingsSeen, ...rewordingsMore]),
  ...lines('lines held out', rewordingsHeldOut),
];
