import { type BusinessDate, businessDateOf } from '@lending-desk/domain/calendar';
import { readDeskComments } from '@lending-desk/domain/collections';
import { type LoanAccount, takeOver as takeOverLoan } from '@lending-desk/domain/repayment';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { storeAccounts } from './storeAccounts';
import { takeOver } from './table';

/** A disbursed loan that came with its history. */
export interface Arrived {
  readonly loanId: number;
  /** Its fields as received. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Its account, if it was kept by our rules; otherwise it is taken over. */
  readonly account?: LoanAccount | undefined;
}

/** Opens the accounts of loans that came with their history. One whose money cannot be read gets none; that and each
 *  difference between what was given and the entries is kept.
 *  @returns what was found of each loan, in words; empty where everything agrees
 *  @source M37, M38 */
export async function openArrived(
  tx: Transaction,
  loans: readonly Arrived[],
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<ReadonlyMap<number, readonly string[]>> {
  const today = todayOf(now);
  const made = loans.map(({ loanId, fields, account }) => ({
    loanId,
    kind: account ? 'disbursal' : 'take-over',
    contactedOn: lastCommentOf(fields),
    ...(account ? { account, differences: [] } : takeOverLoan(fields, today)),
  }));
  const accounts = made.flatMap(it => ('account' in it ? [it] : []));
  await storeAccounts(
    tx,
    accounts.map(({ loanId, kind, account, contactedOn }) => ({
      account,
      contactedOn,
      opened: {
        loanId,
        number: 0,
        reference: `${kind} ${loanId}`,
        kind,
        bookedOn: today,
        at: now,
        byName: by,
      },
    })),
  );
  const looked = made
    .filter(({ kind }) => kind === 'take-over')
    .map(it => ({
      loanId: it.loanId,
      at: now,
      fault: 'fault' in it ? it.fault : null,
      differences: 'fault' in it ? [] : it.differences,
    }));
  if (looked.length > 0) await tx.insert(takeOver).values(looked);
  return new Map(
    looked.map(({ loanId, fault, differences }) => [loanId, fault === null ? differences : [fault]]),
  );
}

/** The day of the last comment of collections a loan came with. */
function lastCommentOf({ feedbacks }: Arrived['fields']): BusinessDate | null {
  const comments = readDeskComments(feedbacks);
  const at = comments.state === 'ready' ? comments.value[0]?.at : null;
  return at ? businessDateOf(at) : null;
}

/** Whether a loan was paid out, so that it has an account or should have one. */
export function wasDisbursed(approvalStatus: string): boolean {
  return approvalStatus === 'DISBURSED';
}
