-- What is left for a decision: the time on HOLD does not count. What is on HOLD now is so since the decision that put it
-- there; of an imported loan nothing says since when, so nothing of its time has passed.
ALTER TABLE "loan" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "held_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "loan" SET "held_since" = coalesce(
	(SELECT max("decided_on") FROM "decision" WHERE "decision"."loan_id" = "loan"."loan_id" AND "to_status" = 'HOLD'
		AND "from_status" <> 'HOLD'),
	"started_on"
) WHERE "approval_status" = 'HOLD';
