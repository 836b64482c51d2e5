import type { ReportPerson } from './reportPerson';

export type BureauName = 'equifax' | 'cibil';

/** A request for a report. */
export interface BureauInquiry {
  /** Our own id of the order; the same when it has to be placed again. */
  readonly orderId: string;
  readonly loanId: number;
  readonly person: ReportPerson;
  /** The last name was entered because the bureau had asked for it. */
  readonly lastNameGiven: boolean;
  readonly at: Date;
  /** Aborts a call that takes too long. */
  readonly signal: AbortSignal;
}

export type OrderAnswer =
  | { readonly outcome: 'ordered' /** The provider's id of the order. */; readonly reference: string }
  /** It did not begin, and no reason was given. */
  | { readonly outcome: 'notInitiated' }
  /** Refused with the bureau's own messages; the first one is shown. */
  | { readonly outcome: 'refused'; readonly errorMessages: readonly [string, ...string[]] };

export type CollectAnswer =
  | { readonly outcome: 'pending' }
  /** The provider's own body: a report, or an error in place of one. */
  | {
      readonly outcome: 'report' | 'error';
      readonly body: unknown /** Of an error. */;
      readonly message: string;
    };

/** A credit bureau. A report is ordered, then polled for until it has arrived. */
export interface Bureau {
  readonly bureau: BureauName;
  /** Stored with every order: 'equifax', 'equifax-sandbox'. */
  readonly provider: string;
  /** A refusal is an answer.
   *  @throws when the provider cannot be reached or answers in an unknown shape */
  readonly order: (inquiry: BureauInquiry) => Promise<OrderAnswer>;
  /** @throws as `order` */
  readonly collect: (reference: string, inquiry: BureauInquiry) => Promise<CollectAnswer>;
}

/** The bureaus a server uses; null for one it has no account with. */
export type Bureaus = Readonly<Record<BureauName, Bureau | null>>;
