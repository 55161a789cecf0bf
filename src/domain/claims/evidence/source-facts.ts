import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { Quantity } from '../quantities/quantity.ts';
import type { Subject } from '../quantities/subjects.ts';
import type { Word } from '../words/words.ts';

/** A sentence or line of the source with what it states. */
export interface SourceSentence {
  text: string;
  words: readonly Word[];
  /** Keys and stems of all its words. */
  vocabulary: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  quantities: readonly Quantity[];
  /** What each of its quantities is about, in their order. */
  subjects: readonly Subject[];
  /** The skills it names. */
  skills: () => ReadonlySet<string>;
  /** The line of the resume it was read from; absent for values that no line is known of. */
  line?: string | undefined;
}

/** A range of dates of an entry; ISO with reduced precision, without an end if the position is current. */
export interface SourceDates {
  start?: string | undefined;
  end?: string | undefined;
  present: boolean;
}

/** An entry of the source: a position, a degree, a certificate … with everything written under it. */
export interface SourceEntry {
  /** JSON Pointer: `/work/0`; the section alone for sections without entries. */
  pointer: string;
  section: SectionKind;
  /** Employer, school, issuer, project: who or what the entry is named after. */
  names: readonly string[];
  /** What the place may be called: the name as it was read, and the parts of its lines that may be the name, were that read wrongly. */
  places: readonly string[];
  /** Position, degree, field: what the person was or earned there. */
  titles: readonly string[];
  dates: readonly SourceDates[];
  sentences: readonly SourceSentence[];
  /** Words of the values and lines that name the entry. */
  header: ReadonlySet<string>;
}
