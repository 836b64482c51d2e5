CREATE TABLE "ledger_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"state" text NOT NULL,
	"accounts" integer NOT NULL,
	"compared" integer NOT NULL,
	"differ" integer NOT NULL,
	"deviations" jsonb NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_check_running" ON "ledger_check" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "ledger_check_asked" ON "ledger_check" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "loan_account" ADD COLUMN "outstanding_principal_minor" bigint;--> statement-breakpoint
UPDATE "loan_account" SET "outstanding_principal_minor" = CASE WHEN "closed_on" IS NOT NULL THEN 0 ELSE coalesce((
	SELECT sum(CASE WHEN "debit" = 'principal' THEN "amount_minor" ELSE -"amount_minor" END) FROM "ledger_transfer"
	WHERE "ledger_transfer"."loan_id" = "loan_account"."loan_id" AND ("debit" = 'principal' OR "credit" = 'principal')
		AND "value_on" <= "posted_through"
), 0) END;--> statement-breakpoint
ALTER TABLE "loan_account" ALTER COLUMN "outstanding_principal_minor" SET NOT NULL;