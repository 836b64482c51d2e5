ALTER TABLE "loan_tally" DROP CONSTRAINT "loan_tally_status_day_pk";--> statement-breakpoint
ALTER TABLE "loan_tally" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "loan_tally_day" ON "loan_tally" USING btree ("status","day");