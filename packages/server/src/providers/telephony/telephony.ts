/** A call to be placed: the agent's phone rings first, then the customer's. */
export interface DialRequest {
  /** The provider sends it back with every message about this call. */
  readonly loanId: number;
  /** The digits to dial. */
  readonly customerNumber: string;
  readonly agentId: string;
  readonly agentUserName: string;
  /** Null leaves the choice to the provider. */
  readonly campaignName: string | null;
  readonly at: Date;
  /** Aborts a call that takes too long. */
  readonly signal: AbortSignal;
}

export interface DialAnswer {
  /** The provider's id of the call; null when it refused. */
  readonly callId: string | null;
  /** The provider's own word, for the status line. */
  readonly status: string;
  /** The answer as received. */
  readonly raw: unknown;
}

/** A provider that connects agents with customers by phone. */
export interface Telephony {
  /** Stored with every call: 'ozonetel', 'ozonetel-sandbox'. */
  readonly provider: string;
  /** A refusal is an answer.
   *  @throws NotReached when the provider could not be asked, so that no phone rings; after any other error it is unknown whether a phone
   *  rings */
  readonly dial: (request: DialRequest) => Promise<DialAnswer>;
}
