import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees, zeroPaise } from '../money/paise';
import {
  componentRows,
  emiState,
  outstandingSchema,
  overdueSummaryRows,
  payableOf,
  readForeclosure,
  readOverdue,
  readRepayments,
  readSanction,
  readSchedule,
  readStanding,
} from './account';

const charge = { amount: 590, paidAmount: 90.5, waivedAmount: 100, waivedBy: 'Asha' };
const emi = (dueDate: string, more: object = {}) => ({
  dueDate,
  amount: 9079,
  principalDue: 8470.27,
  interestAccrued: 608.73,
  paid: false,
  amountPaid: 0,
  paymentDate: null,
  paymentSource: null,
  penalBounceCharges: { ...charge, waivedDate: '2026-11-03' },
  penalLatePaymentCharges: { ...charge, amount: 181.58, waivedPayDate: '2026-11-04' },
  ...more,
});
const column = {
  outstandingPrincipal: 34784.37,
  interest: 1069.23,
  penalInterest: 544.74,
  bounceCharges: 1180,
  emiAmount: 144.51,
  total: 37722.85,
};
const loan = {
  loanId: 210042,
  amountApplied: 80000,
  amountDisbursed: 73586.2,
  approvalDetails: { maximumEligibleAmount: 75000, processingFeeRate: 1.5, interestRate: 18 },
  riskBucket: { bucketType: 'C', interestRate: 21 },
  processingFee: { processingCharges: 1125, gst: 202.5, totalProcessingFee: 1327.5 },
  tenure: 9,
  preEmiAmount: 86.3,
  disbursalDate: '2026-03-30',
  disbursalStatus: 'COMPLETED',
  emis: [emi('2026-05-01', { paid: true }), emi('2026-06-01')],
};

describe('readSchedule', () => {
  it('reads each EMI with its charges and its position in the list [CO-053.a, CO-113.b, CO-113.c]', () => {
    const read = readSchedule(loan);
    expect(read.state === 'ready' && read.value[1]).toEqual({
      index: 1,
      dueDate: '2026-06-01',
      amount: 907_900,
      principal: 847_027,
      interest: 60_873,
      paid: false,
      amountPaid: 0,
      paymentDate: null,
      paymentSource: null,
      bounce: {
        amount: 59_000,
        paidAmount: 9050,
        waivedAmount: 10_000,
        waivedBy: 'Asha',
        waivedDate: '2026-11-03',
      },
      penal: {
        amount: 18_158,
        paidAmount: 9050,
        waivedAmount: 10_000,
        waivedBy: 'Asha',
        waivedDate: '2026-11-04',
      },
    });
  });

  it.each([
    ['penal', { penalLatePaymentCharges: { ...charge, waivedBy: null, waivedPayDate: null } }, 'bounce'],
    ['bounce', { penalBounceCharges: { ...charge, waivedBy: null, waivedDate: null } }, 'penal'],
  ] as const)(
    'has no waiver of %s where the other charge alone was waived [CO-060.c, CO-061.c]',
    (open, more, waived) => {
      const read = readSchedule({ emis: [emi('2026-06-01', more)] });
      expect(read.state === 'ready' && read.value).toMatchObject([
        {
          [open]: { waivedBy: null, waivedDate: null },
          [waived]: { waivedBy: 'Asha', waivedDate: waived === 'penal' ? '2026-11-04' : '2026-11-03' },
        },
      ]);
    },
  );

  it('counts what was not sent as nothing, and is broken where an amount is none', () => {
    const [bare] = [readSchedule({ emis: [{ dueDate: '2026-06-01', amount: 9079 }] })];
    expect(bare?.state === 'ready' && bare.value[0]).toMatchObject({
      principal: 0,
      interest: 0,
      paid: false,
      amountPaid: 0,
      penal: { amount: 0, paidAmount: 0, waivedAmount: 0, waivedBy: null, waivedDate: null },
    });
    expect(readSchedule({ emis: [emi('2026-06-01', { amount: 'much' })] }).state).toBe('broken');
    expect(readSchedule({}).state).toBe('missing');
  });
});

describe('an EMI of which something was received', () => {
  it.each([
    ['in part', { amountPaid: 1000.5 }],
    ['whole', { paid: true, amountPaid: 9079, paymentDate: '2026-06-01', paymentSource: 'AUTO_DEBIT' }],
    ['of a closed loan', { paid: true, amountPaid: 0, paymentDate: '2026-05-15' }],
  ])('keeps what falls due of it, %s [CO-047.c]', (_how, more) => {
    const read = readSchedule({ emis: [emi('2026-06-01', more)] });
    expect(read.state === 'ready' && read.value).toMatchObject([
      { dueDate: '2026-06-01', amount: 907_900, principal: 847_027, interest: 60_873 },
    ]);
  });
});

describe('emiState', () => {
  const today = businessDate('2026-11-15');
  it.each([
    [{ paid: true, amountPaid: 907_900, dueDate: '2026-10-01' }, 'paid'],
    [{ paid: false, amountPaid: 1, dueDate: '2026-10-01' }, 'part-paid'],
    [{ paid: false, amountPaid: 0, dueDate: '2026-11-14' }, 'overdue'],
    [{ paid: false, amountPaid: 0, dueDate: '2026-11-15' }, 'due'],
    [{ paid: false, amountPaid: 0, dueDate: '2026-11-16' }, 'upcoming'],
  ])('%j is %s [CO-051.a, M1.b]', ({ paid, amountPaid, dueDate }, state) => {
    const one = { paid, amountPaid: rupees(amountPaid / 100), dueDate: businessDate(dueDate) };
    expect(emiState(one, today)).toBe(state);
  });
});

describe('overdueSummaryRows', () => {
  const summary = {
    principal: rupees('17088.77'),
    interest: rupees('1069.23'),
    penalInterest: rupees('544.50'),
    bounceCharges: rupees('1180.50'),
    total: rupees('19883.00'),
  };
  it('has the seven totals in order, summed exactly, the last three bold [CO-057.a, CO-057.b, CO-057.c, CO-057.d, CO-057.e, CO-057.f, CO-057.g, CO-058.a, CO-058.b]', () => {
    expect(overdueSummaryRows(summary).map(({ label, amount, bold }) => [label, amount, bold])).toEqual([
      ['Total Principal Overdue', 1_708_877, false],
      ['Total Interest Overdue', 106_923, false],
      ['Total EMI Overdue', 1_815_800, false],
      ['Total Penal Interest Overdue', 54_450, false],
      ['Total Bounce Charges Overdue', 118_050, true],
      ['Total Fees Overdue', 172_500, true],
      ['Total Amount Overdue', 1_988_300, true],
    ]);
  });

  it.each([
    ['principal', [0, 106_923, 106_923, 54_450, 118_050, 172_500, 279_423]],
    ['interest', [1_708_877, 0, 1_708_877, 54_450, 118_050, 172_500, 1_881_377]],
    ['penalInterest', [1_708_877, 106_923, 1_815_800, 0, 118_050, 118_050, 1_933_850]],
    ['bounceCharges', [1_708_877, 106_923, 1_815_800, 54_450, 0, 54_450, 1_870_250]],
  ])(
    'sums the EMI, the fees and the amount from their parts without %s too, whatever total was sent [CO-057.b, CO-057.c, CO-057.d, CO-057.e, CO-057.f]',
    (none, amounts) => {
      const rows = overdueSummaryRows({ ...summary, [none]: zeroPaise, total: zeroPaise });
      expect(rows.map(({ amount }) => amount)).toEqual(amounts);
    },
  );

  it('shows paise of principal and interest only [CO-062.a, CO-062.b, CO-062.c]', () => {
    expect(overdueSummaryRows(summary).map(({ paise }) => paise)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('readForeclosure', () => {
  const wire = { ...column, dueDate: '2026-11-15', held: 1000, payable: 36722.85 };
  it('has the column of today and that of the last payment [CO-072.d, CO-118.a]', () => {
    const read = readForeclosure({ foreClosure: [wire, { ...wire, dueDate: '2026-09-01' }] });
    expect(read).toMatchObject({
      value: { today: { dueDate: '2026-11-15' }, lastPayment: { dueDate: '2026-09-01' } },
    });
  });

  it.each([[[]], [[wire]]])('is broken with %j [CO-118.a]', foreClosure => {
    expect(readForeclosure({ foreClosure }).state).toBe('broken');
  });

  it.each([
    [{ total: rupees(100), held: rupees(30), payable: rupees(70) }, 7000],
    [{ total: rupees(100), held: rupees(30), payable: null }, 7000],
    [{ total: rupees(100), held: null, payable: null }, 10_000],
    [{ total: rupees(0), held: rupees(30), payable: rupees(-30) }, -3000],
  ])('%j closes for %i paise [CO-118.g, M31.d]', (amounts, payable) => {
    const read = readForeclosure({ foreClosure: [wire, wire] });
    if (read.state !== 'ready') throw new Error('was not read');
    expect(payableOf({ ...read.value.today, ...amounts })).toBe(payable);
  });
});

describe('the components table', () => {
  const rowsOf = (data: object) => componentRows(v.parse(outstandingSchema, data));

  it('adds overdue and outstanding in each column, and each row [M52.a, M52.b, CO-071.e, CO-071.f, CO-071.g]', () => {
    const rows = rowsOf({
      overdueAmount: { overdueInterest: 1069.23, bounce: 1180, penal: 544.74, overduePrincipal: 17088.77 },
      outstandingAmount: { outstandingPrinciple: 17695.6, outstandingInterest: 144.51 },
    });
    expect(rows).toEqual({
      overdue: { principal: 1_708_877, interest: 106_923, penal: 54_474, bounce: 118_000, total: 1_988_274 },
      outstanding: { principal: 1_769_560, interest: 14_451, penal: 0, bounce: 0, total: 1_784_011 },
      total: { principal: 3_478_437, interest: 121_374, penal: 54_474, bounce: 118_000, total: 3_772_285 },
    });
  });

  it('reads the overdue amounts from overdueAmount and the outstanding ones from outstandingAmount [CO-021.c, CO-021.d, CO-071.c, CO-071.d, CO-121.a, CO-121.b]', () => {
    const [overdue, rest] = [
      { overdueInterest: 1, bounce: 2, penal: 3, overduePrincipal: 4 },
      { outstandingPrinciple: 5, outstandingInterest: 6 },
    ];
    const onlyOverdue = rowsOf({ overdueAmount: overdue });
    expect(onlyOverdue.overdue).toEqual({
      principal: 400,
      interest: 100,
      penal: 300,
      bounce: 200,
      total: 1000,
    });
    expect(onlyOverdue.outstanding.total).toBe(0);
    const onlyRest = rowsOf({ outstandingAmount: rest });
    expect(onlyRest.outstanding).toEqual({ principal: 500, interest: 600, penal: 0, bounce: 0, total: 1100 });
    expect(onlyRest.overdue.total).toBe(0);
    // What stands beside them is read from neither.
    expect(rowsOf({ ...overdue, ...rest }).total.total).toBe(0);
  });

  it.each([{}, { overdueAmount: null, outstandingAmount: {} }])(
    'counts what is missing in %j as 0 [CO-021.c, CO-021.d, CO-071.e]',
    data => {
      expect(rowsOf(data).total).toEqual({ principal: 0, interest: 0, penal: 0, bounce: 0, total: 0 });
    },
  );

  it.each([
    [{ overdueAmount: { overduePrincipal: 4 } }, { principal: 400 }],
    [{ overdueAmount: { overdueInterest: 1 } }, { interest: 100 }],
    [{ overdueAmount: { penal: 3 } }, { penal: 300 }],
    [{ overdueAmount: { bounce: 2 } }, { bounce: 200 }],
    [{ outstandingAmount: { outstandingPrinciple: 5 } }, { principal: 500 }],
    [{ outstandingAmount: { outstandingInterest: 6 } }, { interest: 600 }],
  ])('reads %j alone, and nothing else of it [CO-021.c, CO-021.d]', (data, alone) => {
    const none = { principal: 0, interest: 0, penal: 0, bounce: 0 };
    expect(rowsOf(data).total).toMatchObject({ ...none, ...alone });
  });
});

describe('readSanction', () => {
  it('has the terms of the loan [M51.a, CO-034.h, CO-034.j, CO-034.l, CO-035.a]', () => {
    expect(readSanction(loan)).toEqual({
      state: 'ready',
      value: {
        loanId: 210042,
        amount: 7_500_000,
        emiStartDate: '2026-05-01',
        tenure: 9,
        feeRate: 1.5,
        interestRate: 21,
        grossFee: 112_500,
        gst: 20_250,
        netFee: 132_750,
        preEmi: 8630,
        disbursed: 7_358_620,
        disbursalDate: '2026-03-30',
      },
    });
  });

  it.each([
    ['COMPLETED', '2026-03-30', '2026-03-30'],
    ['COMPLETED', '2026-03-29T19:00:00.000Z', '2026-03-30'],
    ['PROCESSING', '2026-03-30', null],
    ['completed', '2026-03-30', null],
    [null, '2026-03-30', null],
  ])(
    'of a disbursal %s on %s shows the date %s [CO-022.e, CO-036.a, CO-036.b]',
    (disbursalStatus, disbursalDate, shown) => {
      expect(readSanction({ ...loan, disbursalStatus, disbursalDate })).toMatchObject({
        value: { disbursalDate: shown },
      });
    },
  );

  const none = {
    ...{ amount: null, emiStartDate: null, tenure: null, feeRate: null, interestRate: null },
    ...{ grossFee: null, gst: null, netFee: null, preEmi: null, disbursed: null, disbursalDate: null },
  };

  it.each([
    [{ processingFee: { processingCharges: 1125 } }, { grossFee: 112_500 }],
    [{ processingFee: { gst: 200 } }, { gst: 20_000 }],
    [{ processingFee: { totalProcessingFee: 1327.5 } }, { netFee: 132_750 }],
    [{ approvalDetails: { maximumEligibleAmount: 75_000 } }, { amount: 7_500_000 }],
    [{ amountApplied: 80_000, amountDisbursed: 73_586.2 }, { disbursed: 7_358_620 }],
    [{ preEmiAmount: 86.3 }, { preEmi: 8630 }],
    [{ processingFee: { processingCharges: 0 } }, { grossFee: 0 }],
    [{ processingFee: { totalProcessingFee: 0 } }, { netFee: 0 }],
    [{ approvalDetails: { maximumEligibleAmount: 0 } }, { amount: 0 }],
    [{ amountApplied: 80_000, amountDisbursed: 0 }, { disbursed: 0 }],
  ])(
    'reads %j as one term, and makes no other of it [CO-034.g, CO-034.h, CO-034.i, CO-034.j, CO-034.l]',
    (sent, term) => {
      expect(readSanction({ loanId: 1, ...sent })).toEqual({
        state: 'ready',
        value: { loanId: 1, ...none, ...term },
      });
    },
  );

  it('reads the tax by itself, whatever the fees beside it leave [CO-034.g]', () => {
    const processingFee = { processingCharges: 1125, gst: 200, totalProcessingFee: 1327.5 };
    expect(readSanction({ loanId: 1, processingFee })).toMatchObject({ value: { gst: 20_000 } });
  });

  it.each([{}, { emis: [] }])('has nothing where %j was sent', more => {
    expect(readSanction({ loanId: 1, ...more })).toEqual({ state: 'ready', value: { loanId: 1, ...none } });
  });

  it('has the tenure of the loan, however many EMIs there are [CO-034.d]', () => {
    const emis = [emi('2026-05-01'), emi('2026-06-01')];
    expect(readSanction({ ...loan, emis, tenure: 9 })).toMatchObject({ value: { tenure: 9 } });
  });

  it('is broken by what is no term', () => {
    expect(readSanction({ ...loan, tenure: 'nine' }).state).toBe('broken');
  });
});

describe('readStanding', () => {
  const standing = { asOf: '2026-11-15', daysPastDue: 47, bucket: '31-60', npaSince: null, closedOn: null };

  it.each(['STANDARD', 'SMA-0', 'SMA-1', 'SMA-2', 'NPA'])(
    'reads the class %s, and what was not sent as none [M4.b]',
    name => {
      expect(readStanding({ standing: { ...standing, class: name, classAtDayEnd: name } })).toEqual({
        state: 'ready',
        value: {
          ...standing,
          class: name,
          classAtDayEnd: name,
          otherNpa: [],
          promise: null,
          waivable: null,
          refundsDue: null,
          waiting: [],
        },
      });
    },
  );

  it('reads what may be waived and what was promised in paise', () => {
    const classes = { class: 'SMA-1', classAtDayEnd: 'SMA-0' };
    const waivable = { penal: 544.74, bounce: 1180, interest: 1069.23, principal: 34_784.37 };
    const promise = {
      amount: 5000.5,
      madeOn: '2026-11-14',
      dueOn: '2026-11-20',
      state: 'open',
      received: 250.25,
    };
    expect(readStanding({ standing: { ...standing, ...classes, waivable, promise } })).toMatchObject({
      value: {
        waivable: { penal: 54_474, bounce: 118_000, interest: 106_923, principal: 3_478_437 },
        promise: {
          amount: 500_050,
          madeOn: '2026-11-14',
          dueOn: '2026-11-20',
          state: 'open',
          received: 25_025,
        },
      },
    });
  });
});

describe('what a loan without an account shows', () => {
  it('is missing, not broken [M38.c]', () => {
    const raw = {
      ...loan,
      overdueSummary: null,
      overdueDetails: null,
      paymentDetails: null,
      foreClosure: null,
    };
    const { summary, details } = readOverdue(raw);
    const states = [summary, details, readRepayments(raw), readForeclosure(raw), readStanding(raw)];
    expect(states.map(({ state }) => state)).toEqual(states.map(() => 'missing'));
  });
});
