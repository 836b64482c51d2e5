CREATE TABLE "horoscope_week" (
	"date" date PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"predictions" jsonb NOT NULL,
	"saved_by_id" uuid NOT NULL,
	"saved_by_name" text NOT NULL,
	"saved_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vas_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"feedback" text NOT NULL,
	"customer_interaction" text NOT NULL,
	"customer_rating" text NOT NULL,
	"customer_participation" text NOT NULL,
	"customer_communication" text NOT NULL,
	"customer_testimonial" text NOT NULL,
	CONSTRAINT "vas_feedback_author" UNIQUE("loan_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "vas_feedback" ADD CONSTRAINT "vas_feedback_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;