CREATE TABLE "bureau_fetch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"bureau" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"provider_reference" text,
	"last_name" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "call_recording" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_call_id" text NOT NULL,
	"loan_id" integer,
	"start_time" text NOT NULL,
	"duration" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"audio_file" text NOT NULL,
	"agent_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pd_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bureau_fetch" ADD CONSTRAINT "bureau_fetch_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_recording" ADD CONSTRAINT "call_recording_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pd_feedback" ADD CONSTRAINT "pd_feedback_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bureau_fetch_on_its_way" ON "bureau_fetch" USING btree ("loan_id","bureau") WHERE state = 'initiated';--> statement-breakpoint
CREATE INDEX "bureau_fetch_due" ON "bureau_fetch" USING btree ("due_at") WHERE state = 'initiated';--> statement-breakpoint
CREATE INDEX "bureau_fetch_loan" ON "bureau_fetch" USING btree ("loan_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_recording_provider_call" ON "call_recording" USING btree ("provider","provider_call_id");--> statement-breakpoint
CREATE INDEX "call_recording_loan" ON "call_recording" USING btree ("loan_id","start_time");--> statement-breakpoint
CREATE INDEX "pd_feedback_loan" ON "pd_feedback" USING btree ("loan_id","created_on");