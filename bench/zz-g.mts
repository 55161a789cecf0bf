import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { attempt, score, slack, tricks } from '#test/support/corpus/gaming.ts';
import { copiedText, readFiles } from '#test/support/corpus/read-files.ts';
import { fixtureFiles } from '#test/support/fixtures.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
const corpus = fixtureCorpus();
const files = fixtureFiles();
const read = await readFiles(corpus.people.map(({ id }) => files.find(({ person }) => person === id)?.path ?? ''));
const attempts = read.map(({ document }, at) => ({
  who: corpus.people[at]!.id,
  a: attempt(copiedText(document), corpus.adTextFor(at, 11)),
  text: copiedText(document),
}));
for (const name of [
  'each keyword improved by a number',
  'each keyword as used',
  'what the ad asks in another order under the last job',
]) {
  const trick = tricks[name]!;
  const out: string[] = [];
  for (const { who, a } of attempts) {
    const x = a as any;
    const b = score(x.resume, x.posting),
      c = score(trick(x.resume, x.posting), x.posting);
    if (c.overallScore > b.overallScore + slack) out.push(`${who} ${b.overallScore}->${c.overallScore}`);
  }
  console.log(name, out);
}
const who = process.argv[2];
if (who) {
  const t = attempts.find((x) => x.who === who)!;
  const p = parseResume(documentFromText(t.text));
  for (const l of p.lines) console.log(l.heading ? '==' : '  ', l.section, l.text.slice(0, 100));
}
