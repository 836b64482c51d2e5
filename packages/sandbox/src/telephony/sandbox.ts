import { createHash } from 'node:crypto';
import { ozonetel, type OzonetelDial, type OzonetelSend, type Telephony } from '@lending-desk/server/ports';
import { endLater } from './sandboxLine';

/** Sixteen digits, the same for the same call at the same time. */
function ucidOf(dial: OzonetelDial, at: Date): string {
  const hash = createHash('sha256')
    .update(`${JSON.stringify(dial)}${at.toISOString()}`)
    .digest('hex');
  return (BigInt(`0x${hash.slice(0, 16)}`) % 10n ** 16n).toString().padStart(16, '0');
}

/** Answers like Ozonetel without ringing a phone. Agent 'offline', campaign 'bad' and user 'unknown' are refused
 *  in the provider's words, so that every outcome can be tried. The end of a call is reported to the connected
 *  line: see `connectSandbox`. */
const answerDial: OzonetelSend = async (dial, { at }) => {
  if (dial.userName.toLowerCase() === 'unknown') return { status: 'Invalid User Details' };
  if (dial.campaignName?.toLowerCase() === 'bad') return { status: 'Campaign is invalid' };
  if (dial.agentID.toLowerCase() === 'offline') return { status: 'Agent is not available' };
  const ucid = ucidOf(dial, at);
  endLater(dial, ucid, at);
  return { ucid, status: 'queued successfully' };
};

/** The telephony of a demonstration: the real adapter over a simulated provider. */
export const sandboxTelephony: Telephony = ozonetel('ozonetel-sandbox', answerDial);
