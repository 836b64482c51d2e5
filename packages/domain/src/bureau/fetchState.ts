import { messages } from '../errors/messages';
import { cibilFetchDisabled, cibilStatus, type CibilStatus } from './cibilStatus';
import { field, textOrNull } from '../loose/loose';

/** The default name in 'Bureau could not fetched. Contact {name}'. */
export const defaultContactName = 'Admin';

/** Whether 'Fetch cibil' is disabled: after a click until the call has failed, while the dialog for the last name
 *  is open, and while a report is pending or present.
 *  @source CR-055, CR-056, CR-058, CR-059, X-45 */
export function cibilButtonDisabled(stands: {
  /** From the loan, or from the answer of the last call. */
  readonly status: CibilStatus;
  /** A call is pending. */
  readonly calling: boolean;
  readonly askingLastName: boolean;
}): boolean {
  return stands.calling || stands.askingLastName || cibilFetchDisabled(stands.status);
}

/** Whether the server says that a loan's report came from the sandbox: 'equifax-sandbox', 'cibil-sandbox'.
 *  @param fetched  equifaxFetch or apolloCibilReport of the loan; false without a provider */
export function isFromSandbox(fetched: unknown): boolean {
  return textOrNull(field(fetched, 'provider'))?.endsWith('-sandbox') ?? false;
}

/** Whether a refused CIBIL fetch opens the dialog for the last name; decided by its first message.
 *  @source CR-061 */
export function asksLastName(errorMessages: readonly string[]): boolean {
  return errorMessages[0] === messages.bureau.lastNameRequired;
}

/** The state of a loan's Equifax fetch, as a code and as text. In order of precedence: a pending call, a failed
 *  call, an answer that nothing was started, a pending report.
 *  @source CR-072, CR-073, CR-074 */
export function equifaxFetchState(stands: {
  readonly calling: boolean;
  readonly failed: boolean;
  /** From the last call. `contactName` is our own field; without it the default is used. */
  readonly answer:
    | { readonly bureauFetchInitiated: boolean; readonly contactName?: string | undefined }
    | undefined;
  /** equifaxFetch of the loan: the state of the last fetch. */
  readonly equifaxFetch: unknown;
}): { readonly state: 'idle' | 'running' | 'initiated' | 'failed'; readonly message?: string } {
  const { calling, failed, answer, equifaxFetch } = stands;
  if (calling) return { state: 'running' };
  if (failed) return { state: 'failed', message: messages.bureau.requestFailed };
  if (answer?.bureauFetchInitiated === false) {
    return { state: 'failed', message: messages.bureau.notFetched(answer.contactName || defaultContactName) };
  }
  // Equifax uses the same status words as CIBIL.
  const onItsWay = cibilStatus(equifaxFetch) === 'initiated';
  return onItsWay ? { state: 'initiated', message: messages.bureau.fetchInitiated } : { state: 'idle' };
}
