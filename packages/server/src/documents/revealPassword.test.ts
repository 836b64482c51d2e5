import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanSection } from '../loan/table';
import { staff } from '../signin/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const [mine, others] = [1, 2];
const password = 'HEMA7711';

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    const bankStatements = [
      { fileId: 'f-1', password, file: { key: 'a.pdf', presignedUrl: null } },
      { fileId: 'f-2', password: '', file: { key: 'b.csv', presignedUrl: null } },
    ];
    await storeLoans(server().db, [
      aLine(mine, { bankStatements, underWriter: heldBy('credit.user') }),
      aLine(others, { bankStatements, underWriter: heldBy('credit.admin') }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const reveal = (number: number, fileId: string, as: Caller) =>
    server().call(contract.documents.revealPassword, { id: loanIdOf(number), fileId }, as);
  const revealsOf = (number: number) =>
    server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(number)), eq(auditRow.action, 'loan.reveal')));

  it('is stored sealed and sent as a mask with the loan [CS-047.e, CS-132.b]', async () => {
    const [row] = await server()
      .db.select()
      .from(loanSection)
      .where(and(eq(loanSection.loanId, loanIdOf(mine)), eq(loanSection.name, 'bankStatements')));
    expect(JSON.stringify(row?.body)).not.toContain(password);
    for (const as of [user, await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW')]) {
      const { body, text } = await server().call(contract.loan.read, { id: loanIdOf(mine) }, as);
      expect(text).not.toContain(password);
      expect(text).not.toContain('sealed:');
      expect(body).toMatchObject({
        data: {
          data: {
            bankStatements: [
              { fileId: 'f-1', password: '••••••••' },
              { fileId: 'f-2', password: '' },
            ],
          },
        },
      });
    }
  });

  it.each(['ROLE_CREDIT_USER', 'ROLE_CREDIT_ADMIN', 'ROLE_CREDIT_DASHBOARD_VIEW'])(
    'shows it to %s and audits who saw which one, not the password [CR-077.c]',
    async role => {
      const who = await server().signIn(role);
      const answer = await reveal(mine, 'f-1', who);
      expect(answer.body).toMatchObject({ success: true, data: { password } });
      const rows = await revealsOf(mine);
      expect(rows.filter(row => row.actorId === who.staffId).map(row => row.after)).toEqual([
        { field: 'statementPassword', fileId: 'f-1' },
      ]);
      expect(JSON.stringify(rows)).not.toContain(password);
      expect(server().logLines.join('')).not.toContain(password);
    },
  );

  it('is null where there is none, and a missing statement is reported [CR-077.c]', async () => {
    expect((await reveal(mine, 'f-2', user)).body).toMatchObject({ data: { password: null } });
    const missing = await reveal(mine, 'f-9', user);
    expect([missing.status, missing.body['errorMessages']]).toEqual([404, ['Bank statement not found']]);
  });

  it('is refused for a loan the user may not open, without an audit row [XR-007.c]', async () => {
    const answer = await reveal(others, 'f-1', user);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(password);
    // Nor to who may open it at another desk alone.
    const { db } = server();
    const both = ['ROLE_CREDIT_USER', 'ROLE_CUSTOMER_SERVICE'];
    await db.update(staff).set({ roles: both }).where(eq(staff.id, user.staffId));
    expect((await reveal(others, 'f-1', user)).status).toBe(403);
    await db
      .update(staff)
      .set({ roles: ['ROLE_CREDIT_USER'] })
      .where(eq(staff.id, user.staffId));
    expect(await revealsOf(others)).toEqual([]);
  });

  it('is refused with a message when the server has another secret [XR-142.c]', async () => {
    await server()
      .db.update(loanSection)
      .set({ body: [{ fileId: 'f-1', password: 'sealed:v1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }] })
      .where(and(eq(loanSection.loanId, loanIdOf(mine)), eq(loanSection.name, 'bankStatements')));
    const answer = await reveal(mine, 'f-1', user);
    expect(answer.status).toBe(409);
    expect(answer.body['errorMessages']).toEqual([
      'The password was sealed with another secret and cannot be opened',
    ]);
  });
});
