CREATE TABLE "blob_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_pages" ALTER COLUMN "png" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_pages" ADD COLUMN "png_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "file_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "blob_removals_due" ON "blob_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "limit_counts_ends" ON "limit_counts" USING btree ("ends_at");--> statement-breakpoint
UPDATE "uploads" SET "file_bytes" = octet_length("file") WHERE "file" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION remove_file_of_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "blob_removals" ("key") VALUES (OLD."file_key") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "uploads_file_removed" AFTER DELETE ON "uploads" FOR EACH ROW WHEN (OLD."file_key" IS NOT NULL) EXECUTE FUNCTION remove_file_of_upload();
--> statement-breakpoint
CREATE FUNCTION remove_picture_of_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "blob_removals" ("key") VALUES (OLD."png_key") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "upload_pages_png_removed" AFTER DELETE ON "upload_pages" FOR EACH ROW WHEN (OLD."png_key" IS NOT NULL) EXECUTE FUNCTION remove_picture_of_page();
