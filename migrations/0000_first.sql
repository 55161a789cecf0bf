CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"input_summary" text,
	"input_chars" integer,
	"scores" jsonb NOT NULL,
	"strengths" text[],
	"issues" text[],
	"suggestions" text[],
	"missing_keywords" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_evaluations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"optimization_id" uuid,
	"resume_content" text NOT NULL,
	"job_title" text,
	"job_description" text,
	"overall_score" integer NOT NULL,
	"content_quality_score" integer,
	"formatting_score" integer,
	"ats_optimization_score" integer,
	"professional_standards_score" integer,
	"application_ready_score" integer,
	"detailed_scores" jsonb,
	"strengths" text[],
	"critical_issues" text[],
	"improvements" text[],
	"missing_keywords" text[],
	"recommended_keywords" text[],
	"high_priority_actions" text[],
	"medium_priority_actions" text[],
	"low_priority_actions" text[],
	"ats_compatibility_level" text,
	"estimated_ats_parse_rate" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linkedin_enhancements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"profile_input" text,
	"target_role" text,
	"config" jsonb,
	"output" jsonb,
	"status" text DEFAULT 'processing' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hidden_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_listing_id" uuid NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_jobs_once" UNIQUE("user_id","job_listing_id")
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"description" text NOT NULL,
	"location" text,
	"salary_min" integer,
	"salary_max" integer,
	"salary_text" text,
	"job_type" text,
	"experience_level" text,
	"skills" text[],
	"benefits" text[],
	"application_url" text NOT NULL,
	"posted_date" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_listings_external" UNIQUE("external_id","source")
);
--> statement-breakpoint
CREATE TABLE "job_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_listing_id" uuid NOT NULL,
	"resume_optimization_id" uuid,
	"overall_score" integer NOT NULL,
	"similarity_score" integer,
	"keyword_score" integer,
	"title_location_score" integer,
	"match_reasons" text[],
	"missing_skills" text[],
	"strength_areas" text[],
	"user_rating" integer,
	"is_applied" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"search_query" text NOT NULL,
	"location" text,
	"filters" jsonb,
	"results_count" integer DEFAULT 0 NOT NULL,
	"last_searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_listing_id" uuid NOT NULL,
	"notes" text,
	"status" text DEFAULT 'saved' NOT NULL,
	"reminder" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_once" UNIQUE("user_id","job_listing_id")
);
--> statement-breakpoint
CREATE TABLE "interview_preps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"optimization_id" uuid,
	"job_title" text NOT NULL,
	"company_name" text,
	"questions" text[],
	"star_guides" jsonb,
	"behavioral_questions" text[],
	"technical_questions" text[],
	"tips" text[],
	"status" text DEFAULT 'processing' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resume_optimizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"claim_token" text,
	"claim_expires_at" timestamp with time zone,
	"original_file_name" text NOT NULL,
	"original_content" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text,
	"job_description" text NOT NULL,
	"source" jsonb NOT NULL,
	"layout" jsonb,
	"optimized_content" text,
	"cover_letter" text,
	"match_score" integer,
	"tailoring" jsonb,
	"selected_template" text DEFAULT 'modern' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "resume_optimizations_claim_token_unique" UNIQUE("claim_token")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"lines" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"parsed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"optimization_id" uuid,
	"amount" numeric(10, 2) NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"payment_type" text NOT NULL,
	"stripe_payment_intent_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_evaluations" ADD CONSTRAINT "ats_evaluations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_evaluations" ADD CONSTRAINT "ats_evaluations_optimization_id_resume_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."resume_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linkedin_enhancements" ADD CONSTRAINT "linkedin_enhancements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_resume_optimization_id_resume_optimizations_id_fk" FOREIGN KEY ("resume_optimization_id") REFERENCES "public"."resume_optimizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_searches" ADD CONSTRAINT "job_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD CONSTRAINT "interview_preps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_preps" ADD CONSTRAINT "interview_preps_optimization_id_resume_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."resume_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD CONSTRAINT "resume_optimizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_optimizations" ADD CONSTRAINT "resume_optimizations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_optimization_id_resume_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."resume_optimizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "assessments_user" ON "assessments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ats_evaluations_user" ON "ats_evaluations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ats_evaluations_optimization" ON "ats_evaluations" USING btree ("optimization_id");--> statement-breakpoint
CREATE INDEX "linkedin_enhancements_user" ON "linkedin_enhancements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "job_matches_user" ON "job_matches" USING btree ("user_id","overall_score");--> statement-breakpoint
CREATE INDEX "job_searches_user" ON "job_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_preps_user" ON "interview_preps" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "interview_preps_optimization" ON "interview_preps" USING btree ("optimization_id");--> statement-breakpoint
CREATE INDEX "resume_optimizations_user" ON "resume_optimizations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "resume_optimizations_session" ON "resume_optimizations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_session" ON "uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_optimization" ON "payments" USING btree ("optimization_id");--> statement-breakpoint
CREATE INDEX "payments_intent" ON "payments" USING btree ("stripe_payment_intent_id");