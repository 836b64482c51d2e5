import type { BusinessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { and, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { approval } from '../approvals/table';
import { readAccount } from '../ledger/readAccount';
import { bookOn, exampleDay, setDay, storeSampleLoan } from './accounts';
import { type Caller, type TestAnswer, type TestServer, withServer } from './harness';

const { approvals } = contract;

/** Three people of collections and a loan of their own for each test, on the day of the examples. */
function aDesk(server: () => TestServer) {
  let agent: Caller;
  let admin: Caller;
  let superUser: Caller;
  let loanId: number;
  let number = 0;

  const signIn = async () => {
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
    superUser = await server().signIn('ROLE_SUPER_USER');
  };
  const anotherLoan = () => {
    number += 1;
    return storeSampleLoan(server(), number);
  };
  /** Sessions end before a week is over. */
  const later = async (day: BusinessDate) => {
    setDay(server(), day);
    await signIn();
  };
  beforeEach(async () => {
    await later(exampleDay);
    loanId = await anotherLoan();
  });

  const penal = (amount: number, changes: object = {}) => ({
    loanId,
    waiverDate: '15-11-2026 00:00:00',
    waiverAmount: amount,
    paymentSource: 'WAIVER' as const,
    bounceCharges: 0,
    penalInterest: amount,
    interestPayment: 0,
    principalPayment: 0,
    ...changes,
  });
  const waive = (input: object, as: Caller = agent, headers = {}) =>
    server().call(approvals.addWaiver, { ...penal(1), ...input }, as, headers);
  const said = ({ status, body }: TestAnswer): readonly unknown[] => [
    status,
    status === 200 ? Object(body['data']).status : Object(body['errorMessages'])[0],
  ];
  const figures = async (): Promise<ReturnType<typeof repaymentFigures>> => {
    const account = await readAccount(server().db, loanId);
    if (!account) throw new Error('no account');
    return repaymentFigures(account, exampleDay);
  };
  const overdue = async (): Promise<number> => (await figures()).overdueSummary.total;
  const waiting = async (): Promise<typeof approval.$inferSelect> => {
    const [row] = await server()
      .db.select()
      .from(approval)
      .where(and(eq(approval.loanId, loanId), eq(approval.state, 'waiting')));
    if (!row) throw new Error('nothing waits');
    return row;
  };
  const listed = async (as: Caller = admin) => {
    const { body } = await server().call(approvals.list, {}, as);
    return Object(body['data']).requests.filter((one: { loanId: number }) => one.loanId === loanId);
  };
  const about = async () => (await listed()).map((one: { about: string }) => one.about);
  const approve = async (as: Caller = superUser, id?: string, seen?: number) => {
    const row = id ?? (await waiting()).id;
    const [request] = seen === undefined ? await listed() : [];
    return server().call(approvals.approve, { id: row, seen: seen ?? request.seen }, as);
  };
  /** What the loan says that waits. */
  const shown = async () =>
    Object((await server().call(contract.collections.read, { loanId }, agent)).body['data']).standing.waiting;
  const close = (input: object = {}, as: Caller = admin) =>
    server().call(approvals.closeLoan, { loanId, overdueAmount: 0, ...input }, as);
  const pay = (amount: number, valueDate = exampleDay) =>
    bookOn(server(), loanId, {
      type: 'receipt',
      id: `link ${amount}`,
      source: 'RAZORPAY',
      amount: rupees(amount),
      valueDate,
      reference: null,
    });

  return {
    server,
    get agent() {
      return agent;
    },
    get admin() {
      return admin;
    },
    get superUser() {
      return superUser;
    },
    get loanId() {
      return loanId;
    },
    anotherLoan,
    later,
    penal,
    waive,
    said,
    figures,
    overdue,
    waiting,
    listed,
    about,
    approve,
    shown,
    close,
    pay,
  };
}

/** Tests of what is asked of a second person, on a database of their own. */
export const withRequests = (tests: (desk: ReturnType<typeof aDesk>) => void) =>
  withServer(server => tests(aDesk(server)));
