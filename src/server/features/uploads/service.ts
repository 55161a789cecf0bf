import { applyCorrections, fits } from '#domain/resume/corrections/apply-corrections.ts';
import { latestOf, type Correction } from '#domain/resume/corrections/correction.ts';
import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import { isSameText } from '#domain/resume/corrections/same-text.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts, SourceDocument } from '#domain/document/source-document.ts';
import type { RouteQuery } from '#contract/route.ts';
import type { listUploads } from '#contract/uploads.ts';
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

/** A file that took longer to read is not painted: that would take long, too. In milliseconds. */
const slowMs = 2_000;
/** How long an upload waits for its mistakes to be found: longer than the checker takes to load, mostly. */
const grammarMs = 4_000;
/** How long a score waits for the mistakes of language, which are known of most uploads already. */
export const scoreGrammarMs = 6_000;

export interface ReadUpload {
  content: string;
  uploadId: string;
  fileName: string;
  parsed: ParsedResume;
  layout: LayoutFacts;
  /** How many of its pages there are pictures of. */
  pictures: number;
  /** Mistakes of language, where they are known. */
  grammar?: GrammarFact[] | undefined;
}

/** An upload as it is kept: what was read, and what its person corrected of it. */
export interface KeptUpload extends ReadUpload {
  corrections: Correction[];
}

/** A resume as it was sent: with the layout facts of its file where the text is still the file's. */
export interface SentResume {
  parsed: ParsedResume;
  layout: LayoutFacts | undefined;
  /** Absent where it is not known. */
  grammar: GrammarFact[] | undefined;
  /** The file it came from; absent for a text that was pasted. */
  fileName: string | undefined;
}

export interface Uploads {
  /** Reads a file and keeps what was read for the owner. Throws the FILE_ codes. */
  read(owner: Owner, file: UploadedFile): Promise<ReadUpload>;
  /** Throws UPLOAD_NOT_FOUND for what is not kept and for what is another's, as all that name an upload do. */
  get(owner: Owner | undefined, id: string): Promise<KeptUpload>;
  /** A PNG of a page, counted from 1. */
  picture(owner: Owner | undefined, id: string, page: number): Promise<Uint8Array>;
  /** The account's, newest first. */
  list(
    userId: string,
    query: RouteQuery<typeof listUploads>,
  ): Promise<{ uploadId: string; fileName: string; createdAt: string }[]>;
  /** Keeps these corrections in place of earlier ones. Throws CORRECTION_UNFIT where one says nothing of this resume. */
  correct(owner: Owner | undefined, id: string, corrections: Correction[]): Promise<{ corrections: Correction[] }>;
  /** What was added to an upload after it was read; nothing where there is no such upload. */
  addedLater(owner: Owner | undefined, id: string): Promise<AddedLater | undefined>;
  /** The mistakes of language in an upload as it was read; found now, and kept, where they were not in time before. */
  mistakes(owner: Owner | undefined, id: string): Promise<GrammarChecked>;
  /** Gives an account what was uploaded in its session before signing in; how much that was. */
  adopt(tx: Database, userId: string, sessionId: string): Promise<number>;
  /**
   * The resume behind a text, as its person says it is. Where it is the stored upload's text, what was read from the file; where
   * the person edited it, the edited text read anew. Their corrections hold for both.
   */
  resolve(owner: Owner | undefined, sent: { text: string; uploadId: string | undefined }): Promise<SentResume>;
  purge(): Promise<void>;
}

const keptLines = (document: SourceDocument): KeptLine[] =>
  document.pages.flatMap((page) => page.lines.map(({ runs: _runs, ...line }) => line));

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
  /** Keeps what comes after the answer, too. What is not kept then is found anew when a score asks for it. */
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

    async list(userId, query) {
      const rows = await listOf(db, userId, query);
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

    adopt: adoptUploads,

    async resolve(owner, { text, uploadId }) {
      const unknown = { layout: undefined, grammar: undefined };
      if (uploadId === undefined)
        return { parsed: await engine.run('parseText', text), ...unknown, fileName: undefined };
      const { content, parsed, layout, grammar, corrections, fileName } = await find(owner, uploadId);
      if (isSameText(text, content))
        return { parsed: applyCorrections(parsed, corrections), layout, grammar: grammar ?? undefined, fileName };
      const retyped = await engine.run('parseText', text);
      return { parsed: retypedResume(parsed, retyped, corrections), ...unknown, fileName };
    },

    purge: () => purgeUploads(db, new Date(clock.now().getTime() - uploadDays * 24 * 3600 * 1000)),
  };
}
