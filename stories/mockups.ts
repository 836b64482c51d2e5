/** A picture in docs/spec/mockups. */
export interface Mockup {
  readonly file: string;
  /** The same in the dark theme. @default none was drawn */
  readonly dark?: string;
}

const both = (name: string): Mockup => ({ file: `${name}.avif`, dark: `${name}-dark.avif` });
const light = (name: string): Mockup => ({ file: `${name}.avif` });

const queue = both('queue');
const profile = both('loan-profile');
const bureau = both('loan-bureau');
const kycNew = both('kyc-new');
const statement = both('bank-statement');
const rail = both('decision-rail');
const lowRail = light('decision-rail-780');
const hold = light('decision-hold');
const holdConfirm = light('decision-hold-confirm');
const supportLoan = light('support-detail');
const supportEdit = light('support-edit');
const amortization = light('amortization');
const collectionsList = light('collections-list');
const nachBoard = both('nach-board');
const nachProgress = both('nach-progress');
const approvals = both('approvals');
const approvalsChanged = light('approvals-changed');
const approvalsOwn = light('approvals-own');
const foreclosure = light('collections-detail');
const why = both('why');
const promise = light('promise');
const promiseDay = light('promise-day');
const paymentLink = light('payment-link');
const login = light('login-home');
const signUp = light('home-signup');
const components = light('components');
const states = light('states');
const laptop = light('responsive-1024');
const tablet = light('responsive-768');

/** The mockups by the title of the stories they were drawn for. The first shows it best. */
export const mockups: Readonly<Record<string, readonly Mockup[]>> = {
  'Credit/Screens/Loan queue': [queue, states],
  'Credit/Parts/Queue table': [queue],
  'Every desk/Parts/Saved views': [queue],
  'Every desk/Parts/App shell': [queue, laptop, tablet],
  'Every desk/Parts/Sidebar': [queue, laptop],
  'Every desk/Parts/Top bar': [queue, tablet],
  'Every desk/Screens/Loan': [profile, laptop, tablet],
  'Credit/Screens/Credit loan': [profile, bureau, laptop, tablet],
  'Credit/Screens/Credit loan rail': [rail, hold, lowRail, profile, tablet],
  'Every desk/Parts/Header of a loan': [profile, tablet],
  'Credit/Tabs/Profile': [profile, laptop, tablet],
  'Every desk/Parts/Call widget': [profile, components, tablet],
  'Credit/Parts/Decision form': [rail, hold, holdConfirm, lowRail, tablet],
  'Credit/Dialogs/Approve or reject': [holdConfirm],
  'Credit/Parts/What if': [rail],
  'Credit/Parts/What if in the form': [rail, lowRail],
  'Credit/Parts/Readout': [rail, profile],
  'Every desk/Parts/Comments panel': [rail, profile],
  'Credit/Tabs/Equifax': [bureau],
  'Credit/Tabs/CIBIL': [bureau],
  'Credit/Parts/Bureau head': [bureau],
  'Credit/Parts/Payment strip': [bureau],
  'Credit/Parts/Loan histories': [bureau],
  'Credit/Tabs/KYC New': [kycNew],
  'Credit/Parts/Name comparison': [kycNew],
  'Credit/Tabs/Perfios': [statement],
  'Credit/Parts/Perfios charts': [statement],
  'Credit/Parts/Perfios transactions': [statement],
  'Customer Support/Screens/Support loan': [supportLoan],
  'Customer Support/Tabs/Personal Details': [supportLoan],
  'Customer Support/Parts/Analysis banner': [supportLoan],
  'Customer Support/Dialogs/Edit details': [supportEdit],
  'Customer Support/Tabs/EMI Details': [amortization],
  'Collections/Screens/Disbursed loans': [collectionsList, promiseDay],
  'Collections/Parts/Disbursed table': [collectionsList],
  'Collections/Parts/Ageing bar': [promiseDay],
  'Collections/Screens/Next best account': [promise, promiseDay],
  'Collections/Parts/Next reasons': [promise],
  'Collections/Parts/Promise mark': [promise],
  'Collections/Screens/NACH board': [nachBoard],
  'Collections/Parts/NACH bar': [nachBoard],
  'Collections/Parts/NACH parts': [nachBoard],
  'Collections/Parts/NACH effect': [nachBoard],
  'Collections/Parts/NACH rows': [nachBoard],
  'Collections/Screens/NACH files': [nachProgress],
  'Collections/Parts/NACH progress': [nachProgress],
  'Collections/Dialogs/Upload Nach transaction': [nachProgress],
  'Collections/Screens/Approvals': [approvals, approvalsChanged, approvalsOwn],
  'Collections/Tabs/Amortization Table': [amortization],
  'Collections/Tabs/ForeClosure Details': [why, foreclosure],
  'Collections/Parts/Account timeline': [why],
  'Collections/Parts/Closing quote panel': [why],
  'Collections/Parts/Why drawer': [why],
  'Collections/Dialogs/Payment link': [paymentLink],
  'Collections/Tabs/Payment Links': [paymentLink],
  'Every desk/Screens/Home': [login, signUp],
  'Every desk/Dialogs/Login': [login],
  'Every desk/Parts/Sign-up form': [signUp],
  'VAS and horoscope/Screens/Horoscope': [light('horoscope')],
  'VAS and horoscope/Parts/Sign card': [light('horoscope')],
  'Every desk/Dialogs/Add Call Feedback': [states],
  'Primitives/Actions/Button': [components],
  'Primitives/Data/Badge': [components],
  'Primitives/Data/Counter': [components],
  'Primitives/Fields/TextField': [components],
  'Primitives/Fields/MoneyField': [components],
  'Primitives/Fields/Select': [components],
  'Primitives/Feedback/Snackbar': [components],
  'Primitives/Overlays/CommandPalette': [components],
  'Primitives/Text/Kbd': [components],
  'Primitives/Data/Table': [states, queue],
  'Primitives/Feedback/Banner': [states],
  'Primitives/Feedback/EmptyState': [states],
  'Primitives/Feedback/ErrorPanel': [states],
  'Primitives/Feedback/Skeleton': [states],
  'Primitives/Overlays/ConfirmDialog': [states],
  'Primitives/Overlays/ErrorDialog': [states],
};

/** The picture of a mockup in a theme; the light one where no dark one was drawn. The address is relative to
 *  Storybook's own. */
export const pictureOf = ({ file, dark }: Mockup, theme: unknown): string =>
  `requirements/mockups/${theme === 'dark' && dark ? dark : file}`;
