import { randomUUID } from 'node:crypto';
import { desksWith, mayWriteAt } from '@lending-desk/domain/access';
import { callFeedbackMessages } from '@lending-desk/domain/calls';
import { instant, wallClockText } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { recordAudit } from '../audit/record';
import type { ServerConfig } from '../config';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { callRecording } from './table';

/** Whether a configured host covers an address: 'https://r.lender.example', or 'https://*.lender.example' for any
 *  name under it. */
function covers(host: string, url: URL): boolean {
  const [scheme, name = ''] = host.split('://');
  if (`${scheme}:` !== url.protocol) return false;
  return name.startsWith('*.') ? url.host.endsWith(name.slice(1)) : url.host === name;
}

/** The address of a recording that a page of ours may play: of a configured host, or a path on this server.
 *  @throws Refused 422, because the page's security policy would stop the player without a word */
function playableUrl(text: string, { mediaHosts }: Pick<ServerConfig, 'mediaHosts'>): string {
  const written = text.trim();
  if (/^\/recordings\/[\w.-]+$/.test(written)) return written;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new Refused(422, callFeedbackMessages.urlWrong);
  }
  if (!mediaHosts.some(host => covers(host, url))) {
    throw new Refused(422, callFeedbackMessages.hostUnknown);
  }
  return url.href;
}

/** Adds a recording the provider did not report, by its address (SH-082). */
export const uploadRecording: Verb<typeof contract.calls.uploadRecording> = async (context, input) =>
  inTransaction(context.db, async tx => {
    // The documented call names no desk: the first one where this person may.
    const desk = desksWith('ratedCalls').find(name => mayWriteAt(context.viewer.roles, name));
    if (!desk) throw new Refused(403, messages.auth.writeRefused);
    const { loanId } = await openLoan(tx, context, input.loan_id, desk);
    const audioFile = playableUrl(input.recordingUrl, context.config);
    const [added] = await tx
      .insert(callRecording)
      .values({
        provider: 'upload',
        providerCallId: randomUUID(),
        loanId,
        startTime: wallClockText(instant(context.now.toISOString())),
        duration: '',
        status: 'Answered',
        type: 'uploaded',
        audioFile,
        agentName: context.viewer.fullName,
        receivedAt: context.now,
        body: {},
      })
      .returning({ id: callRecording.id });
    await recordAudit(tx, context, {
      action: 'calls.uploadRecording',
      loanId,
      after: { callId: added?.id, recordingUrl: audioFile },
    });
    await announce(tx, loanId, 'calls');
    return {};
  });
