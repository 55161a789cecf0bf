CREATE TABLE "blocked_employers" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'private' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_boards" DROP CONSTRAINT "company_boards_once";--> statement-breakpoint
DROP INDEX "job_listings_seen";--> statement-breakpoint
DROP INDEX "job_listings_search_head";--> statement-breakpoint
DROP INDEX "job_listings_search";--> statement-breakpoint
ALTER TABLE "job_fetches" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_boards" ADD COLUMN "board_id" uuid;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "board_id" uuid;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "job_boards_once" ON "job_boards" USING btree ("provider",lower("slug"));--> statement-breakpoint
-- Boards that anybody has added, or whose listings are here: those of JOB_BOARDS are listed when the server starts, the others are private to who added them.
INSERT INTO "job_boards" ("provider", "slug", "name", "created_at")
SELECT DISTINCT ON ("provider", lower("slug")) "provider", "slug", "name", "created_at" FROM "company_boards"
ORDER BY "provider", lower("slug"), "created_at";
--> statement-breakpoint
INSERT INTO "job_boards" ("provider", "slug", "name")
SELECT DISTINCT ON ("source", lower("slug")) "source", "slug", "slug" FROM (
	SELECT "source", split_part("external_id", '/', 1) AS "slug" FROM "job_listings"
	WHERE "source" IN ('greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable', 'recruitee', 'personio', 'bamboohr')
) AS "listed"
ORDER BY "source", lower("slug"), "slug"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "company_boards" SET "board_id" = "job_boards"."id" FROM "job_boards"
WHERE "job_boards"."provider" = "company_boards"."provider" AND lower("job_boards"."slug") = lower("company_boards"."slug");
--> statement-breakpoint
DELETE FROM "company_boards" AS "one" USING "company_boards" AS "other"
WHERE "one"."user_id" = "other"."user_id" AND "one"."board_id" = "other"."board_id" AND "one"."id" > "other"."id";
--> statement-breakpoint
ALTER TABLE "company_boards" ALTER COLUMN "board_id" SET NOT NULL;--> statement-breakpoint
UPDATE "job_listings" SET "board_id" = "job_boards"."id" FROM "job_boards"
WHERE "job_boards"."provider" = "job_listings"."source" AND lower("job_boards"."slug") = lower(split_part("job_listings"."external_id", '/', 1));
--> statement-breakpoint
-- What a private board lists no longer takes the place of the same job at a source that everybody finds.
WITH "live" AS (
	SELECT "id", "same_job_key", "board_id", "source", "content_hash", "last_seen_at",
		CASE WHEN "source" IN ('adzuna', 'ziprecruiter', 'sample') THEN 2 ELSE 1 END AS "rank",
		CASE WHEN "is_excerpt" THEN 0 ELSE length("description") END AS "size"
	FROM "job_listings"
	WHERE "same_job_key" IN (SELECT "same_job_key" FROM "job_listings" WHERE "board_id" IS NOT NULL)
		AND "retired_at" IS NULL AND ("expires_at" IS NULL OR "expires_at" > now())
), "chosen" AS (
	SELECT "id", "source" = first_value("source") OVER (PARTITION BY "same_job_key", "board_id" ORDER BY "rank", "size" DESC, "source") AS "is_best",
		row_number() OVER (PARTITION BY "same_job_key", "board_id", "source", "content_hash" ORDER BY "last_seen_at" DESC, "id") AS "copy"
	FROM "live"
)
UPDATE "job_listings" SET "is_shown" = true FROM "chosen"
WHERE "chosen"."id" = "job_listings"."id" AND "is_best" AND "copy" = 1 AND NOT "is_shown";
--> statement-breakpoint
ALTER TABLE "company_boards" ADD CONSTRAINT "company_boards_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_boards_board" ON "company_boards" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "hidden_jobs_listing" ON "hidden_jobs" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "job_listings_source" ON "job_listings" USING btree ("source");--> statement-breakpoint
CREATE INDEX "job_listings_board" ON "job_listings" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "job_matches_listing" ON "job_matches" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_listing" ON "saved_jobs" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "job_listings_search_head" ON "job_listings" USING gin ("search_head") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search") WITH (gin_pending_list_limit=256);--> statement-breakpoint
ALTER TABLE "company_boards" DROP COLUMN "provider";--> statement-breakpoint
ALTER TABLE "company_boards" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "company_boards" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "company_boards" ADD CONSTRAINT "company_boards_once" UNIQUE("user_id","board_id");