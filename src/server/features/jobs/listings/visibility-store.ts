import { sql, type SQL } from 'drizzle-orm';

/** `job_listings` by the name that a statement gives it. */
const table = sql`job_listings`;

/** Boards with listings that everybody finds. */
export const publicBoards = sql`(select id from job_boards where status in ('listed', 'approved'))`;

const isEverybodys = (l: SQL): SQL => sql`(${l}.board_id is null or ${l}.board_id in ${publicBoards})`;

/** Neither the listing nor its employer was taken away by the operator. `same_job_key` begins with the employer. */
const isKept = (l: SQL): SQL =>
  sql`(${l}.removed_at is null and split_part(${l}.same_job_key, '|', 1) not in (select key from blocked_employers))`;

const boardsOf = (userId: string): SQL => sql`(select board_id from company_boards where user_id = ${userId}::uuid)`;

/**
 * The only place that decides who finds a listing: everybody finds those of sources and public boards; a person also finds those of boards they follow, and
 * their own ads.
 */
export function isFindableBy(userId: string | undefined, l: SQL = table): SQL {
  if (userId === undefined) return sql`(${l}.owner_id is null and ${isKept(l)} and ${isEverybodys(l)})`;
  return sql`(${l}.owner_id = ${userId}::uuid or (${l}.owner_id is null and ${isKept(l)}
    and (${isEverybodys(l)} or ${l}.board_id in ${boardsOf(userId)})))`;
}

/** Who may open a listing: anybody who finds it, and anybody who saved it while they did. */
export function isVisibleTo(userId: string | undefined, l: SQL = table): SQL {
  if (userId === undefined) return isFindableBy(userId, l);
  return sql`(${isFindableBy(userId, l)} or (${l}.owner_id is null and ${isKept(l)} and exists (
    select from saved_jobs kept where kept.user_id = ${userId}::uuid and kept.job_listing_id = ${l}.id)))`;
}

/** That no private board which the person follows lists the same job: a company's own board comes before other sources, here for that person alone. */
export function isNotDoubledFor(userId: string, l: SQL = table): SQL {
  return sql`(not ${isEverybodys(l)} or not exists (
    select from company_boards f join job_listings own on own.board_id = f.board_id
    where f.user_id = ${userId}::uuid and f.board_id not in ${publicBoards} and own.same_job_key = ${l}.same_job_key and own.is_shown))`;
}
