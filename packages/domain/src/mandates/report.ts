import { businessDateOf, type Instant } from '../calendar/instant';
import { compareAccounts } from '../compare/identifiers';
import { compareNames } from '../compare/names';
import { countOf, fieldsOf, type JsonObject, textAt } from '../loose/loose';
import type { MandateSubscription } from '../repayment/schema';
import { isAuthorised } from './status';
import type { Subscription } from './subscription';

/** From this likeness on, the holder of the account is the customer. */
const sameHolderFrom = 70;

/** Whose account a mandate has to debit. */
export type MandateOwner = { readonly fullName: string; readonly accountNumber: string };

/** Why the account a customer authorised is not that of the loan; null where it is, where nobody has authorised
 *  anything yet, and where one of the two sides cannot be read.
 *  @source providers: Cashfree (WRONG_ACCOUNT) */
export function wrongAccountOf(
  status: string,
  {
    bankAccountNumber,
    bankAccountHolder,
  }: Pick<MandateSubscription, 'bankAccountNumber' | 'bankAccountHolder'>,
  { fullName, accountNumber }: MandateOwner,
): 'account' | 'holder' | null {
  if (!isAuthorised(status)) return null;
  if (compareAccounts(accountNumber, bankAccountNumber ?? '').verdict === 'different') return 'account';
  const { verdict, score } = compareNames(fullName, bankAccountHolder ?? '');
  const isRead = verdict !== 'notGiven' && verdict !== 'unreadable';
  return isRead && score < sameHolderFrom ? 'holder' : null;
}

/** What the provider says of the current subscription of a loan. */
export type MandateReport = {
  readonly status: string;
  /** When it became so. */
  readonly at: Instant;
  /** Its details; null where only the status was told. */
  readonly found: Subscription | null;
};

/** `cashfreeDetails` as stored, and whether its current subscription was judged to be of a wrong account. */
export type KnownMandate = { readonly section: JsonObject; readonly wrong: boolean };

const given = (details: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));

/** `cashfreeDetails` after a report. One of a wrong account keeps its details apart and is counted once, however often
 *  it is reported; until another subscription is authorised the mandate stays WRONG_ACCOUNT.
 *  @source providers: Cashfree, CS-135 */
export function mandateAfter(
  { section, wrong }: KnownMandate,
  { status, at, found }: MandateReport,
  owner: MandateOwner,
): KnownMandate {
  // An account the loan was corrected to meanwhile is a right one.
  const isWrong =
    found && isAuthorised(status) ? wrongAccountOf(status, found.details, owner) !== null : wrong;
  const count = countOf(section['incorrectSubscriptionCount']) ?? 0;
  if (isWrong) {
    const former = wrong ? fieldsOf(section['error']) : {};
    return {
      wrong: true,
      section: {
        ...section,
        status: 'WRONG_ACCOUNT',
        statusUpdatedOn: wrong ? (section['statusUpdatedOn'] ?? at) : at,
        incorrectSubscriptionCount: wrong ? count : count + 1,
        error: { ...former, ...(found && given(found.details)), status },
      },
    };
  }
  const { returnFlag, ...rest } = section;
  // What a bank said before the mandate became active holds no more.
  const isOver = status === 'ACTIVE' && textAt(returnFlag, 'on') < businessDateOf(at);
  const known = fieldsOf(section['subscriptionDetails']);
  const umrn = known['umrn'] ?? found?.umrn ?? null;
  return {
    wrong: false,
    section: {
      ...(isOver ? rest : section),
      status,
      statusUpdatedOn: at,
      authLink: found?.authLink ?? section['authLink'] ?? null,
      incorrectSubscriptionCount: count,
      subscriptionDetails: {
        ...known,
        ...(found && given(found.details)),
        status,
        ...(umrn !== null && { umrn }),
      },
    },
  };
}

/** `cashfreeDetails` once another link was issued for a mandate of a wrong account: the new subscription stands in
 *  place of the former, whose details stay as the error. */
export function mandateReissued(
  section: JsonObject,
  { authLink, details }: { readonly authLink: string; readonly details: MandateSubscription },
): JsonObject {
  return { ...section, authLink, subscriptionDetails: details };
}
