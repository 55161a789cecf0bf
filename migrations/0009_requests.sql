ALTER TABLE "assessments" ADD COLUMN "unfinished" jsonb;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "adopted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD CONSTRAINT "resume_optimizations_request_id_unique" UNIQUE("request_id");