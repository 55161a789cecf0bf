import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFromText } from '#domain/document/plain-text.ts';
import { questionKinds, type InterviewPrep } from '#domain/interview/interview-prep.ts';
import { prepareInterview } from '#domain/interview/prepare-interview.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { ratedPairs, today, twinPairs } from './fit-pairs.ts';

/** Ads, each with a resume of its profession or of a neighbour: `h12` is the 13th of the rated pairs, `m459` of the twins, else a PDF. */
const sets = {
  learn:
    'monster_0556:h12 monster_0297:h221 monster_0446:h185 monster_0720:h193 monster_0797:h129 monster_0156:h174 monster_0655:h190 monster_0002:h222 ' +
    'monster_0721:h178 indeed_database_engineer_006:h153 indeed_frontend_dev_000:hmr-jane-doe__even.pdf monster_0240:h35 monster_0072:h30 ' +
    'monster_0284:h99 monster_0063:h187 monster_0023:m459',
  choose:
    'monster_0802:h68 monster_0163:m27 monster_0570:h128 monster_0125:m270 monster_0285:h214 indeed_cyber_security_001:h63 monster_0043:h123 ' +
    'monster_0501:h197',
  report:
    'monster_0814:h223 monster_0334:h56 monster_0289:h184 monster_0468:h126 monster_0321:h45 monster_0733:h109 monster_0016:h62 monster_0027:h224 ' +
    'monster_0259:h226 monster_0057:h168 indeed_data_analyst_business_analyst_003:h146 indeed_product_manager_001:h188 monster_0572:h201 ' +
    'monster_0008:h27 indeed_frontend_dev_006:jr-richard-hendriks__wordA.pdf monster_0017:h103',
} as const;
type SetName = keyof typeof sets;

interface Prepared {
  ad: string;
  title: string;
  prep: InterviewPrep;
  /** Both documents, lower case. */
  said: string;
}

async function resumeNamed(name: string): Promise<ParsedResume> {
  if (name.endsWith('.pdf')) {
    const outcome = await createInProcessReader().read(readFileSync(join(sharedData, 'resumes/pdf', name)), name);
    if (!outcome.ok) throw new Error(`${name} cannot be read.`);
    return parseResume(outcome.document);
  }
  const pairs = name.startsWith('h') ? ratedPairs() : twinPairs();
  return parseResume(documentFromText(pairs[Number(name.slice(1))]?.resume ?? ''));
}

async function prepared(set: SetName): Promise<Prepared[]> {
  const index = JSON.parse(readFileSync(join(sharedData, 'job-ads/index.json'), 'utf8')) as {
    file: string;
    title: string;
  }[];
  const preps: Prepared[] = [];
  for (const pair of sets[set].split(' ')) {
    const [ad = '', name = ''] = pair.split(':');
    const text = readFileSync(join(sharedData, 'job-ads', `${ad}.txt`), 'utf8');
    const title = (index.find(({ file }) => file === `${ad}.txt`)?.title ?? '').replace(/ Job in.*| \| Monster.*/, '');
    const posting = readPosting(text, { title });
    const source = await resumeNamed(name);
    const prep = prepareInterview({ source, posting, jobTitle: title, companyName: posting.employer, today });
    preps.push({
      ad,
      title,
      prep,
      said: `${text}\n${title}\n${resumeText(source)}`.toLowerCase().replace(/\s+/g, ' '),
    });
  }
  return preps;
}

/** How interview preps of pairs come out: `--set learn|choose|report`, with `--print` the questions themselves. */
export async function benchInterview(args: string[]): Promise<void> {
  if (!hasSharedData) {
    console.log('skipped: there is no data folder beside the project');
    return;
  }
  const given = args[args.indexOf('--set') + 1];
  const set: SetName = args.includes('--set') && given !== undefined && given in sets ? (given as SetName) : 'learn';
  const preps = await prepared(set);
  if (args.includes('--print')) for (const each of preps) printPrep(each);
  for (const kind of questionKinds) {
    const counts = preps.map(({ prep }) => prep.questions.filter((question) => question.kind === kind).length);
    console.log(`${kind}: ${mean(counts).toFixed(1)} on average, ${Math.min(...counts)} to ${Math.max(...counts)}`);
  }
  const all = preps.flatMap(({ prep }) => prep.questions);
  const naming = all.filter(({ names }) => names.length > 0).length;
  console.log(`${all.length} questions; ${((100 * naming) / all.length).toFixed(0)} % name something of their pair`);
  console.log(`the most that two preps share: ${(100 * mostShared(preps)).toFixed(0)} %`);
  const strange = preps.flatMap(({ prep, said }) =>
    prep.questions.filter(({ kind, names }) => kind === 'technical' && !names.some((name) => isSaid(name, said))),
  );
  console.log(`technical questions of which neither document has a name: ${strange.length}`);
  for (const { text } of strange) console.log(`  ${text}`);
}

function printPrep({ ad, title, prep }: Prepared): void {
  console.log(`\n== ${title} (${ad})`);
  for (const { kind, origin, text } of prep.questions) console.log(`[${kind}, ${origin}] ${text}`);
  for (const { title: story, parts } of prep.stories) console.log(`STORY ${story}: ${JSON.stringify(parts)}`);
  for (const { text } of prep.forEmployer) console.log(`BACK ${text}`);
  for (const tip of prep.tips) console.log(`TIP ${tip}`);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Whether most content words of a name are in the documents, in whatever form. */
function isSaid(name: string, said: string): boolean {
  const words = (name.toLowerCase().match(/[\p{L}\d+#.]{2,}/gu) ?? []).map((word) => word.slice(0, 5));
  return words.length > 0 && words.filter((word) => said.includes(word)).length / words.length >= 0.5;
}

function mostShared(preps: readonly Prepared[]): number {
  const shares = preps.flatMap(({ prep: a }, at) =>
    preps.slice(at + 1).map(({ prep: b }) => {
      const texts = new Set(b.questions.map(({ text }) => text));
      const shared = a.questions.filter(({ text }) => texts.has(text)).length;
      return shared / Math.max(1, Math.min(a.questions.length, b.questions.length));
    }),
  );
  return Math.max(0, ...shares);
}
