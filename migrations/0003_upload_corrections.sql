ALTER TABLE "uploads" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
UPDATE "uploads" SET "user_id" = "sessions"."user_id", "session_id" = NULL FROM "sessions" WHERE "uploads"."session_id" = "sessions"."id" AND "sessions"."user_id" IS NOT NULL;
