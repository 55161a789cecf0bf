CREATE TABLE "upload_pages" (
	"upload_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"png" "bytea" NOT NULL,
	CONSTRAINT "upload_pages_upload_id_page_pk" PRIMARY KEY("upload_id","page")
);
--> statement-breakpoint
ALTER TABLE "upload_pages" ADD CONSTRAINT "upload_pages_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "upload_pages" ("upload_id", "page", "png") SELECT "uploads"."id", "painted"."page", decode("painted"."png", 'base64') FROM "uploads", unnest("uploads"."pictures") WITH ORDINALITY AS "painted" ("png", "page");--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "pictures" SET DATA TYPE integer USING coalesce(cardinality("pictures"), 0);--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "pictures" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "pictures" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "file" "bytea";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "file" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "upload_pages" ALTER COLUMN "png" SET STORAGE EXTERNAL;
