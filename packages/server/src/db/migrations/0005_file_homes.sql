CREATE TABLE "loose_object" (
	"object_name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "loan_id" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "object_name" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "loose_object_created" ON "loose_object" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_object_name_unique" UNIQUE("object_name");