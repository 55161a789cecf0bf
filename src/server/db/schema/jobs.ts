import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { resumeOptimizations } from './optimizations.ts';

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
    filters: jsonb('filters').$type<Record<string, unknown>>(),
    resultsCount: integer('results_count').notNull().default(0),
    lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('job_searches_user').on(table.userId)],
);

export const jobListings = pgTable(
  'job_listings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull(),
    source: text('source').notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    description: text('description').notNull(),
    location: text('location'),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryText: text('salary_text'),
    jobType: text('job_type'),
    experienceLevel: text('experience_level'),
    skills: text('skills').array(),
    benefits: text('benefits').array(),
    applicationUrl: text('application_url').notNull(),
    postedDate: timestamp('posted_date', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('job_listings_external').on(table.externalId, table.source)],
);

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
    overallScore: integer('overall_score').notNull(),
    similarityScore: integer('similarity_score'),
    keywordScore: integer('keyword_score'),
    titleLocationScore: integer('title_location_score'),
    matchReasons: text('match_reasons').array(),
    missingSkills: text('missing_skills').array(),
    strengthAreas: text('strength_areas').array(),
    userRating: integer('user_rating'),
    isApplied: boolean('is_applied').notNull().default(false),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUpdatedAt: timestamp('last_updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('job_matches_user').on(table.userId, table.overallScore)],
);

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobListingId: listing(),
    notes: text('notes'),
    status: text('status').notNull().default('saved'),
    reminder: timestamp('reminder', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('saved_jobs_once').on(table.userId, table.jobListingId)],
);

export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    jobListingId: listing(),
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('hidden_jobs_once').on(table.userId, table.jobListingId)],
);
