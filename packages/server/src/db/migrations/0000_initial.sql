CREATE TABLE "agent_details" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"agent_user_name" text NOT NULL,
	"campaign_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_row" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"loan_id" integer,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"phone_number" text NOT NULL,
	"agent_id" text NOT NULL,
	"agent_user_name" text NOT NULL,
	"campaign_name" text,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_call_id" text,
	"provider_answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "configuration" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_tag" (
	"name_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"decided_on" timestamp with time zone NOT NULL,
	"decided_by_id" uuid NOT NULL,
	"decided_by_name" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"version" integer NOT NULL,
	"max_amount_minor" bigint,
	"max_emi_minor" bigint,
	"computed_salary_minor" bigint,
	"computed_obligations_minor" bigint,
	"months" integer,
	"emi_day" integer,
	"interest_rate" numeric,
	"processing_fee_rate" numeric,
	"computed_foir" numeric,
	"risk_bucket_type" text,
	"change_reason" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_staff_id_pk" PRIMARY KEY("key","staff_id")
);
--> statement-breakpoint
CREATE TABLE "loan" (
	"loan_id" integer PRIMARY KEY NOT NULL,
	"id_string" uuid NOT NULL,
	"customer_id" text,
	"full_name" text NOT NULL,
	"primary_phone" text,
	"alternate_phone" text,
	"email" text,
	"started_on" timestamp with time zone NOT NULL,
	"started_day" date NOT NULL,
	"amount_applied_minor" bigint NOT NULL,
	"approval_status" text NOT NULL,
	"application_status" text,
	"underwriter_id" uuid,
	"underwriter_name" text,
	"jupiter_decision" text,
	"jupiter_score" integer,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"import_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_id_string_unique" UNIQUE("id_string")
);
--> statement-breakpoint
CREATE TABLE "loan_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"author_name" text
);
--> statement-breakpoint
CREATE TABLE "loan_section" (
	"loan_id" integer NOT NULL,
	"name" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "loan_section_loan_id_name_pk" PRIMARY KEY("loan_id","name")
);
--> statement-breakpoint
CREATE TABLE "loan_tally" (
	"status" text NOT NULL,
	"day" date NOT NULL,
	"loans" integer NOT NULL,
	"unassigned" integer NOT NULL,
	CONSTRAINT "loan_tally_status_day_pk" PRIMARY KEY("status","day")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"account" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_body" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"provider" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "agent_details" ADD CONSTRAINT "agent_details_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_record" ADD CONSTRAINT "call_record_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision" ADD CONSTRAINT "decision_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_underwriter_id_staff_id_fk" FOREIGN KEY ("underwriter_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_comment" ADD CONSTRAINT "loan_comment_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_section" ADD CONSTRAINT "loan_section_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_body" ADD CONSTRAINT "provider_body_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_row_loan" ON "audit_row" USING btree ("loan_id","at");--> statement-breakpoint
CREATE INDEX "audit_row_actor" ON "audit_row" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "call_record_loan" ON "call_record" USING btree ("loan_id","asked_at");--> statement-breakpoint
CREATE INDEX "call_record_provider_call" ON "call_record" USING btree ("provider_call_id");--> statement-breakpoint
CREATE INDEX "decision_loan" ON "decision" USING btree ("loan_id","decided_on");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loan_by_start" ON "loan" USING btree ("started_on" DESC NULLS FIRST,"loan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "loan_by_status" ON "loan" USING btree ("approval_status","started_on" DESC NULLS FIRST,"loan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "loan_by_underwriter" ON "loan" USING btree ("underwriter_id","started_on" DESC NULLS FIRST,"loan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "loan_by_underwriter_status" ON "loan" USING btree ("underwriter_id","approval_status","started_on" DESC NULLS FIRST,"loan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "loan_unassigned" ON "loan" USING btree ("started_on" DESC NULLS FIRST,"loan_id" DESC NULLS FIRST) WHERE underwriter_id IS NULL;--> statement-breakpoint
CREATE INDEX "loan_by_primary_phone" ON "loan" USING btree ("primary_phone");--> statement-breakpoint
CREATE INDEX "loan_by_alternate_phone" ON "loan" USING btree ("alternate_phone");--> statement-breakpoint
CREATE INDEX "loan_by_email" ON "loan" USING btree ("email");--> statement-breakpoint
CREATE INDEX "loan_by_customer" ON "loan" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "loan_comment_loan" ON "loan_comment" USING btree ("loan_id","created_on","id");--> statement-breakpoint
CREATE INDEX "provider_body_loan" ON "provider_body" USING btree ("loan_id","provider","received_at");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_staff" ON "session" USING btree ("staff_id");