ALTER TABLE "assessments" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "pictures" text[];--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "grammar" jsonb;