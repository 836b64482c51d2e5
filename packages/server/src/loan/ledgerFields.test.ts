import { contract } from '@lending-desk/domain/contract';
import { businessDate } from '@lending-desk/domain/calendar';
import { rupees } from '@lending-desk/domain/money';
import { fieldsOf } from '@lending-desk/domain/loose';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { bookEvent } from '../ledger/bookEvent';
import { withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const emi = (dueDate: string) => ({
  dueDate,
  amount: 110,
  principalDue: 100,
  interestAccrued: 10,
  paid: false,
});

const disbursed = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
  // Past midnight in India.
  disbursalDate: '2026-06-30T20:00:00.000Z',
  disbursalStatus: 'COMPLETED',
  emiDay: 1,
  approvalDetails: { maximumEligibleAmount: 200, interestRate: 24.5, processingFeeRate: 2 },
  riskBucket: { bucketType: 'B', interestRate: 30 },
  emis: [emi('2026-10-01'), emi('2026-12-01')],
  transactionDetails: [],
};

withServer(server => {
  const id = loanIdOf(1);
  const read = async (desk: 'credit' | 'support' | 'collections') => {
    const admin = await server().signIn('ROLE_SUPER_USER');
    const { loan, collections } = contract;
    const { body } =
      desk === 'credit'
        ? await server().call(loan.read, { id: String(id) }, admin)
        : await server().call(
            desk === 'support' ? loan.readForSupport : collections.read,
            { loanId: String(id) },
            admin,
          );
    const data = fieldsOf(body['data']);
    return fieldsOf(desk === 'credit' ? data['data'] : data['loan']);
  };

  it('shows the entries of a loan at every desk, not what was received [CS-120.c, CS-120.e, CS-121.b, CS-134.b, CS-134.c, M8.c, CR-159.b]', async () => {
    const { db, clock } = server();
    await storeLoans(db, [aLine(1, disbursed)]);
    for (const desk of ['credit', 'support', 'collections'] as const) {
      expect(await read(desk)).toMatchObject({
        emis: [{ paid: false, amountPaid: 0 }, { paid: false }],
        riskBucket: { bucketType: 'B', interestRate: 24.5 },
      });
    }
    const receipt = {
      type: 'receipt',
      id: 'pay_1',
      source: 'RAZORPAY',
      amount: rupees(110),
      valueDate: businessDate('2026-11-20'),
      reference: 'LINK1',
    } as const;
    const by = { id: null, name: 'Test', requestId: 'test' };
    await inTransaction(db, tx => bookEvent(tx, id, receipt, { now: clock.now, by, reference: 'pay_1' }));
    for (const desk of ['credit', 'support'] as const) {
      expect(await read(desk)).toMatchObject({
        emis: [{ paid: true, amountPaid: 110, paymentDate: '2026-11-20' }, { paid: false }],
      });
    }
    expect(await read('credit')).toMatchObject({
      transactionDetails: [
        {
          amountPaid: 110,
          principalPayment: 100,
          paymentId: 'pay_1',
          remarks: { description: 'Paid by link' },
        },
      ],
    });
    expect(await read('support')).toMatchObject({
      disbursalDate: '2026-07-01',
      disbursalStatus: 'COMPLETED',
    });
    // Support's documents do not have payments.
    expect(await read('support')).not.toHaveProperty('transactionDetails');
  });

  it('counts what falls due and is charged by date, though no job has run for days [M6.f]', async () => {
    const { clock } = server();
    const before = clock.now;
    clock.now = new Date('2026-12-04T06:00:00.000Z');
    for (const desk of ['credit', 'support'] as const) {
      expect(await read(desk)).toMatchObject({
        emis: [{ paid: true }, { paid: false, latePaymentCharges: 2.2 }],
      });
    }
    clock.now = before;
  });

  it('shows what was received of a loan without an account [CS-120.e]', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(2, { ...disbursed, emis: [{ ...emi('2026-10-01'), principalDue: 'x' }] })]);
    const admin = await server().signIn('ROLE_SUPER_USER');
    const { body } = await server().call(contract.loan.read, { id: String(loanIdOf(2)) }, admin);
    expect(body).toMatchObject({ data: { data: { riskBucket: { interestRate: 30 } } } });
    const { body: support } = await server().call(
      contract.loan.readForSupport,
      { loanId: String(loanIdOf(2)) },
      admin,
    );
    expect(support).toMatchObject({ data: { loan: { riskBucket: { interestRate: 30 } } } });
  });
});
