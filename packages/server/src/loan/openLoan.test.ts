import type { LoanDesk, Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { Refused } from '../http/verb';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { openLoan, openStoredLoan } from './openLoan';
import { loanSection } from './table';

const [unassigned, mine, others, paidOut] = [1, 2, 3, 4];

const loans = [unassigned, mine, others, paidOut];

// Which role opens which loans at which desk; 'mine' is assigned to the asking user, whatever the role.
const opens: readonly (readonly [LoanDesk, Role, readonly number[]])[] = [
  ['credit', 'ROLE_CREDIT_USER', [unassigned, mine]],
  ['credit', 'ROLE_CREDIT_ADMIN', loans],
  ['credit', 'ROLE_CREDIT_DASHBOARD_VIEW', loans],
  ['credit', 'ROLE_SUPER_USER', loans],
  ['credit', 'ROLE_CUSTOMER_SERVICE', []],
  ['credit', 'ROLE_COLLECTIONS_AGENT', []],
  ['customerSupport', 'ROLE_CUSTOMER_SERVICE', loans],
  ['customerSupport', 'ROLE_CUSTOMER_SERVICE_ADMIN', loans],
  ['customerSupport', 'ROLE_CUSTOMER_SERVICE_VIEW', loans],
  ['customerSupport', 'ROLE_SUPER_USER', loans],
  ['customerSupport', 'ROLE_CREDIT_USER', []],
  ['customerSupport', 'ROLE_COLLECTIONS_AGENT', []],
  ['collections', 'ROLE_COLLECTIONS_AGENT', [paidOut]],
  ['collections', 'ROLE_COLLECTIONS_ADMIN', [paidOut]],
  ['collections', 'ROLE_CUSTOMER_SERVICE_VIEW', [paidOut]],
  ['collections', 'ROLE_SUPER_USER', [paidOut]],
  ['collections', 'ROLE_CREDIT_USER', []],
  ['collections', 'ROLE_VAS', []],
];

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(unassigned, { equifaxReport: { score: 742 }, madeUp: { word: 'unlisted' } }),
      aLine(mine, { underWriter: heldBy('credit.user') }),
      aLine(others, { underWriter: heldBy('credit.admin') }),
      aLine(paidOut, {
        underWriter: heldBy('credit.admin'),
        loanDetails: { approvalStatus: 'DISBURSED' },
      }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const as = (...roles: Role[]) => ({
    viewer: {
      idString: user.staffId,
      fullName: 'Me',
      email: 'me@lender.example',
      roles,
      addMasterTags: false,
    },
  });

  it.each(opens)(
    'at %s %s opens exactly the permitted loans [CR-007.a, CR-007.b, CR-007.c, CR-008.a]',
    async (desk, role, expected) => {
      const opened = await Promise.allSettled(
        loans.map(number => openLoan(server().db, as(role), String(loanIdOf(number)), desk)),
      );
      expect(loans.filter((_number, index) => opened[index]?.status === 'fulfilled')).toEqual(expected);
      const words = desk === 'credit' ? messages.loan.notAssignedToYou : messages.auth.writeRefused;
      const reasons = opened.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
      // At the credit desk the refusal also names who holds the loan.
      expect(reasons.map(({ status, message }) => [status, message])).toEqual(
        reasons.map(() => [403, words]),
      );
      // Opening the row and opening the whole loan follow the same rule.
      const whole = await Promise.allSettled(
        loans.map(number => openStoredLoan(server().db, as(role), idStringOf(number), { desk })),
      );
      expect(whole.map(({ status }) => status)).toEqual(opened.map(({ status }) => status));
    },
  );

  it('refuses a loan that does not exist, for every role [XR-137.c]', async () => {
    const opening = openLoan(server().db, as('ROLE_VAS'), '999999999', 'collections');
    await expect(opening).rejects.toThrow(new Refused(404, 'Loan not found'));
  });

  it('lets a collector make the calls that all desks share, at their own desk and for a loan paid out [XR-137.a]', async () => {
    const collector = await server().signIn('ROLE_COLLECTIONS_AGENT');
    const at = (number: number) => ({ id: loanIdOf(number), desk: 'collections' as const });
    const statuses = async (number: number, desk: LoanDesk) => {
      const answers = await Promise.all([
        server().call(contract.loan.reveal, { ...at(number), desk, field: 'email' }, collector),
        server().call(contract.live.typing, { ...at(number), desk }, collector),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses(paidOut, 'collections')).toEqual([200, 200]);
    expect(await statuses(mine, 'collections')).toEqual([403, 403]);
    expect(await statuses(paidOut, 'customerSupport')).toEqual([403, 403]);
    expect(await statuses(paidOut, 'credit')).toEqual([403, 403]);
  });

  it('locks the row for one transaction at a time on request [XR-139.a]', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      inTransaction(server().db, async tx => {
        await openLoan(tx, as('ROLE_CREDIT_USER'), String(loanIdOf(mine)), 'credit', 'update');
        order.push(`${name} begins`);
        await tx
          .select()
          .from(loanSection)
          .where(eq(loanSection.loanId, loanIdOf(mine)));
        order.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(order.map(word => word.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  describe('what is shown of it', () => {
    const namesAt = async (desk: LoanDesk, parts?: readonly ('core' | 'bureau')[]) => {
      const wanted = { desk, parts };
      const context = as('ROLE_SUPER_USER');
      const number = desk === 'collections' ? paidOut : unassigned;
      return Object.keys((await openStoredLoan(server().db, context, idStringOf(number), wanted)).sections);
    };

    it('is what the desk lists, and a section no desk lists is shown to nobody [XR-137.e]', async () => {
      const kept = await server()
        .db.select({ name: loanSection.name })
        .from(loanSection)
        .where(eq(loanSection.loanId, loanIdOf(unassigned)));
      expect(kept).toContainEqual({ name: 'madeUp' });
      const [credit, support, collections] = [
        await namesAt('credit'),
        await namesAt('customerSupport'),
        await namesAt('collections'),
      ];
      for (const names of [credit, support, collections]) {
        expect(names).toContain('personalDetails');
        expect(names).not.toContain('madeUp');
      }
      expect(credit).toContain('engine');
      expect([...support, ...collections]).not.toContain('engine');
      const { text } = await server().call(contract.loan.read, { id: loanIdOf(unassigned) }, user);
      expect(text).not.toContain('unlisted');
    });

    it('includes a heavy section with its part only [XR-137.e]', async () => {
      expect(await namesAt('credit', ['core'])).not.toContain('equifaxReport');
      expect(await namesAt('customerSupport', ['bureau'])).toContain('equifaxReport');
    });
  });
});
