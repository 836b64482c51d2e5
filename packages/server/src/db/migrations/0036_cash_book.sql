CREATE INDEX "ledger_group_booked" ON "ledger_group" USING btree ("booked_on","loan_id","number");
