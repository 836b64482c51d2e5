CREATE TABLE "sign_on_flow" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sign_on_subject" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "withheld_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_sign_on_subject_unique" UNIQUE("sign_on_subject");