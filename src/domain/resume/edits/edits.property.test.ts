import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parsedFromJsonResume } from '../document/from-json-resume.ts';
import { keysOf, pointerOf, valueAt } from '../json-pointer.ts';
import { parseResume } from '../parse-resume.ts';
import { parsedResumeSchema, type ParsedResume } from '../parsed-resume.ts';
import { reorder } from './reorder.ts';
import { retext } from './retext.ts';
import { set } from './set.ts';
import { without, withoutLines } from './without.ts';

/** A text that a parser read, with several values on a line, and lines that it could not place. */
const read = parseResume(documentFromText(`Unity is strength\n+++\n${sampleResumeText}`));
/** Another one, with values on several lines, one of them shared by two values. */
const wrapped = parseResume(
  documentFromText(`Robin Example
robin@mail.example

Experience
Backend Engineer, Contoso Logistics, Hamburg   06/2017 – 02/2020
• Built the services that track forty thousand parcels a day for
  nine departments and their customers in twelve countries
• Reviewed the code of three junior developers every week, and
  paired with them on changes that nobody else wanted to
  make in the middle of the night

Skills
Java, Kotlin, Docker`),
);
const [, second = ''] = wrapped.evidence['/work/0/highlights/0'] ?? [];
const shared: ParsedResume = {
  ...wrapped,
  evidence: { ...wrapped.evidence, '/work/0/location': [...(wrapped.evidence['/work/0/location'] ?? []), second] },
};
/** Persons whose values were written on lines of their own. */
const people = [0, 1, 4, 5].map((number) => parsedFromJsonResume(variedPerson(number).resume));
const resume = fc.constantFrom(read, wrapped, shared, ...people);

const words = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z0-9]{1,5}){0,3}$/);
const isDate = (pointer: string): boolean => /[dD]ate$/.test(pointer);

/** A resume, and some of its values' pointers. */
const withValues = (least: number, most: number) =>
  resume.chain((parsed) =>
    fc.record({
      parsed: fc.constant(parsed),
      pointers: fc.uniqueArray(fc.constantFrom(...Object.keys(parsed.evidence).filter((each) => !isDate(each))), {
        minLength: least,
        maxLength: most,
      }),
    }),
  );
/** A resume, and some of its lines' ids. */
const withIds = resume.chain((parsed) =>
  fc.record({
    parsed: fc.constant(parsed),
    ids: fc.uniqueArray(fc.constantFrom(...parsed.lines.map(({ id }) => id)), { maxLength: 8 }),
  }),
);

/** All texts of the resume by their pointers. */
function values(node: unknown, pointer = ''): [string, string][] {
  if (typeof node === 'string') return [[pointer, node]];
  return Object.entries(node ?? {}).flatMap(([key, value]) => values(value, `${pointer}/${key}`));
}
const textsOf = ({ resume: json }: ParsedResume): string[] => values(json).map(([, text]) => text);

/** The model's guarantees: each value has evidence and a confidence, each id belongs to a line, and no line that supports a value is unread. */
function expectWhole(parsed: ParsedResume): void {
  expect(parsedResumeSchema.safeParse(parsed).error).toBeUndefined();
  const ids = parsed.lines.map(({ id }) => id);
  const present = new Set(ids);
  expect(present.size).toBe(ids.length);
  const pointers = values(parsed.resume).map(([pointer]) => pointer);
  expect(Object.keys(parsed.evidence).toSorted()).toEqual(pointers.toSorted());
  expect(Object.keys(parsed.confidence).toSorted()).toEqual(pointers.toSorted());
  const unfounded = Object.entries(parsed.evidence).filter(
    ([, lines]) => lines.length === 0 || lines.some((id) => !present.has(id)),
  );
  expect(unfounded).toEqual([]);
  const held = new Set(Object.values(parsed.evidence).flat());
  expect(parsed.unread.filter((id) => !present.has(id) || held.has(id))).toEqual([]);
}

/** The lines that support these values and no other. */
function heldAlone({ evidence }: ParsedResume, pointers: readonly string[]): string[] {
  const others = Object.keys(evidence).filter((pointer) => !pointers.includes(pointer));
  const elsewhere = new Set(others.flatMap((pointer) => evidence[pointer] ?? []));
  return pointers.flatMap((pointer) => evidence[pointer] ?? []).filter((id) => !elsewhere.has(id));
}
const idsOf = ({ lines }: ParsedResume): string[] => lines.map(({ id }) => id);

const own = (id: string) => ({ id, from: 'person' as const });

test('whatever edits follow one another, every value is supported by existing lines', () => {
  const edit = fc.record({
    kind: fc.constantFrom('without' as const, 'withoutLines' as const, 'set' as const, 'retext' as const),
    at: fc.nat(),
    text: words,
  });
  fc.assert(
    fc.property(resume, fc.array(edit, { maxLength: 10 }), (start, edits) => {
      let parsed = start;
      edits.forEach(({ kind, at, text }, turn) => {
        const pointers = Object.keys(parsed.evidence).filter((each) => !isDate(each));
        const pointer = pointers[at % pointers.length];
        const line = parsed.lines[at % parsed.lines.length]?.id;
        if (pointer === undefined || line === undefined) return;
        if (kind === 'without') parsed = without(parsed, [pointer]);
        else if (kind === 'withoutLines') parsed = withoutLines(parsed, [line]).parsed;
        else if (kind === 'set') parsed = set(parsed, pointer, text, own(`own${turn}`));
        else parsed = retext(parsed, pointer, text);
        expectWhole(parsed);
      });
    }),
  );
});

describe('without', () => {
  test('removes the values named and no other, with the lines that support only them', () => {
    fc.assert(
      fc.property(withValues(0, 6), ({ parsed, pointers }) => {
        const edited = without(parsed, pointers);
        const kept = values(parsed.resume).filter(([pointer]) => !pointers.includes(pointer));
        expect(textsOf(edited)).toEqual(kept.map(([, text]) => text));
        expect(
          values(edited.resume).map(([pointer]) => [edited.evidence[pointer], edited.confidence[pointer]]),
        ).toEqual(kept.map(([pointer]) => [parsed.evidence[pointer], parsed.confidence[pointer]]));
        const alone = heldAlone(parsed, pointers);
        expect(edited.lines).toEqual(parsed.lines.filter(({ id }) => !alone.includes(id)));
      }),
    );
  });

  test('removes an entry with everything in it', () => {
    fc.assert(
      fc.property(withValues(1, 1), ({ parsed, pointers: [pointer = ''] }) => {
        const entry = pointerOf(keysOf(pointer).slice(0, 2));
        const inside = Object.keys(parsed.evidence).filter((each) => each === entry || each.startsWith(`${entry}/`));
        expect(without(parsed, [entry])).toEqual(without(parsed, inside));
      }),
    );
  });

  test('does the same in any order, and when a value is named twice', () => {
    fc.assert(
      fc.property(withValues(0, 6), ({ parsed, pointers }) => {
        const edited = without(parsed, pointers);
        expect(without(parsed, pointers.toReversed())).toEqual(edited);
        expect(without(parsed, [...pointers, ...pointers, '/work/99', '/nothing'])).toEqual(edited);
      }),
    );
  });
});

describe('withoutLines', () => {
  test('removes the lines named and no other', () => {
    fc.assert(
      fc.property(withIds, ({ parsed, ids }) => {
        const { parsed: edited } = withoutLines(parsed, ids);
        expectWhole(edited);
        expect(idsOf(edited)).toEqual(idsOf(parsed).filter((id) => !ids.includes(id)));
      }),
    );
  });

  test('leaves values that other lines support unchanged, and reports where they were', () => {
    fc.assert(
      fc.property(withIds, ({ parsed, ids }) => {
        const { parsed: edited, formerPointer } = withoutLines(parsed, ids);
        const untouched = Object.keys(parsed.evidence).filter(
          (each) => !parsed.evidence[each]?.some((id) => ids.includes(id)),
        );
        const left = new Map(
          values(edited.resume).map(([pointer, text]) => [formerPointer(pointer), { pointer, text }]),
        );
        expect(left.size).toBe(values(edited.resume).length);
        for (const pointer of untouched) {
          const now = left.get(pointer);
          expect([pointer, now?.text]).toEqual([pointer, valueAt(parsed.resume, pointer)]);
          expect(edited.evidence[now?.pointer ?? '']).toEqual(parsed.evidence[pointer]);
          const entry = pointerOf(keysOf(now?.pointer ?? '').slice(0, 2));
          expect(pointer.startsWith(formerPointer(entry))).toBe(true);
        }
      }),
    );
  });

  test('gives the same result when applied twice', () => {
    fc.assert(
      fc.property(withIds, ({ parsed, ids }) => {
        const { parsed: once } = withoutLines(parsed, ids);
        expect(withoutLines(once, ids).parsed).toEqual(once);
      }),
    );
  });
});

describe('set', () => {
  test('can be read back, alone, from the line it was given', () => {
    fc.assert(
      fc.property(withValues(1, 1), words, ({ parsed, pointers: [pointer = ''] }, text) => {
        const edited = set(parsed, pointer, text, own('own'));
        expectWhole(edited);
        expect(new Map(values(edited.resume))).toEqual(new Map([...values(parsed.resume), [pointer, text]]));
        expect(edited.evidence).toEqual({ ...parsed.evidence, [pointer]: ['own'] });
        expect(edited.confidence[pointer]).toBe(1);
        expect(edited.lines.find(({ id }) => id === 'own')).toMatchObject({ text, from: 'person' });
        const alone = heldAlone(parsed, [pointer]);
        expect(edited.lines.filter(({ id }) => id !== 'own')).toEqual(
          parsed.lines.filter(({ id }) => !alone.includes(id)),
        );
        expect(set(edited, pointer, text, own('own'))).toEqual(edited);
      }),
    );
  });

  test('gives the same result for several values in any order', () => {
    fc.assert(
      fc.property(withValues(2, 5), words, ({ parsed, pointers }, text) => {
        const made = (order: readonly string[]) =>
          order.reduce((edited, pointer) => set(edited, pointer, `${text} ${pointer}`, own(pointer)), parsed);
        const [straight, turned] = [made(pointers), made(pointers.toReversed())];
        expect(turned.resume).toEqual(straight.resume);
        expect(turned.evidence).toEqual(straight.evidence);
        expect(turned.confidence).toEqual(straight.confidence);
        expect(idsOf(turned).toSorted()).toEqual(idsOf(straight).toSorted());
      }),
    );
  });

  test('adds an entry after the last, on an existing line or a new one', () => {
    fc.assert(
      fc.property(resume, words, (parsed, text) => {
        const count = parsed.resume.awards?.length ?? 0;
        const edited = set(parsed, '/awards/-/title', text, own('own'));
        expectWhole(edited);
        expect(edited.resume.awards?.[count]).toEqual({ title: text });
        const loose: ParsedResume = {
          ...parsed,
          lines: [...parsed.lines, { id: 'loose', page: 1, text, section: 'other' }],
          unread: [...parsed.unread, 'loose'],
        };
        const placed = set(loose, '/awards/-/title', text, { id: 'loose' });
        expectWhole(placed);
        expect(placed.lines.at(-1)).toEqual({ id: 'loose', page: 1, text, section: 'awards' });
        expect({ ...placed.resume }).toEqual(edited.resume);
      }),
    );
  });
});

describe('retext', () => {
  test('rewords the value and its line, which keeps its id, and no other value', () => {
    fc.assert(
      fc.property(withValues(1, 1), words, ({ parsed, pointers: [pointer = ''] }, text) => {
        const edited = retext(parsed, pointer, text);
        expectWhole(edited);
        expect(new Map(values(edited.resume))).toEqual(new Map([...values(parsed.resume), [pointer, text]]));
        const [first = '', ...rest] = parsed.evidence[pointer] ?? [];
        expect(edited.lines.find(({ id }) => id === first)?.text).toContain(text);
        const gone = heldAlone(parsed, [pointer]).filter((id) => id !== first);
        expect(edited.lines.filter(({ id }) => id !== first)).toEqual(
          parsed.lines.filter(({ id }) => id !== first && !gone.includes(id)),
        );
        const kept = rest.filter((id) => !gone.includes(id));
        expect(edited.evidence).toEqual({ ...parsed.evidence, [pointer]: [first, ...kept] });
      }),
    );
  });

  test('restores the value when reversed', () => {
    fc.assert(
      fc.property(withValues(1, 1), words, ({ parsed, pointers: [pointer = ''] }, text) => {
        const before = valueAt(parsed.resume, pointer) as string;
        expect(retext(retext(parsed, pointer, text), pointer, before).resume).toEqual(parsed.resume);
      }),
    );
  });

  test('gives the same result for several values in any order if they share no line', () => {
    fc.assert(
      fc.property(withValues(2, 5), words, ({ parsed, pointers }, text) => {
        const lines = pointers.flatMap((pointer) => parsed.evidence[pointer] ?? []);
        fc.pre(new Set(lines).size === lines.length);
        const made = (order: readonly string[]) =>
          order.reduce((edited, pointer) => retext(edited, pointer, `${text} ${pointer}`), parsed);
        expect(made(pointers.toReversed())).toEqual(made(pointers));
      }),
    );
  });

  test('changes nothing where there is no text', () => {
    expect(retext(read, '/work', 'x')).toBe(read);
    expect(retext(read, '/work/99/name', 'x')).toBe(read);
  });
});

describe('reordering a list', () => {
  test('moves values with what supports them, and back again', () => {
    fc.assert(
      fc.property(
        resume,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
        (parsed, keys) => {
          const pointer = '/work/0/highlights';
          const lines = (valueAt(parsed.resume, pointer) as string[] | undefined) ?? [];
          const order = lines.map((_, index) => index).toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
          const reordered = reorder(parsed, pointer, order);
          expectWhole(reordered);
          order.forEach((from, to) => {
            expect(valueAt(reordered.resume, `${pointer}/${to}`)).toBe(lines[from]);
            expect(reordered.evidence[`${pointer}/${to}`]).toEqual(parsed.evidence[`${pointer}/${from}`]);
          });
          const back = order.map((_, index) => order.indexOf(index));
          expect(reorder(reordered, pointer, back)).toEqual(parsed);
        },
      ),
    );
  });

  test('changes nothing by what is no order of it', () => {
    for (const order of [[], [0, 0], [5, 6], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]])
      expect(reorder(read, '/work/0/highlights', order)).toBe(read);
    expect(reorder(read, '/basics/name', [0])).toBe(read);
  });
});
