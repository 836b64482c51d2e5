CREATE TABLE "nach_file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"totals" jsonb NOT NULL,
	"bookable" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text NOT NULL,
	"committed_at" timestamp with time zone,
	"committed_by_id" uuid,
	"committed_by" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "nach_row" (
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"loan_id" integer,
	"result" jsonb NOT NULL,
	"books" jsonb,
	"booked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "nach_row_file_id_line_pk" PRIMARY KEY("file_id","line")
);
--> statement-breakpoint
ALTER TABLE "nach_row" ADD CONSTRAINT "nach_row_file_id_nach_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."nach_file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nach_file_by_upload" ON "nach_file" USING btree ("uploaded_at" DESC NULLS FIRST,"file_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nach_file_by_content" ON "nach_file" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "nach_row_to_book" ON "nach_row" USING btree ("file_id","loan_id","line") WHERE books is not null and not booked;--> statement-breakpoint
CREATE INDEX "loan_section_umrn" ON "loan_section" USING btree (upper(left("body" #>> '{subscriptionDetails,umrn}', 21))) WHERE name = 'cashfreeDetails';