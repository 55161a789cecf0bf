import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { squeeze } from '#domain/language/fold.ts';
import { visibleLines } from '#domain/document/source-document.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import { proofreadDocx } from '#documents/proofreading/docx-proofreader.ts';
import type { ProofreadChange, ProofreadFile } from '#documents/proofreading/proofreading.ts';
import { readDocx } from '#documents/reading/docx/read-docx.ts';
import { today } from '../resumes.ts';
import { acceptAll, bodyOf, partsOf, refuseAll } from '../tracked-changes.ts';
import type { Corpus } from './corpus.ts';

const by = { author: 'Foothold', date: new Date('2025-06-01T08:00:00Z') };
/** What a file is allowed to differ in. */
const changing =
  /^(?:word\/document\.xml|word\/comments\.xml|word\/_rels\/document\.xml\.rels|\[Content_Types\]\.xml)$/;
/** Changes that move lines or write others, not words of a line. */
const arranging = new Set(['section-order', 'moved-up', 'skills-grouped', 'skills-named']);

/** A file with changes to it. */
interface Task {
  name: string;
  bytes: Uint8Array;
  changes: ProofreadChange[];
}

/**
 * Tests that changes come back in the person's own file: at least this share of the changes of wording that tailoring to these ads proposes, and of
 * those that a machine makes in every line. Nothing else differs, and they can be refused and accepted.
 */
export function changesComeBack(paths: readonly string[], corpus: Corpus, adsEach: number, share: number): void {
  describe('changes in the file that came', () => {
    const files = paths.map((path) => {
      const bytes = readFileSync(path);
      return { name: basename(path), bytes, parsed: parseResume(readDocx(bytes)) };
    });

    test('those of tailoring are placed', { timeout: 1_200_000 }, () => {
      const tasks = files.flatMap(({ name, bytes, parsed }, at) =>
        Array.from({ length: adsEach }, (_, step) => corpus.adTextFor(at * adsEach + step, 1)).map((ad): Task => {
          const { changes } = tailor({ parsed, posting: readPosting(ad), today });
          const wordings = changes.filter(
            ({ original, reasons }) => original.trim() !== '' && !reasons.some((reason) => arranging.has(reason)),
          );
          return {
            name,
            bytes,
            changes: wordings.map((change) => ({ ...change, comment: 'Reads better.\nBy line 1.' })),
          };
        }),
      );
      checkAll(tasks, share);
    });

    test('one in every line is placed', { timeout: 600_000 }, () => {
      checkAll(
        files.map(({ name, bytes, parsed }) => ({ name, bytes, changes: everyLineReworded(parsed) })),
        share,
      );
    });

    test('every line can be deleted, and another added behind it', { timeout: 600_000 }, () => {
      for (const { name, bytes, parsed } of files) {
        const lines = highlightsOf(parsed);
        const deleted = lines.map((original, at): ProofreadChange => ({
          id: `${at}`,
          original,
          revised: '',
          comment: '',
        }));
        const added = lines.map((after, at) => ({
          id: `${at}`,
          original: '',
          revised: `Added line ${at}`,
          comment: 'New',
          after,
        }));
        for (const changes of [deleted, added]) {
          const file = proofreadDocx(bytes, changes, by);
          expect([name, bodyOf(refuseAll(file.bytes))]).toEqual([name, bodyOf(bytes)]);
          if (file.placed.length === 0) continue;
          const text = textOf(acceptAll(file.bytes));
          for (const change of changes.filter(({ id }) => file.placed.includes(id)))
            if (change.revised !== '') expect(text).toContain(squeeze(change.revised));
          expect(text.length).toBe(
            textOf(bytes).length +
              changes
                .filter(({ id }) => file.placed.includes(id))
                .reduce((sum, { original, revised }) => sum + squeeze(revised).length - squeeze(original).length, 0),
          );
        }
      }
    });
  });
}

function checkAll(tasks: readonly Task[], share: number): void {
  const all = tasks.flatMap(({ changes }) => changes);
  const unplaced: string[] = [];
  for (const task of tasks) {
    const file = proofreadDocx(task.bytes, task.changes, by);
    checkFile(task, file);
    for (const { id, why } of file.unplaced)
      unplaced.push(`${task.name}, ${why}: ${task.changes.find((change) => change.id === id)?.original ?? ''}`);
  }
  expect(all.length).toBeGreaterThan(0);
  const most = Math.floor((1 - share) * all.length);
  expect(unplaced.length > most ? unplaced : []).toEqual([]);
}

function checkFile({ name, bytes, changes }: Task, file: ProofreadFile): void {
  const placed = changes.filter(({ id }) => file.placed.includes(id));
  expect([...file.placed, ...file.unplaced.map(({ id }) => id)].sort()).toEqual(changes.map(({ id }) => id).sort());
  if (placed.length === 0) return expect(file.bytes).toBe(bytes);
  const [before, after] = [partsOf(bytes), partsOf(file.bytes)];
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!changing.test(path)) expect([name, path, after[path] === before[path]]).toEqual([name, path, true]);
  const document = after['word/document.xml'] ?? '';
  const ids = [...document.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const mark of [/<w:commentRangeStart /g, /<w:commentRangeEnd /g, /<w:commentReference /g])
    expect(document.match(mark)?.length).toBe(placed.length);

  expect([name, bodyOf(refuseAll(file.bytes))]).toEqual([name, bodyOf(bytes)]);
  expect([name, linesOf(refuseAll(file.bytes))]).toEqual([name, linesOf(bytes)]);
  const accepted = acceptAll(file.bytes);
  const exact = placed.every(({ original }) => wordsOf(bytes).includes(original));
  const [read, form] = exact ? [wordsOf, (text: string) => text] : [textOf, squeeze];
  const taken = placed.reduce(
    (text, { original, revised }) => text.replace(form(original), () => form(revised)),
    read(bytes),
  );
  expect([name, read(accepted)]).toEqual([name, taken]);
}

const linesOf = (bytes: Uint8Array): string[] => visibleLines(readDocx(bytes)).map(({ text }) => text);
const wordsOf = (bytes: Uint8Array): string => linesOf(bytes).join(' ');
const textOf = (bytes: Uint8Array): string => squeeze(linesOf(bytes).join(' '));

const highlightsOf = ({ resume }: ParsedResume): string[] => {
  const entries = [...(resume.work ?? []), ...(resume.projects ?? []), ...(resume.volunteer ?? [])];
  const texts = entries.flatMap(({ highlights, summary, description }: Entry) => [
    ...(highlights ?? []),
    summary,
    description,
  ]);
  return [
    ...new Set([resume.basics?.summary, ...texts].filter((text) => text !== undefined && text !== '')),
  ] as string[];
};

interface Entry {
  highlights?: string[] | undefined;
  summary?: string | undefined;
  description?: string | undefined;
}

/** One word exchanged, one left out and one added in every line that has enough. */
function everyLineReworded(parsed: ParsedResume): ProofreadChange[] {
  return highlightsOf(parsed).flatMap((original, at) => {
    const words = original.split(' ');
    if (words.length < 4) return [];
    const revised = [`Remade${at}`, ...words.slice(1, 2), ...words.slice(3), `everywhere${at}`].join(' ');
    return [{ id: `${at}`, original, revised, comment: `Because of ${at}` }];
  });
}
