DROP INDEX "audit_row_loan";--> statement-breakpoint
DROP INDEX "audit_row_actor";--> statement-breakpoint
CREATE INDEX "audit_row_at" ON "audit_row" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_row_action" ON "audit_row" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_row_actor_action" ON "audit_row" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_row_loan" ON "audit_row" USING btree ("loan_id","at","id") WHERE loan_id is not null;--> statement-breakpoint
CREATE INDEX "audit_row_actor" ON "audit_row" USING btree ("actor_id","at","id");