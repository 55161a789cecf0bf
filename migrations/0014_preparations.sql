CREATE TABLE "practiced_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prep_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"seconds" integer NOT NULL,
	"review" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "interview_preps_optimization";--> statement-breakpoint
ALTER TABLE "linkedin_enhancements" ADD COLUMN "resume" jsonb;--> statement-breakpoint
ALTER TABLE "linkedin_enhancements" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "linkedin_enhancements" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD COLUMN "proposals" jsonb;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "practiced_answers" ADD CONSTRAINT "practiced_answers_prep_id_interview_preps_id_fk" FOREIGN KEY ("prep_id") REFERENCES "public"."interview_preps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practiced_answers_of" ON "practiced_answers" USING btree ("prep_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_preps_of" ON "interview_preps" USING btree ("optimization_id");