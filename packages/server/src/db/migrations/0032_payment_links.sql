CREATE TABLE "payment_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"amount_paid_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"short_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "payment_link_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_link_number" UNIQUE("loan_id","number")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"link_id" text,
	"link_reference" text,
	"link_status" text,
	"short_url" text,
	"link_paid_minor" bigint,
	"payment_id" text,
	"amount_minor" bigint,
	"paid_at" timestamp with time zone,
	"bank_reference" text,
	"refund_id" text,
	"outcome" text,
	"loan_id" integer,
	CONSTRAINT "provider_event_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_event" ADD CONSTRAINT "provider_event_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_event_loan" ON "provider_event" USING btree ("loan_id");