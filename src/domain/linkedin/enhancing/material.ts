import type { Language } from '../../language/languages.ts';
import { isMeasured } from '../../matching/evidence/quantities.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { spokenName } from '../../resume/telling/spoken-names.ts';
import { tellsOfPart } from '../../tailoring/wording/results.ts';
import { statedYears } from '../../tailoring/years-of-experience.ts';
import type { LinkedinProfile } from '../read-profile.ts';
import { alike } from './experience.ts';
import type { DoneLine } from './lines.ts';
import type { RankedSkill } from './skills.ts';
import type { Support } from './support.ts';
import type { Target } from './target.ts';
import { titleIn, voiceOf, type Voice } from './voices.ts';

/** Everything that a profile's texts are written from. */
export interface Material {
  profile: LinkedinProfile;
  resume: ParsedResume | undefined;
  target: Target;
  support: Support;
  voice: Voice | undefined;
  today: string;
  /** The title that the person has now, or had last. */
  title: string | undefined;
  titleLines: readonly string[];
  who: {
    language: Language;
    employer: string;
    /** JSON Pointer of the position that the person is introduced by. */
    entry: string | undefined;
    employed: boolean;
    /** Full years of work; 0 where the dates do not say. */
    years: number;
  };
  skills: readonly RankedSkill[];
  /** Lines of work that tell of a result in figures, the best first, each thing once. */
  results: readonly DoneLine[];
  /** All lines of work, the best first, each thing once. */
  done: readonly DoneLine[];
}

type Base = Pick<Material, 'profile' | 'resume' | 'target' | 'support' | 'today' | 'skills'>;

/** Works out whom the profile is about, and what of their work is told first. */
export function gather(base: Base, language: Language, lines: readonly DoneLine[]): Material {
  const { resume } = base.profile.parsed;
  const work = resume.work ?? [];
  const isCurrent = (at: number): boolean => work[at]?.startDate !== undefined && work[at].endDate === undefined;
  const at = introducing(
    base,
    work.map(({ position }) => position),
    isCurrent,
  );
  const position = at === undefined ? undefined : work[at];
  const entry = at === undefined ? undefined : `/work/${at}`;
  const done = distinct(lines.toSorted((a, b) => b.worth - a.worth));
  return {
    ...base,
    voice: voiceOf(language),
    title: titleIn(position?.position),
    titleLines: entry === undefined ? [] : (base.profile.parsed.evidence[`${entry}/position`] ?? []),
    who: {
      language,
      employer: spokenName(position?.name) ?? '',
      entry,
      employed: at !== undefined && isCurrent(at),
      years: yearsFor(statedYears(resume, base.today)),
    },
    done,
    results: done.filter(
      ({ text, quantified }) => quantified && (isMeasured(text) || /\d/.test(text)) && !tellsOfPart(text),
    ),
  };
}

/** Few years are better shown by dates. */
const yearsFor = (years: number): number => (years >= 3 ? years : 0);

/** The current position nearest to the role, else the latest one; a job beside studies is not what a beginner is introduced by. */
function introducing(
  { target }: Base,
  titles: readonly (string | undefined)[],
  isCurrent: (at: number) => boolean,
): number | undefined {
  const known = titles.flatMap((title, at) =>
    titleIn(title) === undefined ? [] : [{ at, near: target.nearness(title ?? '') }],
  );
  const current = known.filter(({ at }) => isCurrent(at));
  const [best] = (current.length > 0 ? current : known.slice(0, 1)).toSorted((a, b) => b.near - a.near);
  return best !== undefined && target.isEntry && best.near < 0.4 ? undefined : best?.at;
}

const distinct = (lines: readonly DoneLine[]): DoneLine[] =>
  lines.filter(
    (line, at) =>
      !lines.slice(0, at).some((other) => alike(other.text, line.text, other.from === line.from ? 0.9 : 0.6)),
  );
