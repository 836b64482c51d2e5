import { instant } from '@lending-desk/domain/calendar';
import {
  type Bureau,
  type BureauInquiry,
  type BureauName,
  cibil,
  type CibilSend,
  equifax,
  type EquifaxSend,
} from '@lending-desk/server/ports';
import { cibilBodyFor } from './cibilBody';
import { equifaxBodyFor, equifaxErrorFor } from './equifaxBody';
import { sandboxScenario } from './sandboxScenario';

const invalidRequest = {
  code: 'E0412',
  message: 'Invalid or missing identity: PAN or phone is required',
} as const;

/** The order's id contains when it was placed, so that the sandbox is stateless and any server may poll. */
const referenceOf = ({ at, loanId }: BureauInquiry): string => `SBX-${loanId}-${at.getTime()}`;
const isReady = (reference: string, at: Date, seconds: number): boolean =>
  at.getTime() - Number(reference.split('-').at(-1)) >= seconds * 1000;

/** Never answers; rejects when the caller aborts. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, giveUp) => {
    const end = (): void => giveUp(new Error('No answer'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

const equifaxSend =
  (seconds: number): EquifaxSend =>
  async ({ ReportOrderNO }, inquiry) => {
    const scenario = sandboxScenario(inquiry.loanId);
    if (ReportOrderNO === undefined) {
      if (scenario.kind === 'unreachable') throw new Error('Nobody answers');
      if (scenario.kind === 'notInitiated') return { bureauFetchInitiated: false };
      return { bureauFetchInitiated: true, InquiryResponseHeader: { ReportOrderNO: referenceOf(inquiry) } };
    }
    if (scenario.kind === 'hanging') return silence(inquiry.signal);
    if (!isReady(ReportOrderNO, inquiry.at, seconds)) return { ReportStatus: 'PENDING' };
    const at = instant(inquiry.at.toISOString());
    const facts = { seed: inquiry.loanId };
    if (scenario.kind === 'failure') return equifaxErrorFor(inquiry.person, at, facts, invalidRequest);
    const profile =
      scenario.kind === 'report' ? scenario.profile : scenario.kind === 'noHit' ? 'noHit' : 'clean';
    return equifaxBodyFor(inquiry.person, profile, at, facts);
  };

const cibilSend =
  (seconds: number): CibilSend =>
  async ({ referenceNumber, lastName }, inquiry) => {
    const scenario = sandboxScenario(inquiry.loanId);
    if (referenceNumber === undefined) {
      if (scenario.kind === 'unreachable') throw new Error('Nobody answers');
      const asksAnyway = scenario.kind === 'lastNameRequired' && !inquiry.lastNameGiven;
      if (lastName === '' || asksAnyway) return { success: false, errorMessages: ['Last name is required'] };
      if (scenario.kind === 'notInitiated') {
        return {
          success: false,
          errorMessages: ['Bureau authentication failed', 'Please contact the bureau desk'],
        };
      }
      return { success: true, referenceNumber: referenceOf(inquiry) };
    }
    if (scenario.kind === 'hanging') return silence(inquiry.signal);
    if (!isReady(referenceNumber, inquiry.at, seconds)) return { success: true, status: 'initiated' };
    if (scenario.kind === 'failure')
      return { success: false, errorMessages: ['Report could not be generated'] };
    const profile =
      scenario.kind === 'report' ? scenario.profile : scenario.kind === 'noHit' ? 'noHit' : 'clean';
    return cibilBodyFor(inquiry.person, profile, instant(inquiry.at.toISOString()), { seed: inquiry.loanId });
  };

/** The bureaux of a demonstration: the real adapters over simulated providers. `sandboxScenario` decides how each
 *  loan behaves.
 *  @param seconds  how long a report takes */
export function sandboxBureaus(seconds: number): Readonly<Record<BureauName, Bureau>> {
  return {
    equifax: equifax('equifax-sandbox', equifaxSend(seconds)),
    cibil: cibil('cibil-sandbox', cibilSend(seconds)),
  };
}
