import type { Role, RoleGroup } from './roleGroups';

type Groups = readonly RoleGroup[];

/** What a desk does with loans beside reading them. */
export type DeskFeature =
  | 'exportsApplications'
  | 'followUps'
  | 'ratedCalls'
  /** It calls about dues: within certain hours, and a few times a day [M46]. */
  | 'recoveryCalls'
  | 'savedViews';

/** What every desk has: its name, its first page, its groups, and the loans it opens. */
export type DeskRow = {
  readonly label: string;
  readonly home: string;
  /** Any one group is sufficient; `openAny` opens the loans assigned to others as well. */
  readonly groups: { readonly read: Groups; readonly write: Groups; readonly openAny?: Groups };
  /** Those `assigned` to the person or to nobody [CR-006, CR-007], `every` loan, or those that are `disbursed`. */
  readonly opens: 'assigned' | 'every' | 'disbursed';
};

/** What a desk that opens whole loans has besides. */
type LoanDeskRow = DeskRow & {
  readonly groups: { readonly admin: Groups };
  /** Who reads at it and never writes; the server masks personal data for this role. */
  readonly viewRole: Role;
  /** The folder of its pages in the app. */
  readonly folder: string;
  readonly features: readonly DeskFeature[];
  /** The call that rings its customers, by its name in the contract of calls. @default none */
  readonly call?: 'call' | 'callFromSupport';
  /** Of its list: the total assumed until the server sends one, and how many page numbers are offered. */
  readonly paging: { readonly assumedTotal: number; readonly visiblePages: number };
};

const loanRows = {
  credit: {
    label: 'Credit',
    home: '/credit/loans',
    groups: { read: ['credit'], write: ['creditWrite'], admin: ['creditAdmin'], openAny: ['creditOpenAny'] },
    opens: 'assigned',
    viewRole: 'ROLE_CREDIT_DASHBOARD_VIEW',
    folder: 'credit',
    features: ['exportsApplications', 'followUps', 'savedViews'],
    call: 'call',
    // [CR-009, CR-010]
    paging: { assumedTotal: 500, visiblePages: 25 },
  },
  customerSupport: {
    label: 'Customer Support',
    home: '/loan-management/search/',
    groups: { read: ['customerSupport'], write: ['customerSupportWrite'], admin: ['customerSupportAdmin'] },
    opens: 'every',
    viewRole: 'ROLE_CUSTOMER_SERVICE_VIEW',
    folder: 'support',
    features: ['exportsApplications', 'followUps', 'ratedCalls', 'savedViews'],
    call: 'callFromSupport',
    // [SH-060, SH-062]
    paging: { assumedTotal: 300, visiblePages: 10 },
  },
  collections: {
    label: 'Collections',
    home: '/loan-management/collections/',
    groups: { read: ['collections'], write: ['collectionsWrite'], admin: ['collectionsAdmin'] },
    // The documents have no rule for another, undisbursed loan of a customer; the stricter reading applies.
    opens: 'disbursed',
    viewRole: 'ROLE_CUSTOMER_SERVICE_VIEW',
    folder: 'collections',
    // It follows up by promises to pay.
    features: ['ratedCalls', 'recoveryCalls', 'savedViews'],
    // [SH-060, SH-062]
    paging: { assumedTotal: 300, visiblePages: 10 },
  },
} as const satisfies Record<string, LoanDeskRow>;

/** A desk that opens whole loans. Value-added services reads the few fields it shows with a call of its own. */
export type LoanDesk = keyof typeof loanRows;
export type Desk = LoanDesk | 'vas';

/** Every desk, in the order in which the first one a person may enter is shown after sign-in
 *  [AU-015 … AU-018, X-36]. Navigation, permissions, opening rules and paging follow this table.
 *  @source SH-019 … SH-025; decisions: Who may write */
export const desks = {
  ...loanRows,
  vas: {
    label: 'Engagement',
    home: '/vas/vas-feedback',
    groups: { read: ['customerSupport', 'valueAddedServices'], write: ['valueAddedServices'] },
    opens: 'every',
  },
} as const satisfies Record<Desk, DeskRow>;

// The compiler reads the names of a table as plain texts.
export const deskNames = Object.keys(desks) as readonly Desk[];
export const loanDesks = Object.keys(loanRows) as readonly LoanDesk[];

/** Whose a call about a loan is that names no desk: the documented addresses are credit's. */
export const assumedDesk: LoanDesk = 'credit';

/** What a desk that opens whole loans has. */
export const loanDeskOf = (desk: LoanDesk): LoanDeskRow => loanRows[desk];

/** The desks with a feature, in the order of the table. */
export const desksWith = (feature: DeskFeature): readonly LoanDesk[] =>
  loanDesks.filter(desk => loanDeskOf(desk).features.includes(feature));
