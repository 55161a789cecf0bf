import { randomUUID } from 'node:crypto';
import { latestOf, type Correction } from '#domain/resume/corrections/correction.ts';
import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import { isSameText } from '#domain/resume/corrections/same-text.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts, SourceDocument } from '#domain/document/source-document.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { uploadQuota } from '#contract/limits.ts';
import type { exportAccount } from '#contract/account-data.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import { picturedPages } from '#domain/document/size-limits.ts';
import type { listUploads } from '#contract/uploads.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { errorForFile, type Engine } from '../../engine/tasks.ts';
import type { KeptLine } from '../../db/schema/optimizations.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { Owner } from '../../http/visit.ts';
import type { DocumentReader, Scanning, ScanProgress } from '../../adapters/documents/port.ts';
import type { GrammarChecked, GrammarChecker } from '../../adapters/grammar/port.ts';
import type { Clock } from '../../clock.ts';
import { storable } from '../../db/storable-text.ts';
import type { BytesInRow, KeptBytes } from './kept-bytes.ts';
import {
  adoptUploads,
  changeAnswers,
  countKeptBytes,
  findAddedLater,
  findFile,
  findPage,
  findPages,
  findUpload,
  listOf,
  purgeUploads,
  saveCorrections,
  saveMistakes,
  savePages,
  saveUpload,
  textsOf,
  type AddedLater,
} from './store.ts';

/** How long what was read from a file is kept. */
export const uploadDays = 30;

/** A file that took longer than this to read is not painted, because that would take long, too. In milliseconds. */
const slowMs = 2_000;
/** How long an upload waits for its mistakes of language: no longer than a checker that is loaded takes for most resumes. */
const uploadGrammarMs = 100;
/** How long a score waits for them. Later ones are added when they come. */
export const scoreGrammarMs = 200;

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
  /** The file it came from; absent for a text that was pasted. */
  fileName: string | undefined;
  /** What its person answered to questions of earlier ads. */
  answers: Answer[];
}

export interface Uploads {
  /** Reads a file and stores the result for the owner. Throws the FILE_ codes. */
  read(owner: Owner, file: UploadedFile, scanning: NamedScanning): Promise<ReadUpload>;
  /** How far the reading of a scan is that was begun under this name in this process. */
  scanProgress(reading: string): ScanProgress | undefined;
  /** Throws UPLOAD_NOT_FOUND if it doesn't exist or is another person's, as do all functions that take an upload. */
  get(owner: Owner | undefined, id: string): Promise<KeptUpload>;
  /** The bytes of an upload that is known to be the owner's; nothing where they are not kept any more. */
  file(id: string): Promise<{ name: string; bytes: Uint8Array } | undefined>;
  /** A PNG of a page, counted from 1. */
  picture(owner: Owner | undefined, id: string, page: number): Promise<Uint8Array>;
  /** The account's, newest first. */
  list(
    userId: string,
    query: RouteQuery<typeof listUploads>,
  ): Promise<{ uploadId: string; fileName: string; createdAt: string }[]>;
  /** A part of them with their texts, newest first. */
  copies(
    userId: string,
    part: RouteQuery<typeof exportAccount>,
  ): Promise<RouteResponse<typeof exportAccount>['uploads']>;
  /** Keeps these corrections in place of earlier ones. Throws CORRECTION_UNFIT where one says nothing of this resume. */
  correct(owner: Owner | undefined, id: string, corrections: Correction[]): Promise<{ corrections: Correction[] }>;
  /** Changes what was answered about an upload, in a transaction of the caller's; nothing where it is not kept any more. */
  changeAnswers(tx: Database, id: string, change: (answers: readonly Answer[]) => Answer[]): Promise<void>;
  /** What was added to an upload after it was read; nothing where there is no such upload. */
  addedLater(owner: Owner | undefined, id: string): Promise<AddedLater | undefined>;
  /** The mistakes of language in an upload as it was read; found now, and stored, where they were not in time before. */
  mistakes(owner: Owner | undefined, id: string): Promise<GrammarChecked>;
  /** Gives an account what was uploaded in its session before signing in; how much that was. */
  adopt(tx: Database, userId: string, sessionId: string): Promise<number>;
  /**
   * The corrected resume of a text. Where it is the stored upload's text, what was read from the file; where the person edited it, the edited text read again.
   * The corrections apply to both.
   */
  resolve(owner: Owner | undefined, sent: { text: string; uploadId: string | undefined }): Promise<SentResume>;
  purge(): Promise<void>;
}

/** How a scan is read, which takes long. */
interface NamedScanning {
  inTurn: NonNullable<Scanning['inTurn']>;
  /** Whoever knows this name may ask how far it is. */
  reading: string | undefined;
}

const keptLines = (document: SourceDocument): KeptLine[] =>
  document.pages.flatMap((page) => page.lines.map(({ runs: _runs, ...line }) => line));

interface Deps {
  db: Database;
  reader: DocumentReader;
  grammar: GrammarChecker;
  engine: Engine;
  clock: Clock;
  keptBytes: KeptBytes;
}

export function createUploads({ db, reader, grammar: checker, engine, clock, keptBytes }: Deps): Uploads {
  const find = async (owner: Owner | undefined, id: string) => {
    const upload = owner && (await findUpload(db, owner, id));
    if (!upload) throw new AppError('UPLOAD_NOT_FOUND');
    return upload;
  };
  /** Stores what the checker finds, even after the answer. Anything lost is found again when it's requested. */
  const kept = async (id: string, { mistakes, later }: GrammarChecked): Promise<GrammarChecked> => {
    if (mistakes) await saveMistakes(db, id, mistakes);
    if (!later) return { mistakes };
    const keeping = later.then(async (found) => {
      if (found) await saveMistakes(db, id, found);
      return found;
    });
    return { later: keeping.catch(() => undefined) };
  };
  const lookAgain = (id: string, parsed: ParsedResume): Promise<unknown> =>
    checker
      .check(parsed, 0)
      .then((checked) => kept(id, checked))
      .catch(() => undefined);
  const picturesOf = async (rows: readonly BytesInRow[]): Promise<Uint8Array[]> =>
    (await Promise.all(rows.map(keptBytes.read))).flatMap((bytes) => bytes ?? []);
  const fileOf = async (id: string) => {
    const kept = await findFile(db, id);
    const bytes = kept && (await keptBytes.read(kept));
    return bytes && { name: kept.name, bytes };
  };
  const scans = new Map<string, ScanProgress>();
  /** Reads a file, and says whether that took long, apart from recognizing its pages if it's a scan. */
  const readFile = async (file: UploadedFile, { inTurn, reading = randomUUID() }: NamedScanning) => {
    let began = performance.now();
    try {
      const outcome = await reader.read(file, {
        async inTurn(work) {
          const left = performance.now();
          try {
            return await inTurn(work);
          } finally {
            began += performance.now() - left;
          }
        },
        onProgress: (progress) => scans.set(reading, progress),
      });
      return { outcome, slow: performance.now() - began > slowMs };
    } finally {
      scans.delete(reading);
    }
  };
  const painting = new Map<string, Promise<Uint8Array[]>>();
  /** Paints an upload's pages, once for all who look at them meanwhile. */
  const painted = (id: string): Promise<Uint8Array[]> => {
    const paint = async () => {
      // Somebody else's looking may have ended since this one found none.
      const before = await picturesOf(await findPages(db, id));
      if (before.length > 0) return before;
      const file = await fileOf(id);
      const pictures = file ? await reader.pictures(file) : [];
      await savePages(db, id, await Promise.all(pictures.map(keptBytes.keep)));
      return pictures;
    };
    const begun = painting.get(id) ?? paint().finally(() => painting.delete(id));
    painting.set(id, begun);
    return begun;
  };
  return {
    scanProgress: (reading) => scans.get(reading),

    async read(owner, { bytes, name }, scanning) {
      const { keptByVisitor, keptByAccount } = uploadQuota;
      const most = owner.userId === undefined ? keptByVisitor : keptByAccount;
      if ((await countKeptBytes(db, owner)) + bytes.length > most) throw new AppError('UPLOADS_FULL');
      const { outcome, slow } = await readFile({ bytes, name }, scanning);
      if (!outcome.ok) throw new AppError(outcome.failure.code, outcome.failure.details);
      const document = storable(outcome.document);
      const parsed = await engine.run('parseDocument', document).catch((error: unknown) => {
        throw errorForFile(error);
      });
      const content = resumeText(parsed);
      // Line breaks count too when the text comes back from the page.
      if (content.length > maxResumeCharacters) throw new AppError('FILE_TOO_MUCH_TEXT');
      const { layout } = document;
      const pictures = layout.kind === 'pdf' && !slow ? Math.min(picturedPages, layout.pages) : 0;
      const checking: Promise<GrammarChecked> = slow ? Promise.resolve({}) : checker.check(parsed, uploadGrammarMs);
      const read = { content, layout, parsed, pictures };
      const file = await keptBytes.keep(bytes);
      const uploadId = await saveUpload(db, owner, {
        ...read,
        fileName: name,
        file: file.bytes,
        fileKey: file.key,
        fileBytes: bytes.length,
        lines: keptLines(document),
      });
      const { mistakes: grammar } = await kept(uploadId, await checking);
      return { ...read, uploadId, fileName: name, ...(grammar && { grammar }) };
    },

    async get(owner, id) {
      const { grammar, answers: _answers, ...upload } = await find(owner, id);
      // What was not found in time, or got lost with a server that ended, is looked for again.
      if (!grammar) void lookAgain(id, upload.parsed);
      return { ...upload, uploadId: id, ...(grammar && { grammar }) };
    },

    file: fileOf,

    async picture(owner, id, page) {
      const found = owner && (await findPage(db, owner, id, page));
      const png =
        found && ((found.page === null ? undefined : await keptBytes.read(found)) ?? (await painted(id))[page - 1]);
      if (!png) throw new AppError('UPLOAD_NOT_FOUND');
      return png;
    },

    async copies(userId, part) {
      const rows = await textsOf(db, userId, part);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async list(userId, query) {
      const rows = await listOf(db, userId, query);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async correct(owner, id, sent) {
      const { parsed } = await find(owner, id);
      const corrections = latestOf(sent);
      if (!(await engine.run('correctionsFit', { parsed, corrections }))) throw new AppError('CORRECTION_UNFIT');
      if (owner) await saveCorrections(db, owner, id, corrections);
      return { corrections };
    },

    changeAnswers,

    addedLater: async (owner, id) => owner && findAddedLater(db, owner, id),

    async mistakes(owner, id) {
      const { parsed, grammar } = await find(owner, id);
      if (grammar) return { mistakes: grammar };
      return kept(id, await checker.check(parsed, scoreGrammarMs));
    },

    adopt: adoptUploads,

    async resolve(owner, { text, uploadId }) {
      const unknown = { layout: undefined, grammar: undefined };
      if (uploadId === undefined)
        return { parsed: await engine.run('parseText', text), ...unknown, fileName: undefined, answers: [] };
      const { content, parsed, layout, grammar, corrections, fileName, answers } = await find(owner, uploadId);
      if (!isSameText(text, content))
        return { parsed: await engine.run('retype', { parsed, corrections, text }), ...unknown, fileName, answers };
      const corrected = corrections.length === 0 ? parsed : await engine.run('correct', { parsed, corrections });
      return { parsed: corrected, layout, grammar: grammar ?? undefined, fileName, answers };
    },

    purge: () => purgeUploads(db, new Date(clock.now().getTime() - uploadDays * 24 * 3600 * 1000)),
  };
}
