import { sql, type SQL } from 'drizzle-orm';
import { lexeme } from '#domain/listings/search-query.ts';
import { asFact } from '#domain/listings/search-words.ts';
import type { Database } from '../../../db/database.ts';
import { dayOf } from '../listings/found-rows.ts';
import { isFindableBy, isNotDoubledFor } from '../listings/visibility-store.ts';
import type { ListingFilter } from './listing-filter.ts';

/** A search: tsqueries over the title's words, all words and excluded words, and the words one by one for ranking. */
export interface WordsSearched {
  title: string;
  words: string;
  without: string;
  each: readonly string[];
}

export type SearchSort = 'relevance' | 'date' | 'salary';

export interface FoundPage {
  ids: string[];
  /** As many as there are, `most` at the most. */
  total: number;
  /** The yearly salaries of what was found, in the most frequent currency; its numbers are null where none states any. */
  salaries: {
    currency: string | null;
    low: number | null;
    median: number | null;
    high: number | null;
    listings: number;
  };
}

/** A list of texts as one parameter, in the notation of PostgreSQL's arrays. */
const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`;

const earthKm = 6371;

/** Great-circle distance by the haversine formula, in km. */
const distanceKm = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): SQL => sql`(${2 * earthKm} * asin(least(1, sqrt(
  power(sin(radians(l.latitude - ${latitude}) / 2), 2)
  + cos(radians(${latitude})) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - ${longitude}) / 2), 2)))))`;

/** Everything that a listing must be, besides its words and facts. */
function conditions(filter: ListingFilter, without: string): SQL {
  const { now, userId, sources, near, salary, postedSince, firstSeenAfter } = filter;
  const all: SQL[] = [
    sql`l.is_shown`,
    sql`l.retired_at is null`,
    sql`(l.expires_at is null or l.expires_at > ${now.toISOString()}::timestamptz)`,
    isFindableBy(userId, sql`l`),
    sql`l.source = any(${textArray(sources)})`,
  ];
  if (userId !== undefined) {
    all.push(isNotDoubledFor(userId, sql`l`));
    // Whoever hides a job hides it at every source.
    all.push(sql`l.same_job_key not in (
      select other.same_job_key from hidden_jobs h join job_listings other on other.id = h.job_listing_id where h.user_id = ${userId}::uuid)`);
  }
  if (near) all.push(sql`l.latitude is not null`, sql`${distanceKm(near.center)} <= ${near.km}`);
  if (salary) {
    // Salary ranges that overlap with the requested one; an ad with only one end is open at the other.
    if (salary.min !== undefined) all.push(sql`coalesce(l.salary_max, l.salary_min) >= ${salary.min}`);
    if (salary.max !== undefined) all.push(sql`coalesce(l.salary_min, l.salary_max) <= ${salary.max}`);
    if (salary.currency !== undefined) all.push(sql`l.currency = ${salary.currency}`);
  }
  if (postedSince) all.push(sql`l.sorted_at >= ${postedSince.toISOString()}::timestamptz`);
  if (firstSeenAfter) all.push(sql`l.first_seen_at > ${firstSeenAfter.toISOString()}::timestamptz`);
  if (without !== '') all.push(sql`not l.search @@ ${without}::tsquery`);
  return sql.join(all, sql` and `);
}

/** The marker of each day from that many days ago until tomorrow; none if no number is given. */
function lastDays(now: Date, days: number | undefined): string[] {
  if (days === undefined) return [];
  const today = dayOf(now);
  const marks = Array.from({ length: days + 1 }, (_, ago) => lexeme(asFact('day', String(today - ago))));
  return [`(${marks.join(' | ')})`];
}

type Select = (column: SQL, query: string, points: number, extra: SQL) => SQL;

/** Selects that run one after the other, each only as long as none before has found too much. */
class Rounds {
  readonly #most: number;
  readonly #select: Select;
  readonly #names: string[] = [];
  readonly #parts: SQL[] = [];

  constructor(most: number, select: Select) {
    this.#most = most;
    this.#select = select;
  }

  /** One round of several windows of days, the narrowest first. */
  add(
    name: string,
    windows: readonly (number | undefined)[],
    of: (days: number | undefined) => [SQL, string, number],
  ): void {
    for (const [at, days] of windows.entries()) {
      const few = this.#names.map((before) => sql`and (select count(*) from ${sql.raw(before)}) <= ${this.#most}`);
      const [column, query, points] = of(days);
      const own = `${name}_${at}`;
      this.#parts.push(
        sql`${sql.raw(own)} as materialized (${this.#select(column, query, points, sql.join(few, sql` `))})`,
      );
      this.#names.push(own);
    }
  }

  /** The rounds and `found`, each listing once with its best score. */
  statement(): SQL {
    const every = sql.join(
      this.#names.map((name) => sql`select * from ${sql.raw(name)}`),
      sql` union all `,
    );
    return sql`${sql.join(this.#parts, sql`, `)}, found as (
      select distinct on (id) * from (${every}) every_round order by id, score desc)`;
  }
}

const joined = (query: string, facts: readonly string[]): string =>
  [query === '' ? '' : `(${query})`, ...facts].filter((part) => part !== '').join(' & ');

/** How much a hit is worth: in the title, in employer or skills; all words as they were typed in these; and being new, at most. */
const worth = { title: 100, head: 50, word: 25, newest: 24 } as const;
const monthSeconds = 30 * 24 * 3600;

/** What each round reads first: as many recent days as the most frequent words need to occur often enough; then everything. */
const firstDays = [1, 8] as const;

/**
 * When a listing was posted, so that the index over it is not used: whatever the days before left has few hits, and going through the newest listings for
 * them reads many times as many rows as asking the index of words.
 */
const bySorting = sql`(l.sorted_at + interval '0')`;

/**
 * Searches in three rounds: titles (of an occupation, too), then titles, employers and skills together, then the whole texts. A round only runs if the earlier
 * ones found no more than `most`, and each reads the newest first, so that the most frequent words cost no more than rare ones. Hits are ranked by the position
 * of the words and by age.
 */
export async function searchListings(
  db: Database,
  {
    words,
    filter,
    sort,
    page,
    most,
  }: {
    words: WordsSearched;
    filter: ListingFilter;
    sort: SearchSort;
    page: { limit: number; offset: number };
    /** Beyond this number, listings are neither counted nor shown. */
    most: number;
  },
): Promise<FoundPage> {
  const where = conditions(filter, words.without);
  const seconds = filter.now.getTime() / 1000;
  // Seconds are numbers of any length unless they are cast, and those take many times as long.
  const age = sql`greatest(0, ${seconds}::float8 - extract(epoch from l.sorted_at)::float8)`;
  const recency = sql`${worth.newest}::float8 * exp(-${age} / ${monthSeconds}::float8)`;
  const partial =
    words.each.length === 0
      ? sql`0`
      : sql.join(
          words.each.map(
            (each) =>
              sql`case when l.search_head @@ ${each}::tsquery then ${worth.word / words.each.length}::float8 else 0 end`,
          ),
          sql` + `,
        );
  const rounds = new Rounds(
    most,
    (column, query, points, extra) => sql`
    select l.id, l.sorted_at, l.salary_min, l.salary_max, l.currency,
      ${points}::float8 + ${recency} + ${partial} as score
    from job_listings l
    where ${where} and ${column} @@ ${query}::tsquery ${extra}
    order by ${query === '' ? sql`l.sorted_at` : bySorting} desc limit ${most + 1}`,
  );
  const [head, all] = [sql`l.search_head`, sql`l.search`];
  const facts = (query: string, days?: number): string =>
    joined(query, [...filter.facts, ...lastDays(filter.now, days)]);
  if (words.words === '') rounds.add('texts', [undefined], (days) => [head, facts('', days), 0]);
  else {
    if (sort !== 'date') {
      rounds.add('titles', [...firstDays, undefined], (days) => [head, facts(words.title, days), worth.title]);
      rounds.add('heads', [...firstDays, undefined], (days) => [head, facts(words.words, days), worth.head]);
    }
    rounds.add('texts', [...firstDays, undefined], (days) => [all, facts(words.words, days), 0]);
  }
  const order = {
    relevance: sql`score desc, sorted_at desc, id`,
    date: sql`sorted_at desc, score desc, id`,
    salary: sql`(currency is not distinct from (select currency from common)) desc, coalesce(salary_max, salary_min) desc nulls last, score desc, id`,
  }[sort];
  const statement = sql`
    with ${rounds.statement()},
    counted as (select * from found order by score desc, sorted_at desc, id limit ${most + 1}),
    common as (
      select currency from counted where coalesce(salary_min, salary_max) is not null group by currency order by count(*) desc, currency limit 1
    ),
    paid as (
      select currency, (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0 as middle, coalesce(salary_min, salary_max) as low,
        coalesce(salary_max, salary_min) as high
      from counted where currency = (select currency from common) and coalesce(salary_min, salary_max) is not null
    )
    select (select count(*) from found) as total,
      (select json_agg(id order by place) from (
        select id, row_number() over (order by ${order}) as place from counted
        order by place limit ${Math.max(0, Math.min(page.limit, most - page.offset))} offset ${page.offset}) paged) as ids,
      (select currency from common) as currency,
      (select count(*) from paid) as paid,
      (select percentile_cont(0.1) within group (order by low) from paid) as low,
      (select percentile_cont(0.5) within group (order by middle) from paid) as median,
      (select percentile_cont(0.9) within group (order by high) from paid) as high`;
  const [row] = await db
    .select({
      total: sql<number>`r.total::integer`,
      ids: sql<string[] | null>`r.ids`,
      currency: sql<string | null>`r.currency`,
      listings: sql<number>`r.paid::integer`,
      low: sql<number | null>`round(r.low)::integer`,
      median: sql<number | null>`round(r.median)::integer`,
      high: sql<number | null>`round(r.high)::integer`,
    })
    .from(sql`(${statement}) as r`);
  if (row === undefined) throw new Error('A search gave no row.');
  const { total, ids, ...salaries } = row;
  return { ids: ids ?? [], total, salaries };
}
