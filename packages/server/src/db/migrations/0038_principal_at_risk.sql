ALTER TABLE "loan_account" ADD COLUMN "outstanding_principal_minor" bigint;--> statement-breakpoint
UPDATE "loan_account" SET "outstanding_principal_minor" = CASE WHEN "closed_on" IS NOT NULL THEN 0 ELSE coalesce((
	SELECT sum(CASE WHEN "debit" = 'principal' THEN "amount_minor" ELSE -"amount_minor" END) FROM "ledger_transfer"
	WHERE "ledger_transfer"."loan_id" = "loan_account"."loan_id" AND ("debit" = 'principal' OR "credit" = 'principal')
		AND "value_on" <= "posted_through"
), 0) END;--> statement-breakpoint
ALTER TABLE "loan_account" ALTER COLUMN "outstanding_principal_minor" SET NOT NULL;