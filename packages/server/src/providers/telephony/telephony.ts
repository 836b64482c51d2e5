/** A call to be placed: the agent's telephone rings first, then the customer's. */
export interface DialRequest {
  /** Comes back with everything the provider later tells of this call. */
  readonly loanId: number;
  /** Digits as dialled. */
  readonly customerNumber: string;
  readonly agentId: string;
  readonly agentUserName: string;
  /** Null leaves the choice to the provider. */
  readonly campaignName: string | null;
  readonly at: Date;
  /** Ends what takes too long. */
  readonly signal: AbortSignal;
}

export interface DialAnswer {
  /** The provider's id of the call; null when it refused. */
  readonly callId: string | null;
  /** The provider's own word, for the status line. */
  readonly status: string;
  /** The answer as it came. */
  readonly raw: unknown;
}

/** The provider could not be asked: nobody's telephone rings. */
export class NotReached extends Error {
  constructor() {
    super('The telephone provider was not reached');
    this.name = 'NotReached';
  }
}

/** Whoever connects agents with customers. */
export interface Telephony {
  /** Kept with every call: 'ozonetel', 'ozonetel-sandbox'. */
  readonly provider: string;
  /** A refusal is an answer.
   *  @throws NotReached when nobody was asked; anything else leaves it open whether a telephone rings */
  readonly dial: (request: DialRequest) => Promise<DialAnswer>;
}
