import type { ProfileChange } from '../enhancement.ts';
import { isMeasured } from '../../matching/evidence/quantities.ts';
import { evidenceFor } from './experience.ts';
import type { Material } from './material.ts';
import type { Told } from './support.ts';

const most = { results: 5, all: 12 } as const;

/** What somebody can point to, a line each: the best results with where they were reached, awards, certificates, publications, projects. */
export function writeAccomplishments(material: Material): { lines: string[]; changes: ProfileChange[] } {
  const { results, profile, support } = material;
  const { resume, evidence } = profile.parsed;
  const listedOf = (
    section: 'awards' | 'certificates' | 'publications' | 'projects',
    text: (at: number) => string,
  ): Told[] =>
    (resume[section] ?? []).map((_, at) => ({
      from: 'profile',
      lines: linesUnder(`/${section}/${at}`),
      text: text(at),
    }));
  const linesUnder = (pointer: string): string[] => [
    ...new Set(
      Object.entries(evidence)
        .filter(([key]) => key.startsWith(`${pointer}/`))
        .flatMap(([, ids]) => ids),
    ),
  ];
  const year = (date: string | undefined): string => (date === undefined ? '' : date.slice(0, 4));
  const parts = (...texts: (string | undefined)[]): string =>
    texts.filter((text) => text !== undefined && text !== '').join(', ');
  const measured = results.filter(({ text }) => isMeasured(text));
  const best = (measured.length > 0 ? measured : results).slice(0, most.results).map((line): Told => ({
    from: line.from,
    entry: line.entry,
    checkedAs: line.text,
    lines: line.lines,
    text:
      line.employer === undefined || line.text.includes(line.employer)
        ? line.text
        : `${line.text.replace(/\.$/, '')} (${line.employer})`,
  }));
  const others = [
    ...listedOf('awards', (at) =>
      parts(resume.awards?.[at]?.title, resume.awards?.[at]?.awarder, year(resume.awards?.[at]?.date)),
    ),
    ...listedOf('certificates', (at) =>
      parts(resume.certificates?.[at]?.name, resume.certificates?.[at]?.issuer, year(resume.certificates?.[at]?.date)),
    ),
    ...listedOf('publications', (at) =>
      parts(
        resume.publications?.[at]?.name,
        resume.publications?.[at]?.publisher,
        year(resume.publications?.[at]?.releaseDate),
      ),
    ),
    ...listedOf('projects', (at) =>
      [resume.projects?.[at]?.name, resume.projects?.[at]?.description].filter(Boolean).join(': '),
    ),
  ];
  const told = [
    ...best.flatMap((line) => support.supported('accomplishments', line) ?? []),
    ...others.filter(({ text }) => text !== ''),
  ].slice(0, most.all);
  return {
    lines: told.map(({ text }) => text),
    changes: told.map((line, at) => ({
      id: `accomplishments:${at}`,
      section: 'accomplishments',
      original: '',
      revised: line.text,
      reasons: [{ code: at < best.length ? 'result-listed' : 'entry-listed' }],
      evidence: evidenceFor([line], support),
    })),
  };
}
