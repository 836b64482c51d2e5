CREATE TABLE "settings_change" (
	"version" integer PRIMARY KEY NOT NULL,
	"made_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"reason" text NOT NULL,
	"changed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER settings_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "settings_change" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
