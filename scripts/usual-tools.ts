// `npx tsx scripts/usual-tools.ts O*NET`: writes which tools of the lexicon are usual in which occupations to
// `src/domain/words/tailoring/usual-tools.json`, from the text files of an O*NET database (https://www.onetcenter.org/database.html, 27.0).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSkills } from '#domain/lexicon/skills/find-skills.ts';
import { tidyTable } from '#domain/words/tidy-table.ts';
import { projectRoot } from '#server/root.ts';
import { usedTechnologies } from './occupations/sources.ts';

const about =
  'Tools that are usual in an occupation (code of O*NET): names of skills. By scripts/usual-tools.ts from O*NET 27.0; see NOTICE.';

/** "Oracle PeopleSoft Financials": a product's name, which a technology begins or ends with; "Human resources software" names none. */
function productIn(technology: string): string[] {
  const name = technology.replace(/ (?:software|Systems)$/, '');
  return findSkills(name, { list: true })
    .filter(({ start, end, surface }) => (start === 0 || end === name.length) && isProperName(surface))
    .filter(({ start, end }) => end - start > 1 || end - start === name.length)
    .map(({ skill }) => skill)
    .filter((skill) => isProperName(skill) && !fields.has(skill));
}

/** Fields of work that products are named after. */
const fields: ReadonlySet<string> = new Set(
  (
    'Accounting Agile Agriculture Budgeting Calipers Electronics Healthcare Hydrology Illustration Insurance Maintenance Manufacturing ' +
    'Marketing Mentoring Pharmacy Planning Quotations Reception Research Robotics Statistics Supervision Teamwork Wireframing'
  ).split(' '),
);

const isProperName = (text: string): boolean => text.split(' ').every((word) => /^[A-Z\d]/.test(word));

const tools = new Map<string, Set<string>>();
for (const { code, technology } of usedTechnologies(process.argv[2] ?? '')) {
  for (const skill of productIn(technology)) tools.set(code, (tools.get(code) ?? new Set()).add(skill));
}
const all = [...tools].map(([code, names]) => `${code} | ${[...names].toSorted().join(', ')}`);
const path = join(projectRoot(), 'src/domain/words/tailoring/usual-tools.json');
writeFileSync(path, tidyTable({ about, classes: [1], entries: { all } }));
