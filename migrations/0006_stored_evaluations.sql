ALTER TABLE "assessments" ADD COLUMN "evaluation" jsonb;--> statement-breakpoint
ALTER TABLE "ats_evaluations" ADD COLUMN "evaluation" jsonb;