-- What is left for a decision: the time on HOLD does not count. Who is on HOLD now is so since the decision that put
-- them there, an imported loan since it was stored.
ALTER TABLE "loan" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "held_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "loan" SET "held_since" = coalesce(
	(SELECT max("decided_on") FROM "decision" WHERE "decision"."loan_id" = "loan"."loan_id" AND "to_status" = 'HOLD'
		AND "from_status" <> 'HOLD'),
	"created_at"
) WHERE "approval_status" = 'HOLD';
