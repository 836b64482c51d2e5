import { collectionsMessages } from '@lending-desk/domain/collections';
import type { CallParsed, contract } from '@lending-desk/domain/contract';
import { mappingMessages } from '@lending-desk/domain/mapping';
import type { Outcome } from '@lending-desk/domain/repayment';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { bookEvent, lockAccount } from '../ledger/bookEvent';
import { openLoan } from '../loan/openLoan';

type Update = CallParsed<typeof contract.mapping.mapEmis>['updates'][number];

/** Maps what receipts hold to the EMIs named for them, all of them or none (CO-054, M22). */
export const mapEmis: Verb<typeof contract.mapping.mapEmis> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.loanId, 'collections', 'update');
    for (const update of input.updates) await mapOne(tx, context, loanId, update);
    return {};
  });

async function mapOne(
  tx: Transaction,
  { now, viewer, requestId }: Pick<SignedInContext, 'now' | 'viewer' | 'requestId'>,
  loanId: number,
  { index, paymentId, id }: Update,
): Promise<void> {
  if (id !== undefined) {
    const account = await lockAccount(tx, loanId);
    if (account && account.instalments[index]?.dueDate !== id)
      throw new Refused(409, mappingMessages.otherEmi);
  }
  const booked = await bookEvent(
    tx,
    loanId,
    { type: 'map', receipt: paymentId, emi: index },
    {
      now,
      by: { id: viewer.idString, name: viewer.fullName, requestId },
      // A receipt maps once: whoever asks, and whenever.
      reference: `map ${loanId} ${paymentId}`,
    },
  );
  if (booked === null) throw new Refused(409, collectionsMessages.noAccount);
  const why = whyNot(booked.outcome);
  if (why !== null) throw new Refused(409, why);
}

const inWords: Readonly<Record<string, string>> = {
  'not found': mappingMessages.notFound,
  'reversed already': mappingMessages.reversed,
  'nothing held': mappingMessages.holdsNothing,
};

function whyNot(outcome: Outcome): string | null {
  if (outcome.outcome === 'duplicate') return mappingMessages.mappedBefore;
  return outcome.outcome === 'refused' ? (inWords[outcome.why] ?? outcome.why) : null;
}
