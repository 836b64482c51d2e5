import { approvalMessages, type Asked } from '@lending-desk/domain/approvals';
import { collectionsMessages, waiverParts } from '@lending-desk/domain/collections';
import type { CallParsed, contract } from '@lending-desk/domain/contract';
import { type Paise, zeroPaise } from '@lending-desk/domain/money';
import {
  partsOfWaiver,
  repaymentFigures,
  type WaivedPart,
  waiverLimits,
} from '@lending-desk/domain/repayment';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { ask, type HeldAccount, holdAccount } from './ask';

type Sent = CallParsed<typeof contract.approvals.addWaiver>;

/** Waives part of what is due: at once within the limit of one person, else once another person approves (CO-068, M28,
 *  M29). */
export const addWaiver: Verb<typeof contract.approvals.addWaiver> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const held = await holdAccount(tx, context, input.loanId);
    if (held.account.closedOn !== null) throw new Refused(409, collectionsMessages.waiver.closed);
    const asked: Asked = {
      kind: 'waiver',
      date: input.waiverDate,
      amount: input.waiverAmount,
      parts: partsOf(input, held),
      source: input.paymentSource,
    };
    const { account, waits } = await ask(tx, context, held, {
      asked,
      amount: input.waiverAmount,
      reason: input.waiverComment?.trim() ?? '',
    });
    const texts = approvalMessages.status.waiver;
    return {
      data: {
        status: waits ? texts.waits : texts.done,
        transactions: repaymentFigures(account, held.today).loan.transactionDetails,
      },
    };
  });

/** The parts as sent; where none was, the amount goes to charges first and to principal last. */
function partsOf(input: Sent, { account, today }: HeldAccount): Partial<Record<WaivedPart, Paise>> {
  const sent = Object.entries(waiverParts).map(
    ([name, part]) => [part, input[name as keyof typeof waiverParts]] as const,
  );
  if (sent.some(([, amount]) => amount !== undefined))
    return Object.fromEntries(sent.map(([part, amount]) => [part, amount ?? zeroPaise]));
  return partsOfWaiver(input.waiverAmount, waiverLimits(account, today));
}
