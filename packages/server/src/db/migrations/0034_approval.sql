CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"asked" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"events_then" integer NOT NULL,
	"reason" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"maker_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_on" date NOT NULL,
	"state" text NOT NULL,
	"checker_id" uuid,
	"checker_name" text,
	"decided_at" timestamp with time zone,
	"refused_because" text,
	CONSTRAINT "approval_two_people" CHECK (checker_id <> maker_id),
	CONSTRAINT "approval_decided" CHECK ((state in ('approved', 'refused')) = (checker_id is not null) and (state = 'waiting') = (decided_at is null)),
	CONSTRAINT "approval_amount" CHECK (amount_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_waiting" ON "approval" USING btree ("asked_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_decided_at" ON "approval" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "approval_loan" ON "approval" USING btree ("loan_id","asked_at");--> statement-breakpoint
CREATE INDEX "ledger_transfer_refunds" ON "ledger_transfer" USING btree ("loan_id") WHERE debit = 'refunds due' or credit = 'refunds due';