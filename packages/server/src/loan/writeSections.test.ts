import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { inTransaction } from '../db/transaction';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { putSections, readSections, type SectionChange, writeSections } from './sections';
import { loan } from './table';

const action = 'test.write';

withServer(server => {
  let user: Caller;
  let next = 0;

  beforeAll(async () => {
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const aLoan = async (): Promise<number> => {
    next += 1;
    await storeLoans(server().db, [aLine(next, { emiDay: 5 })]);
    return loanIdOf(next);
  };

  const write = (change: Omit<SectionChange, 'action' | 'announces'>) => {
    const viewer = {
      idString: user.staffId,
      fullName: 'Me',
      email: 'me@lender.example',
      roles: [],
      addMasterTags: false,
    };
    const context = { now: server().clock.now, requestId: 'test', viewer };
    return inTransaction(server().db, tx =>
      writeSections(tx, context, { action, announces: 'decision', ...change }),
    );
  };

  const versionOf = async (loanId: number) =>
    (await server().db.select({ version: loan.version }).from(loan).where(eq(loan.loanId, loanId)))[0]
      ?.version;

  const auditOf = (loanId: number) =>
    server()
      .db.select({ before: auditRow.before, after: auditRow.after, actorId: auditRow.actorId })
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, action)));

  it('replaces the previous value, and the audit row has both values', async () => {
    const loanId = await aLoan();
    const sections = { emiDay: 7, tenure: null };
    const written = await write({ loanId, sections, extraAudit: { before: { at: 1 }, after: { at: 2 } } });
    expect(written).toEqual({ version: null, before: { emiDay: 5, tenure: null }, after: sections });
    expect(await readSections(server().db, loanId, ['emiDay', 'tenure'])).toEqual(sections);
    expect(await auditOf(loanId)).toEqual([
      {
        actorId: user.staffId,
        before: { at: 1, emiDay: 5, tenure: null },
        after: { at: 2, emiDay: 7, tenure: null },
      },
    ]);
  });

  it('reduces Aadhaar numbers in the section and in the audit row [CR-167.b]', async () => {
    const loanId = await aLoan();
    const sections = { kycDocuments: { aadhaar: { identifierNumber: '717889845388' } } };
    await write({ loanId, sections });
    const stored = await readSections(server().db, loanId, ['kycDocuments']);
    expect(stored).toEqual({ kycDocuments: { aadhaar: { identifierNumber: 'XXXXXXXX5388' } } });
    expect(await auditOf(loanId)).toMatchObject([{ after: stored }]);
  });

  it('stores reduced Aadhaar numbers without a user too [CR-167.b]', async () => {
    const loanId = await aLoan();
    const sections = { equifaxReport: { aadhaar: 717_889_845_388 } };
    await inTransaction(server().db, tx => putSections(tx, [{ loanId, sections }]));
    const stored = await readSections(server().db, loanId, ['equifaxReport']);
    expect(stored).toEqual({ equifaxReport: { aadhaar: 'XXXXXXXX5388' } });
  });

  describe('with a version', () => {
    it('raises it, with the columns that change with it [CR-195.u]', async () => {
      const loanId = await aLoan();
      const change = { loanId, sections: { emiDay: 9 }, version: 1, columns: { approvalStatus: 'HOLD' } };
      expect(await write(change)).toMatchObject({ version: 2 });
      const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
      expect(row).toMatchObject({ version: 2, approvalStatus: 'HOLD' });
    });

    it('writes nothing on an outdated one [CR-195.u]', async () => {
      const loanId = await aLoan();
      await write({ loanId, sections: { emiDay: 9 }, version: 1 });
      expect(await write({ loanId, sections: { emiDay: 11 }, version: 1 })).toBeNull();
      expect(await readSections(server().db, loanId, ['emiDay'])).toEqual({ emiDay: 9 });
      expect(await auditOf(loanId)).toHaveLength(1);
      expect(await versionOf(loanId)).toBe(2);
    });

    it('accepts one of many at once [CR-195.u, XR-139.a]', async () => {
      const loanId = await aLoan();
      const all = [6, 7, 8].map(emiDay => write({ loanId, sections: { emiDay }, version: 1 }));
      expect((await Promise.all(all)).filter(written => written !== null)).toHaveLength(1);
      expect(await auditOf(loanId)).toHaveLength(1);
    });
  });

  it('does not raise the version when none is given', async () => {
    const loanId = await aLoan();
    await write({ loanId, sections: { emiDay: 9 } });
    expect(await versionOf(loanId)).toBe(1);
  });
});
