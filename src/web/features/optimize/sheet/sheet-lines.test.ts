import { describe, expect, test } from 'vitest';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { tailor, type TailorInput } from '#domain/tailoring/tailor.ts';
import type { SheetChange, SheetView } from '#contract/sheets.ts';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { reasonsSaid, sheetLines } from './sheet-lines.ts';

function sheetOf(text: string, decided: Partial<TailorInput> = {}) {
  const parsed = parsedText(text);
  const made = tailor({ parsed, posting: engineerPosting(), today, ...decided });
  const { resume, sectionOrder, unplaced = [], keys = {} } = made;
  const open: NonNullable<SheetView['resume']> = {
    resume,
    sectionOrder,
    unplaced: [...unplaced],
    language: parsed.language,
    keys,
  };
  const changes = made.changes.map(({ id, pointer = null, original, revised, reasons }): SheetChange => ({
    id,
    pointer,
    original,
    revised,
    reasons,
    evidence: [],
    requirements: [],
    gains: null,
    vouched: [],
  }));
  return { made, open, changes, text: resumeToText(resume, sectionOrder, parsed.language, unplaced) };
}

test('a reason is given at the first change that is made for it', () => {
  const { open, changes } = sheetOf(engineerResume);
  const lines = sheetLines(open, { changes, refused: [] });
  const inOrder = lines.flatMap((line) => line.changes);
  const said = reasonsSaid(lines);
  for (const [index, { id, reasons }] of inOrder.entries())
    expect(said.has(id)).toBe(inOrder.slice(0, index).some((above) => above.reasons[0] === reasons[0]));
  expect(said.size).toBeGreaterThan(0);
});

describe.each([
  ['an engineer', engineerResume],
  ['a florist', floristResume],
])('the sheet of %s', (_, source) => {
  const { open, changes, text } = sheetOf(source);
  const lines = sheetLines(open, { changes, refused: [] });

  test('has every line of the document', () => {
    const shown = lines.map((line) => line.text).join('\n');
    for (const line of text.split('\n').filter((each) => each !== '')) expect(shown).toContain(line.replace(/^• /, ''));
  });

  test('has every change at exactly one line', () => {
    const placed = lines.flatMap((line) => line.changes.map(({ id }) => id));
    expect(placed.toSorted()).toEqual(changes.map(({ id }) => id).toSorted());
  });

  test('shows a reworded line where its new words are', () => {
    const reworded = lines.filter(({ role, changes: at }) => role === 'bullet' && at.length > 0);
    expect(reworded.map(({ text: now }) => now)).toEqual(reworded.map((line) => line.changes.at(-1)?.revised));
  });

  test('has refused changes at their lines, too', () => {
    const refused = changes.filter(({ id }) => id.startsWith('line:'));
    const made = sheetOf(source, { refused: refused.map(({ id }) => id) });
    const found = sheetLines(made.open, { changes: made.changes, refused });
    for (const change of refused) {
      const line = found.find((each) => each.refused.some(({ id }) => id === change.id));
      expect(line?.text).toBe(change.original);
    }
  });

  test('shows what was left out by hand, struck, in its entry', () => {
    const key = lines.find(({ role }) => role === 'bullet')?.editKey ?? '';
    const made = sheetOf(source, { edits: { [key]: '' } });
    const left = sheetLines(made.open, { changes: made.changes, refused: [] }).filter((line) => line.leftOut);
    expect(left).toMatchObject([{ editKey: key, role: 'bullet' }]);
  });
});

test('lines that moved are edited by the key of the source’s line', () => {
  const { open, changes, made } = sheetOf(engineerResume);
  const lines = sheetLines(open, { changes, refused: [] });
  for (const [pointer, key] of Object.entries(made.keys ?? {})) {
    const [, section = '', entry = '', index = ''] = /^\/(\w+)\/(\d+)\/highlights\/(\d+)$/.exec(pointer) ?? [];
    const text = made.resume[section as 'work']?.[Number(entry)]?.highlights?.[Number(index)];
    expect(lines.find(({ editKey }) => editKey === key)?.text).toBe(text);
  }
  expect(Object.keys(made.keys ?? {}).length).toBeGreaterThan(0);
});
