CREATE TABLE "call_rating" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"call_id" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"feedback" text NOT NULL,
	"agent_greetings" text NOT NULL,
	"agent_introduction_consent" text NOT NULL,
	"agent_call_reason" text NOT NULL,
	"agent_connect_back" text NOT NULL,
	"agent_end_conversation" text NOT NULL,
	CONSTRAINT "call_rating_author" UNIQUE("loan_id","call_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "call_rating" ADD CONSTRAINT "call_rating_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;