import { messages } from '../errors/messages';
import { cibilFetchDisabled, cibilStatus, type CibilStatus } from './cibilStatus';
import { field, textOrNull } from '../loose/loose';

/** Whom 'Bureau could not fetched. Contact {name}' names where nobody else is configured. */
export const defaultContactName = 'Admin';

/** Whether 'Fetch cibil' cannot be pressed: after a click until the call has failed, while the dialog for the last
 *  name is open, and while a report is on its way or there.
 *  @source CR-055, CR-056, CR-058, CR-059, X-45 */
export function cibilButtonDisabled(stands: {
  /** What the loan says, or the answer of the last call. */
  readonly status: CibilStatus;
  /** A call is under way. */
  readonly calling: boolean;
  readonly askingLastName: boolean;
}): boolean {
  return stands.calling || stands.askingLastName || cibilFetchDisabled(stands.status);
}

/** Whether the server says that a loan's report came from the sandbox: 'equifax-sandbox', 'cibil-sandbox'.
 *  @param fetched  equifaxFetch or apolloCibilReport of the loan; without a provider nothing is said */
export function isFromSandbox(fetched: unknown): boolean {
  return textOrNull(field(fetched, 'provider'))?.endsWith('-sandbox') ?? false;
}

/** Whether a refused fetch of the older bureau opens the dialog for the last name: by its first message.
 *  @source CR-061 */
export function asksLastName(errorMessages: readonly string[]): boolean {
  return errorMessages[0] === messages.bureau.lastNameRequired;
}

/** How the Equifax fetch of a loan stands, in a word and in words; what follows wins over what stands behind it:
 *  a call under way, a call that failed, an answer that nothing began, a report on its way.
 *  @source CR-072, CR-073, CR-074 */
export function equifaxFetchState(stands: {
  readonly calling: boolean;
  readonly failed: boolean;
  /** Of the last call; `contactName` is ours, and a backend that sends none means the default. */
  readonly answer:
    | { readonly bureauFetchInitiated: boolean; readonly contactName?: string | undefined }
    | undefined;
  /** equifaxFetch of the loan: how far the last fetch is. */
  readonly equifaxFetch: unknown;
}): { readonly state: 'idle' | 'running' | 'initiated' | 'failed'; readonly message?: string } {
  const { calling, failed, answer, equifaxFetch } = stands;
  if (calling) return { state: 'running' };
  if (failed) return { state: 'failed', message: messages.bureau.requestFailed };
  if (answer?.bureauFetchInitiated === false) {
    return { state: 'failed', message: messages.bureau.notFetched(answer.contactName || defaultContactName) };
  }
  // The same words as the older bureau has for its own.
  const onItsWay = cibilStatus(equifaxFetch) === 'initiated';
  return onItsWay ? { state: 'initiated', message: messages.bureau.fetchInitiated } : { state: 'idle' };
}
