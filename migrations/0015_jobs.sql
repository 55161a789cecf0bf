CREATE TABLE "job_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_fetches" (
	"source" text NOT NULL,
	"asked" text NOT NULL,
	"fetched_at" timestamp with time zone,
	"listings" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"said" text,
	"wait_until" timestamp with time zone,
	CONSTRAINT "job_fetches_source_asked_pk" PRIMARY KEY("source","asked")
);
--> statement-breakpoint
CREATE TABLE "company_boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_boards_once" UNIQUE("user_id","provider","slug")
);
--> statement-breakpoint
CREATE TABLE "job_readings" (
	"job_listing_id" uuid PRIMARY KEY NOT NULL,
	"posting" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"daily_mail" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_searches_user";--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "is_excerpt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "workplace" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "salary_is_estimate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "occupations" text[];--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "ranking_read" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "same_job_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "first_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "reposted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "found_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "search_head" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "sorted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_matches" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "job_matches" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "job_searches" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "job_searches" ADD COLUMN "terms_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_boards" ADD CONSTRAINT "company_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readings" ADD CONSTRAINT "job_readings_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_calls_source" ON "job_calls" USING btree ("source","called_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_listings_search_head" ON "job_listings" USING gin ("search_head");--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "job_listings_same" ON "job_listings" USING btree ("same_job_key");--> statement-breakpoint
CREATE INDEX "job_listings_newest" ON "job_listings" USING btree ("sorted_at") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "job_listings_seen" ON "job_listings" USING btree ("source","last_seen_at");--> statement-breakpoint
CREATE INDEX "job_listings_owner" ON "job_listings" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_optimization" UNIQUE("user_id","job_listing_id","resume_optimization_id");--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_upload" UNIQUE("user_id","job_listing_id","upload_id");--> statement-breakpoint
ALTER TABLE "job_searches" ADD CONSTRAINT "job_searches_once" UNIQUE("user_id","terms_key");