import { isDeepStrictEqual } from 'node:util';
import type { RouteResponse } from '#contract/route.ts';
import { maxVersions, type getVersion, type listVersions, type Version } from '#contract/versions.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import { lockOwned, type StoredOptimization } from '../optimizations/store.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';
import * as store from './store.ts';

type List = RouteResponse<typeof listVersions>;

/** The versions of an optimization. All throw OPTIMIZATION_NOT_FOUND if it doesn't exist or has another owner. */
export interface Versions {
  list(owner: Owner | undefined, id: string, locale: Locale): Promise<List>;
  /** Keeps the present state under a name. Throws NOT_READY while there is none, VERSIONS_FULL. */
  save(owner: Owner | undefined, id: string, name: string, locale: Locale): Promise<List>;
  /** With its texts. Throws VERSION_NOT_FOUND, PAYMENT_REQUIRED where no part is open. */
  get(
    owner: Owner | undefined,
    id: string,
    versionId: string,
    locale: Locale,
  ): Promise<RouteResponse<typeof getVersion>>;
  /** Throws VERSION_NOT_FOUND, VERSION_IS_FIRST. */
  rename(owner: Owner | undefined, id: string, versionId: string, name: string, locale: Locale): Promise<List>;
  /** Throws VERSION_NOT_FOUND, VERSION_IS_FIRST. */
  remove(owner: Owner | undefined, id: string, versionId: string, locale: Locale): Promise<List>;
  /**
   * Makes the optimization what a version is, and keeps what it was where no version does. Answers kept with the upload stay as they are. Throws
   * VERSION_NOT_FOUND, NOT_READY while the optimization is being made, VERSIONS_FULL where what it was cannot be kept.
   */
  restore(owner: Owner | undefined, id: string, versionId: string, locale: Locale): Promise<List>;
}

interface Deps {
  db: Database;
  clock: Clock;
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
}

const isState = (version: store.KeptState, state: store.KeptState | undefined): boolean =>
  state !== undefined &&
  version.optimizedContent === state.optimizedContent &&
  version.coverLetter === state.coverLetter &&
  isDeepStrictEqual([version.answers, version.decisions], [state.answers, state.decisions]);

const nameOf = ({ name }: store.StoredVersion, locale: Locale): string =>
  name === store.firstName ? copyFor(locale).savedVersions.first : name;

function viewOf(version: store.StoredVersion, present: store.KeptState | undefined, locale: Locale): Version {
  const { id, tailoring, createdAt } = version;
  return {
    id,
    name: nameOf(version, locale),
    createdAt: createdAt.toISOString(),
    first: version.name === store.firstName,
    current: isState(version, present),
    matchScore: tailoring.matchScore,
    scoreAfter: tailoring.documents?.after.overall ?? tailoring.scoreAfter,
    changesCount: tailoring.changes.length,
  };
}

export function createVersions({ db, clock, owned }: Deps): Versions {
  const listed = async (tx: Database, stored: StoredOptimization, locale: Locale): Promise<List> => {
    const present = store.stateOf(stored);
    return { versions: (await store.versionsOf(tx, stored.id)).map((version) => viewOf(version, present, locale)) };
  };
  /** Does something to an optimization that nobody else changes meanwhile, and answers with its versions then. */
  const change = (
    owner: Owner | undefined,
    id: string,
    locale: Locale,
    act: (tx: Database, stored: StoredOptimization) => Promise<void>,
  ): Promise<List> =>
    db.transaction(async (tx) => {
      const stored = owner && (await lockOwned(tx, owner, id));
      if (!stored) throw new AppError('OPTIMIZATION_NOT_FOUND');
      await store.keepFirst(tx, stored);
      await act(tx, stored);
      return listed(tx, (await lockOwned(tx, owner, id)) ?? stored, locale);
    });
  const find = async (tx: Database, optimizationId: string, versionId: string) => {
    const found = await store.findVersion(tx, optimizationId, versionId);
    if (!found) throw new AppError('VERSION_NOT_FOUND');
    return found;
  };
  const findLater = async (tx: Database, optimizationId: string, versionId: string) => {
    const found = await find(tx, optimizationId, versionId);
    if (found.name === store.firstName) throw new AppError('VERSION_IS_FIRST');
    return found;
  };
  const keep = async (
    tx: Database,
    { id: optimizationId }: StoredOptimization,
    state: store.KeptState,
    name: string,
  ) => {
    if ((await store.countSaved(tx, optimizationId)) >= maxVersions)
      throw new AppError('VERSIONS_FULL', { most: maxVersions });
    await store.insertVersion(tx, { ...state, optimizationId, name, createdAt: clock.now() });
  };
  return {
    async list(owner, id, locale) {
      const { stored } = await owned(owner, id);
      const found = await listed(db, stored, locale);
      // Only the first look at it writes.
      const mayLackFirst = stored.revision === 0 && found.versions.every(({ first }) => !first);
      return mayLackFirst ? change(owner, id, locale, async () => undefined) : found;
    },

    save: (owner, id, name, locale) =>
      change(owner, id, locale, async (tx, stored) => {
        const state = store.stateOf(stored);
        if (!state) throw new AppError('NOT_READY');
        await keep(tx, stored, state, name);
      }),

    async get(owner, id, versionId, locale) {
      const { stored, access } = await owned(owner, id);
      const version = await find(db, stored.id, versionId);
      if (access.resume === 'locked' && access.coverLetter === 'locked') throw new AppError('PAYMENT_REQUIRED');
      return {
        ...viewOf(version, store.stateOf(stored), locale),
        resume: access.resume === 'locked' ? null : version.optimizedContent,
        coverLetter: access.coverLetter === 'locked' ? null : version.coverLetter,
      };
    },

    rename: (owner, id, versionId, name, locale) =>
      change(owner, id, locale, async (tx) => store.rename(tx, await findLater(tx, id, versionId), name)),

    remove: (owner, id, versionId, locale) =>
      change(owner, id, locale, async (tx) => store.remove(tx, await findLater(tx, id, versionId))),

    restore: (owner, id, versionId, locale) =>
      change(owner, id, locale, async (tx, stored) => {
        const version = await find(tx, id, versionId);
        const state = store.stateOf(stored);
        // One that failed has no state to be kept, and can be brought back from it.
        if (!state && stored.status !== 'failed') throw new AppError('NOT_READY');
        const kept = await store.versionsOf(tx, id);
        if (state && !kept.some((each) => isState(each, state)))
          await keep(tx, stored, state, copyFor(locale).savedVersions.beforeRestoring(nameOf(version, locale)));
        if (!isState(version, state)) await store.restore(tx, stored, version, clock.now());
      }),
  };
}
