CREATE TABLE "follow_up" (
	"loan_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"set_by_id" uuid NOT NULL,
	"set_by_name" text NOT NULL,
	"set_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_by_follow_up" ON "loan" USING btree ("follow_up_on","loan_id") WHERE follow_up_on IS NOT NULL;