import { bandOf } from '#domain/scoring/bands.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { bandText } from '../../../ui/score-bar.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Compared, ComparedCell, CompareMode } from './compare-choice.ts';

interface Row {
  key: string;
  name: string;
  /** What goes under the name. */
  more: string;
  cell: ComparedCell;
}

/** How many missing keywords are named before they are counted. */
const namedMissing = 5;

function Missing({ missing }: { missing: readonly string[] }) {
  const { compareJobsPart: words } = useCopy();
  if (missing.length === 0) return <span className="text-ink-faint">{words.nothingMissing}</span>;
  const rest = missing.length - namedMissing;
  return (
    <span className="block min-w-48 wrap-anywhere">
      {missing.slice(0, namedMissing).join(', ')}
      {rest > 0 && <span className="text-ink-faint"> {words.more(rest)}</span>}
    </span>
  );
}

const score = (value: number) => <span className={bandText[bandOf(value)]}>{value}</span>;

/** Which of the many a row is about. */
const named = ({ name, more }: Row) => (
  <span className="grid min-w-40 wrap-anywhere">
    {name}
    {more !== '' && <span className="text-xs font-normal text-ink-faint">{more}</span>}
  </span>
);

const columnsOf = (mode: CompareMode, words: PageCopy['compareJobsPart']) => [
  {
    name: mode === 'oneResume' ? words.job : words.resume,
    head: true,
    sortBy: ({ name }: Row) => name,
    cell: named,
  },
  {
    name: words.overall,
    figures: true,
    sortBy: ({ cell }: Row) => cell.overallScore,
    cell: ({ cell }: Row) => <strong className="font-semibold">{score(cell.overallScore)}</strong>,
  },
  {
    name: words.keywords,
    figures: true,
    sortBy: ({ cell }: Row) => cell.keywordScore,
    cell: ({ cell }: Row) => score(cell.keywordScore),
  },
  {
    name: words.titlePlace,
    figures: true,
    sortBy: ({ cell }: Row) => cell.titleLocationScore,
    cell: ({ cell }: Row) => score(cell.titleLocationScore),
  },
  {
    name: words.missing,
    sortBy: ({ cell }: Row) => cell.missingSkills.length,
    cell: ({ cell }: Row) => <Missing missing={cell.missingSkills} />,
  },
];

interface ComparedTableProps {
  mode: CompareMode;
  compared: Compared;
}

/** A row for each of the many, the best fit first; its headings sort it otherwise. */
export function ComparedTable({ mode, compared: { resumes, listings, rows } }: ComparedTableProps) {
  const { compareJobsPart: words } = useCopy();
  const resumeName = ({ kind, name }: Compared['resumes'][number]) =>
    kind === 'optimization' ? words.optimizedFor(name) : name;
  const [resume] = resumes;
  const [listing] = listings;
  const shown: Row[] =
    mode === 'oneResume'
      ? listings.flatMap(({ id, title, company, location }, at) => {
          const cell = rows[0]?.[at];
          return cell ? [{ key: id, name: title, more: [company, location].filter(Boolean).join(' · '), cell }] : [];
        })
      : resumes.flatMap((one, at) => {
          const cell = rows[at]?.[0];
          return cell ? [{ key: `${one.kind}:${one.id}`, name: resumeName(one), more: '', cell }] : [];
        });
  return (
    <Table
      caption={
        mode === 'oneResume'
          ? words.captionJobs(resume ? resumeName(resume) : '')
          : words.captionResumes(listing ? words.jobNamed(listing.title, listing.company) : '')
      }
      captionShown
      firstSorted={words.overall}
      rows={shown}
      keyOf={({ key }) => key}
      columns={columnsOf(mode, words)}
    />
  );
}
