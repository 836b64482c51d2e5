import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { eachEngine } from '../testing/harness';

eachEngine(server => {
  const row = {
    id: randomUUID(),
    at: new Date('2026-11-21T06:00:00Z'),
    actorName: 'Test',
    action: 'test',
    requestId: 'r1',
  };
  beforeAll(async () => {
    await server().db.insert(auditRow).values(row);
  });

  describe.each([
    ['audit_row', 'id'],
    ['decision', 'id'],
    ['loan_comment', 'id'],
    ['ledger_event', 'reference'],
    ['ledger_group', 'kind'],
    ['ledger_transfer', 'amount_minor'],
    ['ledger_receipt', 'amount_minor'],
    ['loan_instalment', 'due_on'],
    ['money_request', 'call'],
    ['settings_change', 'reason'],
  ])('%s [XR-002.h]', (table, column) => {
    it.each([
      ['UPDATE', sql.raw(`update ${table} set ${column} = ${column}`)],
      ['DELETE', sql.raw(`delete from ${table}`)],
      ['TRUNCATE', sql.raw(`truncate ${table} cascade`)],
    ])('refuses %s for every role', async (_verb, statement) => {
      const refused = await server()
        .db.execute(statement)
        .then(
          () => null,
          (error: Error) => error.cause,
        );
      expect(refused).toMatchObject({ message: `Rows of ${table} are never changed or removed` });
    });
  });

  it('keeps the rows a statement tries to remove', async () => {
    expect(await server().db.select().from(auditRow)).toEqual([expect.objectContaining(row)]);
  });
});
