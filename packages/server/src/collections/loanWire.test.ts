import { businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { field, listOf } from '@lending-desk/domain/loose';
import { rupees } from '@lending-desk/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeBytes } from '../files/storedFiles';
import { type Caller, aServer, type TestServer } from '../testing/harness';
import { aPng } from '../testing/files';
import { bookOn, exampleDay, setDay, storeSampleAccount, unpaidAccount } from '../testing/accounts';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

/** A loan of every kind of money: part-paid, waived in part, reversed; one on which nothing has happened, and one with
 *  an account and no payment. */
const [busy, quiet, unpaid] = [1, 2, 9];
const given = [{ paymentDate: '2026-05-01', amountPaid: 1, paymentId: 'given' }];
const rows = (value: unknown) => listOf(value) ?? [];
const photo = (key: string) => ({ key, presignedUrl: null });
/** Two files that are stored; those of the other keys are missing. */
const [selfie, back] = ['selfie/4821937.jpg', 'kyc/stored-back.jpg'];
const proof = (identifierNumber: string, more = {}) => ({
  identifierNumber,
  frontPhoto: photo('kyc/front.jpg'),
  backPhoto: photo('kyc/back.jpg'),
  verified: true,
  ...more,
});

describe('the wire of a loan at the collections desk', () => {
  let server: TestServer;
  let agent: Caller;
  beforeAll(async () => {
    server = await aServer('pglite');
    setDay(server, exampleDay);
    await storeLoans(server.db, [
      aLine(unpaid, { loanDetails: { approvalStatus: 'DISBURSED' }, transactionDetails: given }),
      aLine(busy, {
        transactionDetails: given,
        amountApplied: 80_000.5,
        professionalDetails: { occupation: 'SALARIED', monthlyIncome: 62_400.75 },
        disbursalStatus: 'COMPLETED',
        loanDetails: {
          applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
          approvalStatus: 'DISBURSED',
          rejectionReasons: ['Address differs', 'Income too low'],
          underWriterEvaluations: { approvedOn: '2026-03-28T19:30:00.000Z', loanEligibleAmount: 75_000 },
        },
        // Other months than those of the disbursal.
        approvalDetails: { processingFeeRate: 1.5, months: 12 },
        underWriterRemarks: {
          comments: [{ comment: 'Employer confirmed', createdOn: '2026-03-27T06:00:00.000Z' }],
        },
        kycDocuments: {
          pan: proof('ZZXPR1000Z'),
          drivingLicense: proof('ZZ3806818627481', { backPhoto: null }),
          voterId: proof('ZZV1234567', { backPhoto: photo(back) }),
          aadhaar: {
            name: 'Kavya Raghunathan',
            dob: '1994-03-14',
            gender: 'F',
            address: '17/2 West Masi Street, Madurai, Tamil Nadu, 625099',
            imagebase64: null,
          },
          passport: proof('Z1234567', { additionalDetails: { fileNo: 'BN0000000000' } }),
        },
      }),
      aLine(quiet, {
        loanDetails: { approvalStatus: 'DISBURSED' },
        feedbacks: null,
        underWriterRemarks: null,
        referenceNumbers: null,
        kycDocuments: {},
        callRecordings: [],
      }),
    ]);
    const loanId = loanIdOf(busy);
    const papers = [selfie, back].map(key => ({ key, bytes: aPng, loanId }));
    await storeBytes(server.db, server.files, papers, server.clock.now);
    await storeSampleAccount(server, loanId);
    await storeSampleAccount(server, loanIdOf(unpaid), unpaidAccount());
    const receipt = (id: string, amount: number | string, valueDate: string, reference: string | null) =>
      bookOn(server, loanId, {
        type: 'receipt',
        id,
        source: id === 'R2' ? 'CASH' : 'RAZORPAY',
        amount: rupees(amount),
        valueDate: businessDate(valueDate),
        reference,
      });
    await receipt('R1', '1500.25', '2026-11-14', 'pay_1');
    await receipt('R2', 300, '2026-11-15', null);
    await bookOn(server, loanId, { type: 'reversal', of: 'R2' });
    await bookOn(server, loanId, {
      type: 'waiver',
      id: 'W1',
      date: exampleDay,
      amount: rupees(100),
      parts: { penal: rupees(100) },
      by: 'Asha Nair',
      reference: null,
    });
    agent = await server.signIn('ROLE_COLLECTIONS_AGENT');
  });
  afterAll(() => server.close());

  const data = async (number = busy) =>
    (await server.call(contract.collections.read, { loanId: loanIdOf(number) }, agent)).body['data'];
  /** A file with its link. */
  const linked = (key: string) => ({
    key,
    presignedUrl: expect.stringMatching(/^\/api\/v1\/files\/[\w-]+\.[\w-]+$/),
  });
  const loan = async (number = busy) => field(await data(number), 'loan');
  const emiOf = async (dueDate: string) =>
    rows(field(await loan(), 'emis')).find(emi => field(emi, 'dueDate') === dueDate);

  it('has the loan, its user and what belongs to them in the places the desk reads [CO-020.d, CO-020.e, CO-020.f, CO-020.g, CO-020.h, CO-020.i, CO-020.j, CO-020.k]', async () => {
    expect(await data()).toMatchObject({
      loan: { loanId: loanIdOf(busy) },
      userId: 'usr-4821937a01b7',
      comments: { collectionsFeedbacks: [] },
      overdueSummary: { total: 18_282.49 },
      overdueDetails: [{ dueDate: '2026-10-01' }, { dueDate: '2026-11-01' }],
      referenceNumbers: [{ name: 'Suresh Raghunathan', phoneNumbers: ['9000065967'] }],
      callRecordings: [{ callRecordingResponse: { Status: 'Answered', AgentName: 'Sana Iyer' } }],
    });
    const counted = ({ paymentDetails, foreClosure }: { paymentDetails: unknown; foreClosure: unknown }) =>
      [paymentDetails, foreClosure].map(list => (Array.isArray(list) ? list.length : list));
    expect(counted(Object(await data()))).toEqual([9, 2]);
    expect(counted(Object(await data(unpaid)))).toEqual([0, 2]);
    const inLoan = Object.keys(Object(await loan()));
    for (const name of [
      'overdueSummary',
      'overdueDetails',
      'paymentDetails',
      'foreClosure',
      'referenceNumbers',
    ]) {
      expect(inLoan).not.toContain(name);
    }
    expect(await data(quiet)).toMatchObject({
      referenceNumbers: [],
      callRecordings: [],
      comments: { collectionsFeedbacks: [] },
    });
  });

  it('has the terms in rupees, and the months that were disbursed rather than those that were approved [CO-104.a, CO-104.b, CO-104.c, CO-104.e, CO-034.d, CO-034.i, CO-034.c]', async () => {
    expect(await loan()).toMatchObject({
      loanId: loanIdOf(busy),
      idString: idStringOf(busy),
      amountApplied: 80_000.5,
      amountDisbursed: 73_586.2,
      disbursalDate: '2026-03-30',
      disbursalStatus: 'COMPLETED',
      tenure: 9,
      preEmiAmount: 86.3,
    });
  });

  it('has the person with a date of birth and a selfie, and the job in rupees [CO-105.b, CO-105.d, CO-106.b, CO-030.e, CO-029.c]', async () => {
    expect(await loan()).toMatchObject({
      personalDetails: { dob: '1994-03-14', photo: linked(selfie) },
      professionalDetails: { monthlyIncome: 62_400.75 },
    });
  });

  it('has a selfie without a stored file under its names, without a link [CO-105.b]', async () => {
    const { loan: ofQuiet } = Object(await data(quiet));
    expect(ofQuiet.personalDetails.photo).toEqual({ key: selfie, presignedUrl: null });
  });

  it('has each document with two sides and its number, and a file number of the passport alone [CO-108.b, CO-108.c, CO-108.d, CO-108.e, CO-030.c]', async () => {
    const { kycDocuments } = Object(await loan());
    const [front, missing] = [photo('kyc/front.jpg'), photo('kyc/back.jpg')];
    expect(kycDocuments).toMatchObject({
      pan: { identifierNumber: 'ZZXPR1000Z', frontPhoto: front, backPhoto: missing },
      drivingLicense: { identifierNumber: 'ZZ3806818627481', frontPhoto: front, backPhoto: null },
      voterId: { identifierNumber: 'ZZV1234567', frontPhoto: front, backPhoto: linked(back) },
      passport: {
        identifierNumber: 'Z1234567',
        frontPhoto: front,
        backPhoto: missing,
        additionalDetails: { fileNo: 'BN0000000000' },
      },
      aadhaar: { name: 'Kavya Raghunathan', dob: '1994-03-14', gender: 'F', imagebase64: null },
    });
    expect(kycDocuments.aadhaar.address).toBe('17/2 West Masi Street, Madurai, Tamil Nadu, 625099');
    for (const name of ['pan', 'drivingLicense', 'voterId']) {
      expect(Object.keys(kycDocuments[name])).not.toContain('additionalDetails');
    }
    expect(Object(await loan(quiet)).kycDocuments).toMatchObject({ voterId: null, aadhaar: null });
  });

  it('has the rejection reasons as one text, and the approval as an instant [CO-110.b, CO-110.c, CO-110.d]', async () => {
    const { loanDetails } = Object(await loan());
    expect(loanDetails).toEqual({
      applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
      approvalStatus: 'DISBURSED',
      approvedOn: '2026-03-28T19:30:00.000Z',
      loanEligibleAmount: 75_000,
      rejectionReason: 'Address differs, Income too low',
    });
    expect(Object(await loan(quiet)).loanDetails).toMatchObject({ approvedOn: null, rejectionReason: null });
  });

  it('has the fee rate that was approved, the rate of the terms and the fee with its tax [CO-111.a, CO-111.b, CO-111.c, CO-111.d, M51.a, CO-034.f, CO-034.g, CO-034.h]', async () => {
    expect(await loan()).toMatchObject({
      approvalDetails: { processingFeeRate: 1.5 },
      riskBucket: { interestRate: 21 },
      processingFee: { processingCharges: 1125, gst: 202.5, totalProcessingFee: 1327.5 },
    });
  });

  it('has the remarks of the underwriter [CO-112.b]', async () => {
    expect(field(await loan(), 'underWriterRemarks')).toMatchObject({
      comments: [{ comment: 'Employer confirmed' }],
    });
    expect(field(await loan(quiet), 'underWriterRemarks')).toEqual({ comments: [] });
  });

  it('has every EMI of the schedule, oldest first, with what was paid and waived of its charges [CO-113.a, CO-113.b, CO-113.c, CO-113.d, CO-113.e, CO-113.f, CO-113.g, CO-113.h, CO-113.i, M50.b, CO-047.c, CO-060.c]', async () => {
    const days = rows(field(await loan(), 'emis')).map(emi => field(emi, 'dueDate'));
    expect(days).toEqual(
      [5, 6, 7, 8, 9, 10, 11, 12]
        .map(month => `2026-${String(month).padStart(2, '0')}-01`)
        .concat('2027-01-01'),
    );
    const none = { amount: 0, paidAmount: 0, waivedBy: null, waivedAmount: 0 };
    expect(await emiOf('2026-09-01')).toMatchObject({
      amount: 9079,
      principalDue: 8324.59,
      interestAccrued: 754.41,
      paid: true,
      penalBounceCharges: { ...none, waivedDate: null },
      penalLatePaymentCharges: { ...none, waivedPayDate: null },
    });
    const partly = await emiOf('2026-10-01');
    expect(partly).toMatchObject({
      amount: 9079,
      principalDue: 8470.27,
      interestAccrued: 608.73,
      paid: false,
      // With its tax.
      penalBounceCharges: { ...none, amount: 590, waivedDate: null },
    });
    expect(field(partly, 'penalLatePaymentCharges')).toEqual({
      amount: 363.16,
      paidAmount: 0,
      waivedBy: 'Asha Nair',
      waivedAmount: 100,
      waivedPayDate: '2026-11-15',
    });
  });

  it('has at customer support the same EMIs: received without charges, penal charges without those of a bounce [CS-134.b, CS-134.c, CS-134.d, CS-134.e, M2.f, CS-077.c, CS-077.d]', async () => {
    const support = await server.signIn('ROLE_CUSTOMER_SERVICE');
    const { body } = await server.call(contract.loan.readForSupport, { loanId: loanIdOf(busy) }, support);
    const emis = rows(field(body['data'], 'loan', 'emis'));
    expect(emis.slice(4, 6)).toEqual([
      {
        amount: 9079,
        dueDate: '2026-09-01',
        amountPaid: 9079,
        paymentDate: '2026-09-01',
        paid: true,
        paymentSource: 'MANUAL_PAYMENT',
        latePaymentCharges: 0,
      },
      {
        amount: 9079,
        dueDate: '2026-10-01',
        amountPaid: 1500.25,
        paymentDate: null,
        paid: false,
        paymentSource: null,
        latePaymentCharges: 363.16,
      },
    ]);
    for (const emi of emis) {
      const own = await emiOf(String(field(emi, 'dueDate')));
      expect(['amount', 'paid'].map(name => field(emi, name))).toEqual(
        ['amount', 'paid'].map(name => field(own, name)),
      );
      expect(field(emi, 'latePaymentCharges')).toBe(field(own, 'penalLatePaymentCharges', 'amount'));
    }
  });

  it('is paid of an EMI when no principal or interest is open, whatever its charges, which stay overdue [CO-113.g, CO-114.c, CS-134.d]', async () => {
    const loanId = loanIdOf(3);
    await storeLoans(server.db, [aLine(3, { loanDetails: { approvalStatus: 'DISBURSED' } })]);
    await storeSampleAccount(server, loanId);
    const pay = (amount: string) =>
      bookOn(server, loanId, {
        type: 'receipt',
        id: `paid ${amount}`,
        source: 'RAZORPAY',
        amount: rupees(amount),
        valueDate: exampleDay,
        reference: null,
      });
    const paidOf = async () => rows(field(await loan(3), 'emis')).map(emi => field(emi, 'paid'));
    await pay('9078.99');
    expect((await paidOf())[5]).toBe(false);
    await pay('0.01');
    expect((await paidOf()).slice(4, 7)).toEqual([true, true, false]);
    // Its charges are open still.
    expect(rows(field(await data(3), 'overdueDetails'))[0]).toMatchObject({
      dueDate: '2026-10-01',
      principal: 0,
      interest: 0,
      penalInterest: 363.16,
      bounceCharges: 590,
    });
    expect(field(await data(3), 'overdueSummary')).toMatchObject({
      penalInterest: 544.74,
      bounceCharges: 1180,
    });
    // Paid, they are not received for the EMI.
    await pay('590');
    const support = await server.signIn('ROLE_CUSTOMER_SERVICE');
    const { body } = await server.call(contract.loan.readForSupport, { loanId }, support);
    expect(rows(field(body['data'], 'loan', 'emis'))[5]).toMatchObject({ paid: true, amountPaid: 9079 });
  });

  it('has what is overdue in five figures, each the sum over the EMIs, and the days of each [CO-114.a, CO-114.b, CO-114.c, CO-115.a, CO-115.c, CO-057.b, CO-057.d]', async () => {
    const overdue = { principal: 16_197.25, interest: 460.5, penalInterest: 444.74, bounceCharges: 1180 };
    expect(field(await data(), 'overdueSummary')).toEqual({ ...overdue, total: 18_282.49 });
    expect(field(await data(), 'overdueDetails')).toEqual([
      {
        dueDate: '2026-10-01',
        principal: 7578.75,
        interest: 0,
        penalInterest: 263.16,
        bounceCharges: 590,
        total: 8431.91,
        overdueDays: 45,
      },
      {
        dueDate: '2026-11-01',
        principal: 8618.5,
        interest: 460.5,
        penalInterest: 181.58,
        bounceCharges: 590,
        total: 9850.58,
        overdueDays: 14,
      },
    ]);
  });

  it('has a payment for each receipt and EMI, on its value date, the parts summing to its total [CO-116.a, CO-116.b, CO-116.c, CO-116.e, CO-050.c]', async () => {
    const payments = rows(field(await data(), 'paymentDetails'));
    const none = { principal: 0, interest: 0, penalInterest: 0, bounceCharges: 0 };
    expect(payments).toHaveLength(9);
    expect(payments.slice(5)).toEqual([
      {
        ...none,
        dueDate: '2026-10-01',
        // Booked a day later.
        paymentDate: '2026-11-14',
        principal: 891.52,
        interest: 608.73,
        total: 1500.25,
        paymentSource: 'MANUAL_PAYMENT',
      },
      {
        ...none,
        dueDate: '2026-10-01',
        paymentDate: '2026-11-15',
        principal: 300,
        total: 300,
        paymentSource: 'MANUAL_PAYMENT',
      },
      {
        ...none,
        dueDate: '2026-10-01',
        paymentDate: '2026-11-15',
        principal: -300,
        total: -300,
        paymentSource: 'MANUAL_PAYMENT',
      },
      {
        ...none,
        dueDate: '2026-10-01',
        paymentDate: '2026-11-15',
        penalInterest: 100,
        total: 100,
        paymentSource: 'WAIVER',
      },
    ]);
  });

  it('has what closes it today and on the day of the last payment, with what is held taken off [CO-118.a, CO-118.b, CO-118.c, CO-118.e, CO-118.g, CO-072.g]', async () => {
    const [today, last] = rows(field(await data(), 'foreClosure'));
    expect(today).toEqual({
      dueDate: '2026-11-15',
      outstandingPrincipal: 33_892.85,
      interest: 460.5,
      penalInterest: 444.74,
      bounceCharges: 1180,
      emiAmount: 144.51,
      total: 36_122.6,
      held: 0,
      payable: 36_122.6,
    });
    // The receipt of the 15th was reversed.
    expect(last).toMatchObject({ dueDate: '2026-11-14', emiAmount: 134.19, total: 36_212.28 });
  });

  it('has the payments of the ledger, whatever the application says, and none where none was received [CO-112.a]', async () => {
    const idsOf = async (number: number) =>
      rows(field(await loan(number), 'transactionDetails')).map(row => field(row, 'paymentId'));
    expect(await idsOf(unpaid)).toEqual([]);
    expect(await idsOf(busy)).toEqual(expect.arrayContaining(['R1', 'R2', 'W1']));
    expect(await idsOf(busy)).not.toContain('given');
  });

  it('has each receipt whole, and a reversal beside it with every part turned round [CO-119.a, CO-119.b, CO-119.c, CO-119.e, CO-119.f, CO-037.e, CO-037.f, M22.h, CO-037.g]', async () => {
    const transactions = rows(field(await loan(), 'transactionDetails'));
    expect(transactions).toHaveLength(9);
    const none = { interestPayment: 0, penalInterest: 0, bounceCharges: 0, held: 0 };
    const cash = {
      ...none,
      paymentDate: '2026-11-15',
      paymentId: 'R2',
      paymentReferenceId: null,
      paymentSource: 'MANUAL_PAYMENT',
      wentTo: 'Reversed',
    };
    expect(transactions.slice(5, 8)).toEqual([
      {
        ...none,
        paymentDate: '2026-11-14',
        amountPaid: 1500.25,
        principalPayment: 891.52,
        interestPayment: 608.73,
        paymentId: 'R1',
        paymentReferenceId: 'pay_1',
        paymentSource: 'MANUAL_PAYMENT',
        wentTo: 'Allocated to EMI 6',
        remarks: { description: 'Paid by link' },
      },
      { ...cash, amountPaid: 300, principalPayment: 300, remarks: { description: 'Cash' } },
      { ...cash, amountPaid: -300, principalPayment: -300, remarks: { description: 'Reversal of R2' } },
    ]);
    const waived = { paymentId: 'W1', amountPaid: 100, principalPayment: 0, penalInterest: 100 };
    expect(transactions[8]).toMatchObject({ ...none, ...waived });
  });

  it('shows a receipt whole where a part of it is held, which is a payment of no EMI, and nothing overdue as nothing [CO-119.d, CO-116.d, CO-118.g, CO-020.g, CO-114.b, CO-070.b]', async () => {
    const loanId = loanIdOf(4);
    await storeLoans(server.db, [aLine(4, { loanDetails: { approvalStatus: 'DISBURSED' } })]);
    await storeSampleAccount(server, loanId);
    await bookOn(server, loanId, {
      type: 'receipt',
      id: 'much',
      source: 'RAZORPAY',
      amount: rupees(20_000),
      valueDate: exampleDay,
      reference: null,
    });
    const [whole] = rows(field(await loan(4), 'transactionDetails')).slice(-1);
    expect(whole).toMatchObject({ paymentId: 'much', amountPaid: 20_000, held: 117.26 });
    const paid = rows(field(await data(4), 'paymentDetails')).slice(5);
    expect(paid.map(row => field(row, 'total'))).toEqual([10_032.16, 9850.58]);
    const nothing = { principal: 0, interest: 0, penalInterest: 0, bounceCharges: 0, total: 0 };
    expect(await data(4)).toMatchObject({ overdueSummary: nothing, overdueDetails: [] });
    const [today] = rows(field(await data(4), 'foreClosure'));
    expect(today).toMatchObject({ total: 17_840.11, held: 117.26, payable: 17_722.85 });
  });
});
