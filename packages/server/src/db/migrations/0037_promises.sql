CREATE TABLE "payment_promise" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"comment" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"made_on" date NOT NULL,
	"due_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "payment_promise_amount" CHECK (amount_minor > 0),
	CONSTRAINT "payment_promise_days" CHECK (due_on >= made_on)
);
--> statement-breakpoint
ALTER TABLE "loan_account" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "loan_account" ADD COLUMN "contacted_on" date;--> statement-breakpoint
ALTER TABLE "loan_account" ADD COLUMN "contacted_by" uuid;--> statement-breakpoint
UPDATE "loan_account" SET "contacted_on" = "last"."on", "contacted_by" = "last"."by" FROM (
	SELECT DISTINCT ON ("loan_id") "loan_id", ("asked_at" AT TIME ZONE 'Asia/Kolkata')::date AS "on", "staff_id" AS "by"
	FROM "call_record" WHERE "desk" = 'collections' ORDER BY "loan_id", "asked_at" DESC
) AS "last" WHERE "last"."loan_id" = "loan_account"."loan_id";--> statement-breakpoint
ALTER TABLE "payment_promise" ADD CONSTRAINT "payment_promise_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_promise_loan" ON "payment_promise" USING btree ("loan_id","at") WHERE taken_back_at IS NULL;--> statement-breakpoint
CREATE INDEX "loan_account_by_promise" ON "loan_account" USING btree ("promised_on","loan_id") WHERE promised_on IS NOT NULL;--> statement-breakpoint
CREATE INDEX "loan_account_by_contact" ON "loan_account" USING btree ("contacted_by","oldest_unpaid_on","loan_id");