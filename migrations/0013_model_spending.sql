CREATE TABLE "model_spending" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" text NOT NULL,
	"user_id" uuid,
	"address" text,
	"paying" boolean NOT NULL,
	"usd" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_spending_day" ON "model_spending" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_spending_user" ON "model_spending" USING btree ("user_id");