CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"lease" uuid,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "bureau_fetch_due";--> statement-breakpoint
CREATE UNIQUE INDEX "job_kind_key" ON "job" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("ended_at") WHERE state = 'dead';--> statement-breakpoint
INSERT INTO "job" ("kind", "key", "payload", "state", "due_at", "created_at")
SELECT 'bureau.followFetch', "id"::text, jsonb_build_object('fetchId', "id"), 'waiting', coalesce("due_at", "requested_at"), "requested_at"
FROM "bureau_fetch" WHERE "state" = 'initiated';--> statement-breakpoint
INSERT INTO "job" ("kind", "key", "payload", "state", "due_at", "created_at")
SELECT 'calls.reconcile', "id"::text, jsonb_build_object('callId', "id"), 'waiting', "asked_at" + interval '30 seconds', "asked_at"
FROM "call_record" WHERE "status" = 'asked';--> statement-breakpoint
ALTER TABLE "bureau_fetch" DROP COLUMN "due_at";