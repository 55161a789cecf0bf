ALTER TABLE "resume_optimizations" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD CONSTRAINT "resume_optimizations_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_optimizations_upload" ON "resume_optimizations" USING btree ("upload_id");