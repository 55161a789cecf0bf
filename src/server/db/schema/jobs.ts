import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SavedStatus } from '#contract/job-listings.ts';
import type { JobFilters, SearchTerms } from '#contract/job-search.ts';
import type { BoardProvider, BoardStatus, JobSourceName } from '#contract/job-sources.ts';
import type { HideReason } from '#contract/saved-jobs.ts';
import type { ListingMatch } from '#domain/listings/listing-match.ts';
import type { ExperienceLevel, JobType, Workplace } from '#domain/listings/listing.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { users } from './accounts.ts';
import { resumeOptimizations, uploads } from './optimizations.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const jobSearches = pgTable(
  'job_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    searchQuery: text('search_query').notNull(),
    location: text('location'),
    filters: jsonb('filters').$type<JobFilters>(),
    source: text('source').$type<JobSourceName>(),
    /** The terms in one text: the same search again is the same row. */
    termsKey: text('terms_key').notNull(),
    resultsCount: integer('results_count').notNull().default(0),
    lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('job_searches_once').on(table.userId, table.termsKey)],
);

/**
 * Companies' boards, each once however many people have added it. What a private one lists is found by those alone who follow it, until the operator approves
 * it; those of JOB_BOARDS are listed. One that the operator removed stays as a row, so that nobody adds it again.
 */
export const jobBoards = pgTable(
  'job_boards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<BoardProvider>().notNull(),
    /** As it was first written: providers take it in capitals or without. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['private', 'listed', 'approved', 'removed'] })
      .$type<BoardStatus>()
      .notNull()
      .default('private'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('job_boards_once').on(table.provider, sql`lower(${table.slug})`)],
);

/** Who follows which board: the people who added it. */
export const companyBoards = pgTable(
  'company_boards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('company_boards_once').on(table.userId, table.boardId),
    index('company_boards_board').on(table.boardId),
  ],
);

/** Employers with listings that nobody finds, by the operator's decision. */
export const blockedEmployers = pgTable('blocked_employers', {
  /** As `employerKey` writes it. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * kB of new words that a GIN index collects before it takes them in: of the usual 4 MB, taking them in is one statement of many seconds, in which the embedded
 * database does nothing else.
 */
const inSmallParts = { gin_pending_list_limit: 256 };

export const jobListings = pgTable(
  'job_listings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull(),
    source: text('source').$type<JobSourceName>().notNull(),
    /** Set on an ad that a person entered: nobody else sees it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The company's board that lists it: who finds it is decided there. */
    boardId: uuid('board_id').references(() => jobBoards.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    company: text('company').notNull(),
    description: text('description').notNull(),
    isExcerpt: boolean('is_excerpt').notNull().default(false),
    location: text('location'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** The region's code of GeoNames. */
    region: text('region'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    workplace: text('workplace').$type<Workplace>(),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    currency: text('currency'),
    salaryIsEstimate: boolean('salary_is_estimate').notNull().default(false),
    salaryText: text('salary_text'),
    jobType: text('job_type').$type<JobType>(),
    experienceLevel: text('experience_level').$type<ExperienceLevel>(),
    skills: text('skills').array(),
    benefits: text('benefits').array(),
    /** What occupations the title names, as codes of the Standard Occupational Classification. */
    occupations: text('occupations').array(),
    /** What ranking reads of its text (`domain/listings/ranking/rankable-listing.ts`). */
    rankingRead: text('ranking_read'),
    /** The same for one job that several sources list: `sameJobKey`, which begins with the employer. */
    sameJobKey: text('same_job_key').notNull(),
    /** Whether lists show this one of the listings with the same key; never a retired one. */
    isShown: boolean('is_shown').notNull().default(true),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    reposted: integer('reposted').notNull().default(0),
    /** Its source's newest complete list no longer held it, or it has not been seen for long. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    /** The operator took it away: nobody finds it, and its source does not bring it back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Hash of what the source gave and of the rules that read it: if it's the same, it needn't be read again. */
    foundHash: text('found_hash').notNull().default(''),
    /** Of title and text. */
    contentHash: text('content_hash').notNull().default(''),
    /** The words of title, employer and skills, and marks (`domain/listings/search-words.ts`): small, so that ranking may read it. */
    searchHead: searchVector('search_head').notNull().default(''),
    /** All words, and the same marks. */
    searchAll: searchVector('search').notNull().default(''),
    /** When it was posted, else first seen: what "newest" means. */
    sortedAt: timestamp('sorted_at', { withTimezone: true }).notNull().defaultNow(),
    applicationUrl: text('application_url').notNull(),
    postedDate: timestamp('posted_date', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('job_listings_external').on(table.externalId, table.source),
    index('job_listings_search_head').using('gin', table.searchHead).with(inSmallParts),
    index('job_listings_search').using('gin', table.searchAll).with(inSmallParts),
    index('job_listings_same').on(table.sameJobKey),
    index('job_listings_newest')
      .on(table.sortedAt)
      .where(sql`is_shown`),
    // Without the time it was last seen, so that a day without changes updates no index.
    index('job_listings_source').on(table.source),
    index('job_listings_owner')
      .on(table.ownerId)
      .where(sql`owner_id is not null`),
    index('job_listings_board').on(table.boardId),
  ],
);

/** What the engine read from a listing's text: once, and again where the text or the engine's rules have changed. */
export const jobReadings = pgTable('job_readings', {
  jobListingId: uuid('job_listing_id')
    .primaryKey()
    .references(() => jobListings.id, { onDelete: 'cascade' }),
  posting: jsonb('posting').$type<Posting>().notNull(),
  /** Of the title and the text that were read. */
  contentHash: text('content_hash').notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
});

const listing = () =>
  uuid('job_listing_id')
    .notNull()
    .references(() => jobListings.id, { onDelete: 'cascade' });

export const jobMatches = pgTable(
  'job_matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobListingId: listing(),
    resumeOptimizationId: uuid('resume_optimization_id').references(() => resumeOptimizations.id, {
      onDelete: 'set null',
    }),
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    overallScore: integer('overall_score').notNull(),
    similarityScore: integer('similarity_score'),
    keywordScore: integer('keyword_score'),
    titleLocationScore: integer('title_location_score'),
    matchReasons: text('match_reasons').array(),
    missingSkills: text('missing_skills').array(),
    strengthAreas: text('strength_areas').array(),
    details: jsonb('details').$type<ListingMatch>(),
    userRating: integer('user_rating'),
    isApplied: boolean('is_applied').notNull().default(false),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUpdatedAt: timestamp('last_updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('job_matches_user').on(table.userId, table.overallScore),
    // Looked into for each listing that is deleted.
    index('job_matches_listing').on(table.jobListingId),
    // A resume and a listing are one match; matches of deleted resumes aren't distinguished.
    unique('job_matches_optimization').on(table.userId, table.jobListingId, table.resumeOptimizationId),
    unique('job_matches_upload').on(table.userId, table.jobListingId, table.uploadId),
  ],
);

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobListingId: listing(),
    notes: text('notes'),
    status: text('status').$type<SavedStatus>().notNull().default('saved'),
    reminder: timestamp('reminder', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_jobs_once').on(table.userId, table.jobListingId),
    index('saved_jobs_listing').on(table.jobListingId),
  ],
);

export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobListingId: listing(),
    reason: text('reason').$type<HideReason>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('hidden_jobs_once').on(table.userId, table.jobListingId),
    index('hidden_jobs_listing').on(table.jobListingId),
  ],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    terms: jsonb('terms').$type<SearchTerms>().notNull(),
    dailyMail: boolean('daily_mail').notNull().default(false),
    /** What was first seen after it is new to the person. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    lastRunAt: timestamp('last_run_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('saved_searches_user').on(table.userId)],
);
