CREATE TABLE "mandate" (
	"loan_id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"plan_id" text,
	"status" text,
	"status_at" timestamp with time zone,
	"wrong_reference" text,
	"umrn" text,
	"asked_at" timestamp with time zone,
	CONSTRAINT "mandate_reference_unique" UNIQUE("reference"),
	CONSTRAINT "mandate_umrn_unique" UNIQUE("umrn")
);
--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "mandate_reference" text;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "mandate_status" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_asked" ON "mandate" USING btree ("asked_at" NULLS FIRST);
