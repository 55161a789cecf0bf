CREATE TABLE "optimization_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"optimization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"tailoring" jsonb NOT NULL,
	"optimized_content" text NOT NULL,
	"cover_letter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "model_key" text;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "decisions" jsonb DEFAULT '{"refused":[],"edits":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "proposals" jsonb;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "free_changes" jsonb;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "optimization_versions" ADD CONSTRAINT "optimization_versions_optimization_id_resume_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."resume_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "optimization_versions_of" ON "optimization_versions" USING btree ("optimization_id","created_at");