ALTER TABLE "assessments" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "ats_evaluations" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "ats_evaluations" ADD CONSTRAINT "ats_evaluations_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_evaluations_upload" ON "ats_evaluations" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "ats_evaluations_created" ON "ats_evaluations" USING btree ("created_at");--> statement-breakpoint
UPDATE "assessments" SET "file_name" = "uploads"."file_name" FROM "uploads" WHERE "uploads"."id" = "assessments"."upload_id";
