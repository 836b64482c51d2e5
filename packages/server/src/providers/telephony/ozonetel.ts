import * as v from 'valibot';
import type { DialRequest, Telephony } from './telephony';

/** The body of a dial call, in the provider's fields. */
export interface OzonetelDial {
  readonly userName: string;
  readonly agentID: string;
  readonly campaignName?: string;
  readonly customerNumber: string;
  /** Asks for the id of the call in the answer. */
  readonly UCID: true;
  /** Returned as UUI at the end of the call: the loan it was about. */
  readonly uui: string;
}

/** Sends a dial call to the provider and returns its JSON. */
export type OzonetelSend = (dial: OzonetelDial, at: Pick<DialRequest, 'at' | 'signal'>) => Promise<unknown>;

const answerSchema = v.object({
  ucid: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  status: v.string(),
});

/** Ozonetel CloudAgent: dials for an agent who is signed in there, in manual or blended mode.
 *  @param provider  the name stored with every call */
export function ozonetel(provider: string, send: OzonetelSend): Telephony {
  return {
    provider,
    dial: async request => {
      const raw = await send(
        {
          userName: request.agentUserName,
          agentID: request.agentId,
          ...(request.campaignName !== null && { campaignName: request.campaignName }),
          customerNumber: request.customerNumber,
          UCID: true,
          uui: String(request.loanId),
        },
        request,
      );
      const { ucid, status } = v.parse(answerSchema, raw);
      return { callId: ucid ?? null, status, raw };
    },
  };
}
