CREATE TABLE "booked_reference" (
	"reference" text PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	CONSTRAINT "booked_reference_approval_id_unique" UNIQUE("approval_id")
);
--> statement-breakpoint
ALTER TABLE "booked_reference" ADD CONSTRAINT "booked_reference_approval_id_approval_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approval"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was booked before: where one reference was booked twice, the first receipt keeps it.
INSERT INTO "booked_reference" ("reference", "approval_id")
SELECT upper(regexp_replace(a.asked->>'reference', '\s', '', 'g')), a.id
FROM "approval" a
JOIN "ledger_receipt" r ON r.loan_id = a.loan_id AND r.receipt_id = a.id::text AND r.reversed_on IS NULL
WHERE a.kind = 'receipt' AND a.state = 'approved' AND a.asked->>'source' = 'BANK'
ORDER BY a.decided_at
ON CONFLICT DO NOTHING;
