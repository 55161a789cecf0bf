CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"months" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"card_pays" boolean NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unclaimed_billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ask_provider_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "unclaimed_billing_events_about" ON "unclaimed_billing_events" USING btree ("about");--> statement-breakpoint
CREATE INDEX "users_customer" ON "users" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "users_ask_provider" ON "users" USING btree ("ask_provider_at");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at");