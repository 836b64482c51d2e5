-- Some tables only ever grow. The database refuses to change or remove their rows, whoever asks.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_row_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_row" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "decision" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER loan_comment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "loan_comment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
