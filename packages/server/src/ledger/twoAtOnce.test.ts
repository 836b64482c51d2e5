import { contract } from '@lending-desk/domain/contract';
import { paise, rupees } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { comparableFigures } from '@lending-desk/domain/testing';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { approval } from '../approvals/table';
import { commitJob } from '../nach/commitJob';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { withServer, type TestAnswer } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';
import { type MoneyDesk, theMoneyDesk } from '../testing/moneyDesk';
import { boardIn, nachText, uploadNach } from '../testing/nach';
import { checkLedger, type Deviation } from './checkLedger';
import { readAccount } from './readAccount';

// Any two things that move the money of a loan, at the same moment: what is left is what one order of the two leaves.

const { approvals } = contract;

/** Something that is ready to be done: asked for, uploaded, sent. */
type Action = () => Promise<string>;
type Verb = (loanId: number) => Promise<Action>;

const said = ({ status, body }: TestAnswer): string =>
  status === 200 ? 'done' : `${status} ${Object(body['errorMessages'])[0]}`;

withServer(server => {
  let desk: MoneyDesk;
  let number = 500;

  beforeAll(() => {
    setDay(server(), exampleDay);
    desk = theMoneyDesk(server());
  });

  /** A debit of 5,000.00 that waits to be mapped, on the sample loan. */
  async function aLoan(): Promise<number> {
    number += 1;
    const loanId = await storeSampleLoan(server(), number);
    await bookOn(server(), loanId, {
      type: 'nach',
      id: `held ${loanId}`,
      status: 'SUCCESS',
      amount: rupees(5000),
      emiDate: exampleDay,
      settlementDate: exampleDay,
      presentationDate: exampleDay,
      code: null,
      bankReference: `held ${loanId}`,
      occurrence: 1,
    });
    return loanId;
  }
  const pay = (loanId: number, amount: number) =>
    bookOn(server(), loanId, {
      type: 'receipt',
      id: `paid ${loanId}`,
      source: 'RAZORPAY',
      amount: paise(amount),
      valueDate: exampleDay,
      reference: `paid ${loanId}`,
    });
  /** One on which Rs. 1 more than the closing amount was paid. */
  async function aPaidLoan(): Promise<number> {
    const loanId = await aLoan();
    await pay(loanId, 3_272_385);
    return loanId;
  }
  /** One that is closed and owes Rs. 500 back. */
  async function aClosedLoan(): Promise<number> {
    const loanId = await aLoan();
    await pay(loanId, 3_272_285 + 50_000);
    await bookOn(server(), loanId, { type: 'close', closingDate: exampleDay });
    return loanId;
  }

  /** The approval of what was asked, by the other person, with what they have seen by now. */
  async function approvalOf(loanId: number, kind: typeof approval.$inferSelect.kind): Promise<Action> {
    const { superUser } = await desk.signedIn();
    const [request] = await server()
      .db.select()
      .from(approval)
      .where(and(eq(approval.loanId, loanId), eq(approval.kind, kind), eq(approval.state, 'waiting')));
    if (request === undefined) throw new Error('Nothing waits');
    const { id, eventsThen: seen } = request;
    return async () => said(await server().call(approvals.approve, { id, seen }, superUser));
  }
  const asks = (
    kind: typeof approval.$inferSelect.kind,
    ask: (loanId: number) => Promise<TestAnswer>,
  ): Verb => {
    return async loanId => {
      const answer = await ask(loanId);
      if (answer.status !== 200) throw new Error(answer.text);
      return approvalOf(loanId, kind);
    };
  };
  const asAdmin = async () => (await desk.signedIn()).admin;

  const verbs = {
    link: async loanId => {
      const made = await desk.linkToPay(loanId, rupees(9000));
      return async () => {
        const paid = { amount: rupees(9000), on: exampleDay, id: `pay_${loanId}`, rrn: `rrn ${loanId}` };
        const { outcome } = await desk.tellPaid(made, paid);
        await desk.takeMessages();
        return outcome;
      };
    },
    'by hand': asks('receipt', async loanId =>
      server().call(
        approvals.addReceipt,
        { loanId, amount: 700, source: 'BANK', date: exampleDay, reference: `UTR ${loanId}`, reason: 'Slip' },
        await asAdmin(),
      ),
    ),
    'NACH file': async loanId => {
      const admin = await asAdmin();
      const row = { loan_id: loanId, settlement_date: exampleDay, presentation_date: exampleDay };
      const { fileId } = boardIn(
        await uploadNach(server(), nachText([{ ...row, bank_reference: `N ${loanId}` }]), admin),
      );
      return async () => {
        const answer = await server().call(contract.nach.commit, { fileId }, admin);
        await aJobWorker(server(), [commitJob]).tick();
        // A second press is refused, in words that say how far the first has come.
        return String(answer.status);
      };
    },
    map: async loanId => {
      const admin = await asAdmin();
      const sent = { loanId: String(loanId), updates: [{ index: 5, paymentId: `held ${loanId}` }] };
      return async () => said(await server().call(contract.mapping.mapEmis, sent, admin));
    },
    waiver: async loanId => {
      const { agent } = await desk.signedIn();
      const sent = {
        loanId,
        waiverDate: '15-11-2026 00:00:00',
        waiverAmount: 600,
        paymentSource: 'WAIVER' as const,
        bounceCharges: 600,
      };
      return async () => said(await server().call(approvals.addWaiver, sent, agent));
    },
    reversal: asks('reversal', async loanId =>
      server().call(
        approvals.reverseReceipt,
        { loanId, paymentId: `held ${loanId}`, reason: 'Of another loan' },
        await asAdmin(),
      ),
    ),
    closure: asks('closure', async loanId =>
      server().call(approvals.closeLoan, { loanId, overdueAmount: 0 }, await asAdmin()),
    ),
    refund: asks('refund', async loanId =>
      server().call(approvals.refund, { loanId, amount: 500, reason: 'Paid too much' }, await asAdmin()),
    ),
    'reversal of what paid it': asks('reversal', async loanId =>
      server().call(
        approvals.reverseReceipt,
        { loanId, paymentId: `paid ${loanId}`, reason: 'Of another loan' },
        await asAdmin(),
      ),
    ),
  } satisfies Record<string, Verb>;
  type Name = keyof typeof verbs;

  /** What is left of a loan and what was said of each action, without what only names the loan. */
  async function left(loanId: number, words: readonly string[]): Promise<unknown> {
    const account = await readAccount(server().db, loanId);
    if (account === null) throw new Error('No account');
    const seen = { words, ...comparableFigures(repaymentFigures(account, exampleDay)) };
    return JSON.parse(JSON.stringify(seen).replaceAll(String(loanId), 'the loan'));
  }
  type Ready = readonly [number, Action, Action];
  async function ready(make: () => Promise<number>, one: Name, other: Name): Promise<Ready> {
    const loanId = await make();
    const first = await verbs[one](loanId);
    // The same one twice is one thing that is pressed twice.
    return [loanId, first, one === other ? first : await verbs[other](loanId)];
  }

  const pairsOf = (names: readonly Name[]) =>
    names.flatMap((one, at) => names.slice(at).map(other => [one, other] as const));

  describe.each([
    ['a loan that is overdue', aLoan, pairsOf(['link', 'by hand', 'NACH file', 'map', 'waiver', 'reversal'])],
    [
      'a loan that is paid in full',
      aPaidLoan,
      (['link', 'by hand', 'NACH file', 'reversal', 'closure'] as const).map(it => ['closure', it] as const),
    ],
    ['a closed loan', aClosedLoan, pairsOf(['refund', 'reversal of what paid it', 'link'])],
  ] as const)('on %s [XR-139.a]', (_state, make, pairs) => {
    it.each<readonly [Name, Name]>(pairs)('%s and %s at once', async (one, other) => {
      const [raced, x, y] = await ready(make, one, other);
      const words = await Promise.all([x(), y()]);
      const after = await left(raced, words);
      const [inOrder, first, second] = await ready(make, one, other);
      const forwards = await left(inOrder, [await first(), await second()]);
      const [turned, third, fourth] = await ready(make, one, other);
      const last = await fourth();
      const backwards = await left(turned, [await third(), last]);
      expect([forwards, backwards]).toContainEqual(after);
    });
  });

  it('leaves every stored figure the derived one [XR-139.b]', async () => {
    const found: Deviation[] = [];
    expect(await checkLedger(server().db, deviation => found.push(deviation))).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});
