import { contract } from '@lending-desk/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const many = 60;

/** Started minute by minute on 20 November; a few in October, one of them in the last minute of it in India. */
const startOf = (number: number) =>
  number <= many
    ? new Date(Date.UTC(2026, 10, 20, 5, number)).toISOString()
    : ({ 61: '2026-09-30T18:30:00.000Z', 62: '2026-10-31T18:29:59.000Z', 63: '2026-10-31T18:30:00.000Z' }[
        number
      ] ?? '');

eachEngine(server => {
  let user: Caller;

  beforeAll(async () => {
    const lines = Array.from({ length: 63 }, (_, place) => {
      const number = place + 1;
      return aLine(number, {
        startedOn: startOf(number),
        loanDetails: {
          approvalStatus: number % 2 === 0 ? 'HOLD' : 'PENDING',
          applicationStatus: number % 3 === 0 ? 'KYC_SUBMITTED' : 'BANK_STATEMENTS_SUBMITTED',
        },
      });
    });
    await storeLoans(server().db, lines);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  type Asked = Parameters<typeof asking>[0];
  const asking = (asked: {
    page?: number;
    count?: number;
    status?: 'HOLD' | 'PENDING';
    applicationStatus?: string;
    year?: number;
    month?: number;
    after?: string;
  }) => server().call(contract.loan.listForSupport, asked, user);
  const list = async (asked: Asked) => {
    const { body } = await asking(asked);
    const data = Object(body['data']);
    const rows: { loanId: number; index: number }[] = data.loans;
    const next: string | null = data.next;
    return { loans: rows.map(row => row.loanId - loanIdOf(0)), index: rows.map(row => row.index), next };
  };
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, back) => from - back);

  it('answers 25 loans a page, newest first, numbered through the list [CS-007, SH-056]', async () => {
    const first = await list({});
    expect(first.loans).toEqual(down(60, 36));
    expect(first.index.slice(0, 2)).toEqual([1, 2]);
    const second = await list({ page: 2 });
    expect(second.loans).toEqual(down(35, 11));
    expect(second.index[0]).toBe(26);
  });

  it('continues after the page before as by its number, to the end [CS-007]', async () => {
    const seen: number[] = [];
    let after: string | undefined;
    for (let page = 1; ; page += 1) {
      const { loans, next } = await list({ page, ...(after && { after }) });
      expect(loans).toEqual((await list({ page })).loans);
      seen.push(...loans);
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual([...down(60, 1), 63, 62, 61]);
  });

  it('is empty past its end, without a total', async () => {
    const { body } = await asking({ page: 4 });
    expect(body['data']).toEqual({ loans: [], next: null });
    expect(Object.keys(body).sort()).toEqual(['data', 'errorMessages', 'success']);
  });

  describe('the filters', () => {
    it('by approval status, application status and both [CS-005]', async () => {
      const all = [...down(60, 1), 63, 62, 61];
      const held = all.filter(number => number % 2 === 0);
      const kyc = all.filter(number => number % 3 === 0);
      expect((await list({ status: 'HOLD', count: 100 })).loans).toEqual(held);
      expect((await list({ applicationStatus: 'KYC_SUBMITTED', count: 100 })).loans).toEqual(kyc);
      const both = { status: 'HOLD', applicationStatus: 'KYC_SUBMITTED', count: 100 } as const;
      expect((await list(both)).loans).toEqual(held.filter(number => number % 3 === 0));
    });

    it.each([
      [2026, 10, [62, 61]],
      [2026, 11, [...down(60, 1), 63]],
      [2026, 9, []],
    ])('by the month it started in, in India: %i-%i', async (year, month, expected) => {
      expect((await list({ year, month, count: 100 })).loans).toEqual(expected);
    });

    it.each([{ year: 2026 }, { month: 10 }, { year: 2026, month: 13 }])('refuses %j', async asked => {
      expect((await asking(asked)).status).toBe(400);
    });

    it('refuses a place in a list with another filter', async () => {
      const { next } = await list({ status: 'HOLD' });
      expect((await asking({ status: 'PENDING', page: 2, after: next ?? '' })).status).toBe(400);
      expect((await list({ status: 'HOLD', page: 2, after: next ?? '' })).loans).toHaveLength(6);
    });
  });

  it('answers the choices of its filters [CS-006, CS-008, CS-009]', async () => {
    const approval = await server().call(contract.loan.approvalStatuses, {}, user);
    expect(approval.body['data']).toEqual({
      approvalStatuses: [
        'PENDING',
        'IN_REVIEW',
        'HOLD',
        'APPROVED',
        'REJECTED',
        'CREDIT_REJECTED',
        'INACTIVE',
        'DISBURSED',
      ],
    });
    const application = await server().call(contract.loan.applicationStatuses, {}, user);
    expect(application.body['data']).toEqual({
      applicationStatuses: ['BANK_STATEMENTS_SUBMITTED', 'KYC_SUBMITTED'],
    });
  });
});
