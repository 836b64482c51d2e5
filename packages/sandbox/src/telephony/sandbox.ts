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

/** Answers as Ozonetel does and rings nobody. Agent 'offline', campaign 'bad' and user 'unknown' are refused in
 *  the provider's words, so that every way a call can go may be seen. The end of a call is told to whoever
 *  is connected: see `connectSandbox`. */
const answerDial: OzonetelSend = async (dial, { at }) => {
  if (dial.userName.toLowerCase() === 'unknown') return { status: 'Invalid User Details' };
  if (dial.campaignName?.toLowerCase() === 'bad') return { status: 'Campaign is invalid' };
  if (dial.agentID.toLowerCase() === 'offline') return { status: 'Agent is not available' };
  const ucid = ucidOf(dial, at);
  endLater(dial, ucid, at);
  return { ucid, status: 'queued successfully' };
};

/** The telephony of a demonstration: the real adapter over a provider that is none. */
export const sandboxTelephony: Telephony = ozonetel('ozonetel-sandbox', answerDial);
