CREATE TABLE "mention" (
	"loan_id" integer NOT NULL,
	"desk" text NOT NULL,
	"comment" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "mention_loan_id_desk_comment_staff_id_pk" PRIMARY KEY("loan_id","desk","comment","staff_id")
);
--> statement-breakpoint
ALTER TABLE "mention" ADD CONSTRAINT "mention_loan_id_loan_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("loan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention" ADD CONSTRAINT "mention_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mention_staff" ON "mention" USING btree ("staff_id","at");