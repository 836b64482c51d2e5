import type { ReportPerson } from './reportPerson';

export type BureauName = 'equifax' | 'cibil';

/** A report that is asked for. */
export interface BureauInquiry {
  /** Our own id of the order; the same when it has to be placed again. */
  readonly orderId: string;
  readonly loanId: number;
  readonly person: ReportPerson;
  /** Somebody typed the last name because the bureau had asked for it. */
  readonly lastNameGiven: boolean;
  readonly at: Date;
  /** Ends what takes too long. */
  readonly signal: AbortSignal;
}

export type OrderAnswer =
  | { readonly outcome: 'ordered' /** The provider's id of the order. */; readonly reference: string }
  /** It did not begin and gave no reason. */
  | { readonly outcome: 'notInitiated' }
  /** It said no, in its own words; the first is what counts. */
  | { readonly outcome: 'refused'; readonly errorMessages: readonly [string, ...string[]] };

export type CollectAnswer =
  | { readonly outcome: 'pending' }
  /** The provider's own body: a report, or an error in the place of one. */
  | {
      readonly outcome: 'report' | 'error';
      readonly body: unknown /** Of an error. */;
      readonly words: string;
    };

/** Whoever keeps what lenders know of a person. A report is ordered and looked for until it is there. */
export interface Bureau {
  readonly bureau: BureauName;
  /** Kept with every order: 'equifax', 'equifax-sandbox'. */
  readonly provider: string;
  /** A refusal is an answer.
   *  @throws when the provider cannot be reached or answers in no known shape */
  readonly order: (inquiry: BureauInquiry) => Promise<OrderAnswer>;
  /** @throws as `order` */
  readonly collect: (reference: string, inquiry: BureauInquiry) => Promise<CollectAnswer>;
}

/** Whom a server asks; null for a bureau it has no account with. */
export type Bureaus = Readonly<Record<BureauName, Bureau | null>>;
