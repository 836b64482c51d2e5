CREATE TABLE "ledger_event" (
	"loan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"booked_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	"by_name" text NOT NULL,
	CONSTRAINT "ledger_event_loan_id_number_pk" PRIMARY KEY("loan_id","number"),
	CONSTRAINT "ledger_event_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_group" (
	"loan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"booked_on" date NOT NULL,
	"about" text,
	"event" integer,
	CONSTRAINT "ledger_group_loan_id_number_pk" PRIMARY KEY("loan_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_receipt" (
	"loan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"receipt_id" text NOT NULL,
	"source" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"value_on" date NOT NULL,
	"booked_on" date NOT NULL,
	"reference" text,
	"emi_on" date,
	"by_name" text,
	"to_be_mapped" boolean NOT NULL,
	"mapped" boolean NOT NULL,
	"reversed_on" date,
	"reversal_reference" text,
	CONSTRAINT "ledger_receipt_loan_id_receipt_id_pk" PRIMARY KEY("loan_id","receipt_id"),
	CONSTRAINT "ledger_receipt_amount" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"loan_id" integer NOT NULL,
	"group_number" integer NOT NULL,
	"number" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"emi" integer,
	"receipt" text,
	"value_on" date NOT NULL,
	"freed" boolean NOT NULL,
	CONSTRAINT "ledger_transfer_loan_id_group_number_number_pk" PRIMARY KEY("loan_id","group_number","number"),
	CONSTRAINT "ledger_transfer_amount" CHECK (amount_minor > 0),
	CONSTRAINT "ledger_transfer_accounts" CHECK (debit <> credit)
);
--> statement-breakpoint
CREATE TABLE "loan_account" (
	"loan_id" integer PRIMARY KEY NOT NULL,
	"principal_minor" bigint NOT NULL,
	"yearly_rate" text NOT NULL,
	"months" integer NOT NULL,
	"emi_to" text NOT NULL,
	"half" text NOT NULL,
	"emi_day" integer NOT NULL,
	"disbursed_on" date NOT NULL,
	"fee_rate" text NOT NULL,
	"taken_over_on" date,
	"posted_through" date NOT NULL,
	"waiting_bounces_minor" bigint[] NOT NULL,
	"seen" text[] NOT NULL,
	"closed_on" date,
	"oldest_unpaid_on" date,
	"overdue_principal_minor" bigint NOT NULL,
	"overdue_interest_minor" bigint NOT NULL,
	"overdue_penal_minor" bigint NOT NULL,
	"overdue_bounce_minor" bigint NOT NULL,
	"overdue_total_minor" bigint NOT NULL,
	"last_payment_on" date,
	"emis_paid" integer NOT NULL,
	"emis_all" integer NOT NULL,
	"npa_from" date,
	"npa_to" date,
	"next_posting_on" date
);
--> statement-breakpoint
CREATE TABLE "loan_instalment" (
	"loan_id" integer NOT NULL,
	"emi" integer NOT NULL,
	"due_on" date NOT NULL,
	"principal_minor" bigint NOT NULL,
	"interest_minor" bigint NOT NULL,
	CONSTRAINT "loan_instalment_loan_id_emi_pk" PRIMARY KEY("loan_id","emi")
);
--> statement-breakpoint
CREATE TABLE "take_over" (
	"loan_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"fault" text,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_event" ADD CONSTRAINT "ledger_event_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_group" ADD CONSTRAINT "ledger_group_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_receipt" ADD CONSTRAINT "ledger_receipt_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_loan_id_group_number_ledger_group_loan_id_number_fk" FOREIGN KEY ("loan_id","group_number") REFERENCES "public"."ledger_group"("loan_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_account" ADD CONSTRAINT "loan_account_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalment" ADD CONSTRAINT "loan_instalment_loan_id_loan_account_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan_account"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_over" ADD CONSTRAINT "take_over_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_account_by_oldest_unpaid" ON "loan_account" USING btree ("oldest_unpaid_on","loan_id");--> statement-breakpoint
CREATE INDEX "loan_account_by_overdue" ON "loan_account" USING btree ("overdue_total_minor","loan_id");--> statement-breakpoint
CREATE INDEX "loan_account_by_disbursal" ON "loan_account" USING btree ("disbursed_on","loan_id");--> statement-breakpoint
CREATE INDEX "loan_account_by_next_posting" ON "loan_account" USING btree ("next_posting_on","loan_id") WHERE next_posting_on IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER ledger_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_group_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_group" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfer" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER loan_instalment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "loan_instalment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Of a receipt only what became of it may change.
CREATE TRIGGER ledger_receipt_kept BEFORE DELETE OR TRUNCATE OR UPDATE OF "loan_id", "number", "receipt_id", "source", "amount_minor", "value_on", "booked_on", "reference", "emi_on", "by_name" ON "ledger_receipt" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
