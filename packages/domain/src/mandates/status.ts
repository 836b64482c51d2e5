/** Every status the provider documents, with what it means; WRONG_ACCOUNT is ours.
 *  @source providers: Cashfree, CS-086 */
const labels = {
  INITIALIZED: 'Initialized',
  BANK_APPROVAL_PENDING: 'Bank approval pending',
  ACTIVE: 'Active',
  ON_HOLD: 'On hold',
  COMPLETED: 'Completed',
  CUSTOMER_PAUSED: 'Customer paused',
  CUSTOMER_CANCELLED: 'Customer cancelled',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  LINK_EXPIRED: 'Link expired',
  CARD_EXPIRED: 'Card expired',
  WRONG_ACCOUNT: 'Wrong account',
} as const;
type MandateStatus = keyof typeof labels;

function isDocumented(status: string): status is MandateStatus {
  return Object.hasOwn(labels, status);
}

/** A mandate's status in words; one the provider does not document as it came, and said to be so. */
export function mandateStatusText(status: string): string {
  return isDocumented(status) ? labels[status] : `${status} (unknown status)`;
}

/** How a customer authorised the mandate, in words; NPCI_SBC is a debit of a bank account through NPCI. Another mode
 *  as it came.
 *  @source providers: Cashfree */
export const mandateModeText = (mode: string): string => (mode === 'NPCI_SBC' ? 'e-NACH' : mode);

/** The statuses in which a customer has authorised the mandate and it has not ended. */
const authorised: ReadonlySet<string> = new Set([
  'BANK_APPROVAL_PENDING',
  'ACTIVE',
  'ON_HOLD',
  'CUSTOMER_PAUSED',
]);
export const isAuthorised = (status: string): boolean => authorised.has(status);

const ended: ReadonlySet<string> = new Set([
  'COMPLETED',
  'CUSTOMER_CANCELLED',
  'CANCELLED',
  'EXPIRED',
  'LINK_EXPIRED',
  'CARD_EXPIRED',
]);

/** The statuses after which nothing more is expected of a mandate. */
export const endedStatuses: readonly string[] = [...ended];
