CREATE TABLE "money_request" (
	"key" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- The key of a request that moved money is one for ever: only its answer is written later.
CREATE TRIGGER money_request_kept BEFORE DELETE OR TRUNCATE OR UPDATE OF "key", "staff_id", "call", "body_hash", "created_at" ON "money_request" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
