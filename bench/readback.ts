import { join } from 'node:path';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import { projectRoot } from '#server/root.ts';
import { readBack, type FieldDifference, type ReadBack } from '#test/support/read-back.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;

function report(name: string, outcomes: readonly ReadBack[]): void {
  const exact = outcomes.filter(({ differences }) => differences.length === 0).length;
  const fields = outcomes.reduce((sum, outcome) => sum + outcome.fields, 0);
  const wrong = outcomes.reduce((sum, { differences }) => sum + differences.length, 0);
  console.log(
    `${name.padEnd(16)} ${exact} of ${outcomes.length} documents exactly equal, ${share(fields - wrong, fields)} of ${fields} fields`,
  );
}

const kindOf = ({ pointer }: FieldDifference): string => pointer.replace(/\/\d+/g, '');

/**
 * Resumes of invented persons written with every template as PDF and DOCX, read and compared field by field. `--from` and `--people` choose the persons (0 and
 * 100), `--show` prints the differences. Needs `node scripts/build.mjs workers`.
 */
export async function benchReadback(args: string[]): Promise<void> {
  const option = (name: string, usual: number): number => {
    const at = args.indexOf(name);
    return at < 0 ? usual : Number(args[at + 1]);
  };
  const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
  const reader = createInProcessReader();
  const outcomes: ReadBack[] = [];
  const first = option('--from', 0);
  try {
    for (let number = first; number < first + option('--people', 100); number += 1)
      outcomes.push(...(await readBack(variedPerson(number), writer, reader)));
  } finally {
    await writer.close();
  }
  for (const format of ['pdf', 'docx'] as const) {
    for (const template of new Set(outcomes.map((outcome) => outcome.template)))
      report(
        `${template}, ${format}`,
        outcomes.filter((outcome) => outcome.template === template && outcome.format === format),
      );
  }
  report('all', outcomes);
  const kinds = new Map<string, number>();
  for (const difference of outcomes.flatMap(({ differences }) => differences))
    kinds.set(kindOf(difference), (kinds.get(kindOf(difference)) ?? 0) + 1);
  for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${kind}`);
  if (!args.includes('--show')) return;
  for (const { person, template, format, differences } of outcomes)
    for (const { pointer, wanted, found } of differences)
      console.log(`${person} ${template} ${format} ${pointer}: ${JSON.stringify(wanted)} -> ${JSON.stringify(found)}`);
}
