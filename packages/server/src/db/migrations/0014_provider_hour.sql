CREATE TABLE "provider_hour" (
	"provider" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_took_ms" integer NOT NULL,
	"last_fault" text,
	CONSTRAINT "provider_hour_provider_hour_pk" PRIMARY KEY("provider","hour")
);
