import { applyCorrections, fits } from '#domain/resume/corrections/apply-corrections.ts';
import { latestOf, type Correction } from '#domain/resume/corrections/correction.ts';
import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts, SourceDocument } from '#domain/document/source-document.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { EngineBusy, type Engine } from '../../engine/tasks.ts';
import type { KeptLine } from '../../db/schema/optimizations.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock, DocumentReader, GrammarChecked, GrammarChecker } from '../../ports.ts';
import { storable } from '../../storable-text.ts';
import {
  adoptUploads,
  findAddedLater,
  findPicture,
  findUpload,
  listOf,
  purgeUploads,
  saveCorrections,
  saveMistakes,
  saveUpload,
  type AddedLater,
} from './store.ts';

/** How long what was read from a file is kept. */
export const uploadDays = 30;

/** A file that took longer than this to read is not painted, because that would take long, too. In milliseconds. */
const slowMs = 2_000;
/** How long an upload waits for its mistakes to be found: longer than the checker usually takes to load. */
const grammarMs = 4_000;
/** How long a score waits for the mistakes of language, which are known of most uploads already. */
export const scoreGrammarMs = 6_000;

export interface ReadUpload {
  content: string;
  uploadId: string;
  fileName: string;
  parsed: ParsedResume;
  layout: LayoutFacts;
  /** For how many of its pages there are pictures. */
  pictures: number;
  /** Mistakes of language, where they are known. */
  grammar?: GrammarFact[] | undefined;
}

/** An upload as it is stored: what was read, and the person's corrections. */
export interface KeptUpload extends ReadUpload {
  corrections: Correction[];
}

/** A resume as it was sent: with the layout facts of its file where the text is still the file's. */
export interface SentResume {
  parsed: ParsedResume;
  layout: LayoutFacts | undefined;
  /** Absent where it is not known. */
  grammar: GrammarFact[] | undefined;
}

export interface Uploads {
  /** Reads a file and stores the result for the owner. Throws the FILE_ codes. */
  read(owner: Owner, file: UploadedFile): Promise<ReadUpload>;
  /** Throws UPLOAD_NOT_FOUND for one that does not exist and for another's, as do all functions that take an upload. */
  get(owner: Owner | undefined, id: string): Promise<KeptUpload>;
  /** A PNG of a page, counted from 1. */
  picture(owner: Owner | undefined, id: string, page: number): Promise<Uint8Array>;
  /** The account's, newest first. */
  list(userId: string): Promise<{ uploadId: string; fileName: string; createdAt: string }[]>;
  /** Replaces the corrections with these. Throws CORRECTION_UNFIT where one does not apply to this resume. */
  correct(owner: Owner | undefined, id: string, corrections: Correction[]): Promise<{ corrections: Correction[] }>;
  /** What was added to an upload after it was read; nothing where there is no such upload. */
  addedLater(owner: Owner | undefined, id: string): Promise<AddedLater | undefined>;
  /** The mistakes of language in an upload as it was read; found now, and stored, where they were not in time before. */
  mistakes(owner: Owner | undefined, id: string): Promise<GrammarChecked>;
  /** Gives an account what was uploaded in its session before signing in. */
  adopt(userId: string, sessionId: string): Promise<void>;
  /**
   * The corrected resume of a text. Where it is the stored upload's text, what was read from the file; where the person edited it, the edited text read again.
   * The corrections apply to both.
   */
  resolve(owner: Owner | undefined, sent: { text: string; uploadId: string | undefined }): Promise<SentResume>;
  purge(): Promise<void>;
}

const keptLines = (document: SourceDocument): KeptLine[] =>
  document.pages.flatMap((page) => page.lines.map(({ runs: _runs, ...line }) => line));

/** Line ends and trailing spaces change when a form is submitted; neither is a correction. */
const comparable = (text: string): string => text.replace(/[ \t]*\r?\n/g, '\n').trim();

interface Deps {
  db: Database;
  reader: DocumentReader;
  grammar: GrammarChecker;
  engine: Engine;
  clock: Clock;
}

export function createUploads({ db, reader, grammar: checker, engine, clock }: Deps): Uploads {
  const find = async (owner: Owner | undefined, id: string) => {
    const upload = owner && (await findUpload(db, owner, id));
    if (!upload) throw new AppError('UPLOAD_NOT_FOUND');
    return upload;
  };
  /** Stores mistakes that arrive after the answer, too. If that fails, they are found again when a score asks for them. */
  const keptLater = (id: string, { later }: GrammarChecked): Pick<GrammarChecked, 'later'> => {
    if (!later) return {};
    const kept = later.then(async (mistakes) => {
      if (mistakes) await saveMistakes(db, id, mistakes);
      return mistakes;
    });
    return { later: kept.catch(() => undefined) };
  };
  return {
    async read(owner, { bytes, name }) {
      const began = clock.now().getTime();
      const outcome = await reader.read({ bytes, name });
      if (!outcome.ok) throw new AppError(outcome.failure.code, outcome.failure.details);
      const document = storable(outcome.document);
      const slow = clock.now().getTime() - began > slowMs;
      const reading = engine.run('parseDocument', document).catch((error: unknown) => {
        throw error instanceof EngineBusy ? new AppError('FILE_TOO_SLOW') : error;
      });
      const unknown: GrammarChecked = {};
      const [parsed, checked, pictures] = await Promise.all([
        reading,
        slow ? unknown : reading.then((resume) => checker.check(resume, grammarMs)),
        slow ? [] : reader.pictures({ bytes, name }),
      ]);
      const content = resumeText(parsed);
      const { layout } = document;
      const grammar = checked.mistakes;
      const uploadId = await saveUpload(db, owner, {
        fileName: name,
        content,
        lines: keptLines(document),
        layout,
        parsed,
        grammar,
        pictures: pictures.map((picture) => Buffer.from(picture).toString('base64')),
      });
      keptLater(uploadId, checked);
      const known = grammar && { grammar };
      return { content, uploadId, fileName: name, parsed, layout, pictures: pictures.length, ...known };
    },

    async get(owner, id) {
      const { grammar, ...upload } = await find(owner, id);
      return { ...upload, uploadId: id, ...(grammar && { grammar }) };
    },

    async picture(owner, id, page) {
      const picture = owner && (await findPicture(db, owner, id, page));
      if (picture === undefined) throw new AppError('UPLOAD_NOT_FOUND');
      return Buffer.from(picture, 'base64');
    },

    async list(userId) {
      const rows = await listOf(db, userId);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async correct(owner, id, sent) {
      const { parsed } = await find(owner, id);
      const corrections = latestOf(sent);
      if (!corrections.every((correction) => fits(parsed, correction))) throw new AppError('CORRECTION_UNFIT');
      if (owner) await saveCorrections(db, owner, id, corrections);
      return { corrections };
    },

    addedLater: async (owner, id) => owner && findAddedLater(db, owner, id),

    async mistakes(owner, id) {
      const { parsed, grammar } = await find(owner, id);
      if (grammar) return { mistakes: grammar };
      const checked = await checker.check(parsed, scoreGrammarMs);
      if (checked.mistakes) await saveMistakes(db, id, checked.mistakes);
      return { ...checked, ...keptLater(id, checked) };
    },

    adopt: (userId, sessionId) => adoptUploads(db, userId, sessionId),

    async resolve(owner, { text, uploadId }) {
      const unknown = { layout: undefined, grammar: undefined };
      if (uploadId === undefined) return { parsed: await engine.run('parseText', text), ...unknown };
      const { content, parsed, layout, grammar, corrections } = await find(owner, uploadId);
      if (comparable(content) === comparable(text))
        return { parsed: applyCorrections(parsed, corrections), layout, grammar: grammar ?? undefined };
      const retyped = await engine.run('parseText', text);
      return { parsed: retypedResume(parsed, retyped, corrections), ...unknown };
    },

    purge: () => purgeUploads(db, new Date(clock.now().getTime() - uploadDays * 24 * 3600 * 1000)),
  };
}
