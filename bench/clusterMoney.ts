import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { approvalMessages } from '@lending-desk/domain/approvals';
import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { fieldsOf, listOf, objectsOf } from '@lending-desk/domain/loose';
import {
  type Answered,
  anyOf,
  type Cluster,
  countIn,
  sendCall,
  sendUntilAnswered,
  type Tally,
  tokenOf,
} from './clusterCalls';
import { nachForm, paidMessage } from './collectionsCalls';

/** By what each acknowledged movement of money is counted afterwards. */
export interface Moved {
  /** Requests, posted or not: the reason of each, of a closure, which has none, its id. */
  readonly asked: string[];
  /** Requests that another person approved. */
  readonly posted: string[];
  /** Payments that the provider told of: their ids. */
  readonly payments: string[];
  /** Debits of NACH files that were committed: the bank's references. */
  readonly debits: string[];
  /** Mappings: the permanent reference of each. */
  readonly mapped: string[];
}

const debitsOfAFile = 5;
const dayFirst = (day: string) => `${day.split('-').toReversed().join('-')} 00:00:00`;
const dataOf = (answer: Answered | null) => fieldsOf(fieldsOf(answer?.body)['data']);

/** Those who move money: each function does it once, as people and providers do. All amounts are a rupee, but what
 *  closes a loan.
 *  @param loans  of many who write; those of the second list are closed and opened again */
export async function moneyWriters(
  cluster: Cluster,
  tally: Tally,
  moved: Moved,
  isOver: () => boolean,
  loans: { readonly open: readonly number[]; readonly toClose: readonly number[] },
) {
  const [agent, admin, checker] = await Promise.all([
    tokenOf(cluster, 'collections.agent'),
    tokenOf(cluster, 'collections.admin'),
    tokenOf(cluster, 'super'),
  ]);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const anOpenLoan = () => anyOf(loans.open) ?? 0;

  /** Another person approves what waits, who reads the dues again as long as they change.
   *  @param name  its reason or id */
  async function approve(id: string, loanId: number, name: string): Promise<boolean> {
    for (;;) {
      const [account] = await cluster.query<{ seen: number }>(
        'select count(*)::int as seen from ledger_event where loan_id = $1',
        [loanId],
      );
      const approved = await sendCall(
        cluster,
        contract.approvals.approve,
        { id, seen: account?.seen },
        checker,
      );
      const [why] = listOf(fieldsOf(approved?.body)['errorMessages']) ?? [];
      if (why === approvalMessages.duesChanged) {
        if (isOver()) return false;
        continue;
      }
      if (!countIn(tally, approved)) return false;
      moved.posted.push(name);
      return true;
    }
  }

  /** Asked by one person and approved by another.
   *  @returns its id, which is also that of a receipt; null where it was not posted */
  async function byTwo(
    call: CallDeclaration,
    loanId: number,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<string | null> {
    const reason = `${call.name} ${randomUUID()}`;
    if (!countIn(tally, await sendCall(cluster, call, { ...sent, loanId, reason }, admin))) return null;
    const isClosure = call === contract.approvals.closeLoan;
    const [request] = await cluster.query<{ id: string }>(
      isClosure
        ? `select id from approval where loan_id = $1 and kind = 'closure' and state = 'waiting'`
        : 'select id from approval where reason = $1',
      [isClosure ? loanId : reason],
    );
    const name = isClosure ? (request?.id ?? reason) : reason;
    moved.asked.push(name);
    return request !== undefined && (await approve(request.id, loanId, name)) ? request.id : null;
  }

  const receive = (loanId: number, amount: number) =>
    byTwo(contract.approvals.addReceipt, loanId, {
      amount,
      source: 'BANK',
      date: today,
      reference: randomUUID(),
    });
  const reverse = (loanId: number, paymentId: string) =>
    byTwo(contract.approvals.reverseReceipt, loanId, { paymentId });

  /** A receipt by hand; about half of them are turned round. */
  const receipt = async () => {
    const loanId = anOpenLoan();
    const id = await receive(loanId, 1);
    if (id !== null && Math.random() < 0.5) await reverse(loanId, id);
  };

  /** Posted alone while it is within the limit of one person; waits beyond it. */
  const waiver = async () => {
    const waiverComment = `approvals.addWaiver ${randomUUID()}`;
    const input = {
      loanId: anOpenLoan(),
      waiverDate: dayFirst(today),
      waiverAmount: 1,
      paymentSource: 'MANUAL_PAYMENT',
      waiverComment,
    };
    if (countIn(tally, await sendCall(cluster, contract.approvals.addWaiver, input, agent)))
      moved.asked.push(waiverComment);
  };

  const read = (loanId: number) => sendCall(cluster, contract.collections.read, { loanId }, admin);

  /** All that a loan owes and a rupee more is paid, and it is closed. Then the rupee is paid back, or the receipt is
   *  turned round, which opens the loan again. Of a loan that is closed a rupee is received and paid back. */
  const closure = async () => {
    const loanId = anyOf(loans.toClose) ?? 0;
    const [account] = await cluster.query<{ closed: boolean }>(
      'select closed_on is not null as closed from loan_account where loan_id = $1',
      [loanId],
    );
    const isClosed = account?.closed ?? false;
    const [asOfToday] = objectsOf(dataOf(await read(loanId))['foreClosure']);
    const id = await receive(loanId, isClosed ? 1 : Math.ceil(Number(asOfToday?.['payable'])) + 1);
    if (id === null) return;
    if (!isClosed) {
      const overdueAmount = fieldsOf(dataOf(await read(loanId))['overdueSummary'])['total'];
      if ((await byTwo(contract.approvals.closeLoan, loanId, { overdueAmount })) === null) return;
    }
    if (isClosed || Math.random() < 0.3) await byTwo(contract.approvals.refund, loanId, { amount: 1 });
    else await reverse(loanId, id);
  };

  const payment = async () => {
    const loanId = anOpenLoan();
    const made = await sendCall(cluster, contract.paymentLinks.create, { loanId, amount: 1 }, agent);
    if (!countIn(tally, made)) return;
    const [link] = await cluster.query<{ id: string; reference: string }>(
      `select provider_id as id, reference from payment_link where loan_id = $1 and status = 'created'
         and amount_minor = 100 and amount_paid_minor = 0 order by random() limit 1`,
      [loanId],
    );
    // Another payment took it, or its creation has no known outcome yet.
    if (!link) return;
    const name = randomUUID();
    const { path, init } = paidMessage(link, name);
    if (countIn(tally, await sendUntilAnswered(cluster, path, init))) moved.payments.push(`pay_${name}`);
  };

  /** A file of debits of a rupee, which is no EMI, so that each is held: committed, and each is mapped to the first EMI
   *  that is not paid. */
  const debits = async () => {
    const rows = Array.from({ length: debitsOfAFile }, () => ({
      loanId: anOpenLoan(),
      reference: randomUUID(),
    }));
    const form = nachForm(rows, today);
    const uploaded = await sendCall(cluster, contract.nach.process, {}, admin, form);
    if (!countIn(tally, uploaded)) return;
    const { fileId } = dataOf(uploaded);
    if (!countIn(tally, await sendCall(cluster, contract.nach.commit, { fileId }, admin))) return;
    moved.debits.push(...rows.map(({ reference }) => reference));
    const committed = `select 1 from nach_file where file_id = $1 and state = 'committed'`;
    while ((await cluster.query(committed, [fileId])).length === 0) {
      if (isOver()) return;
      await pause(100);
    }
    const held = await cluster.query<{ loan: number; id: string; index: number }>(
      `select r.loan_id as loan, r.receipt_id as id, i.emi as index from ledger_receipt r
         join loan_account a using (loan_id)
         join loan_instalment i on i.loan_id = a.loan_id and i.due_on = a.oldest_unpaid_on
         where r.reference = any($1) and r.to_be_mapped`,
      [rows.map(({ reference }) => reference)],
    );
    for (const { loan, id, index } of held) {
      const sent = { loanId: loan, updates: [{ index, paymentId: id }] };
      if (countIn(tally, await sendCall(cluster, contract.mapping.mapEmis, sent, admin)))
        moved.mapped.push(`map ${loan} ${id}`);
    }
  };

  return { receipt, waiver, closure, payment, debits };
}
