/** A picture in docs/spec/mockups. */
export interface Mockup {
  readonly file: string;
  /** The same in the dark theme. @default none was drawn */
  readonly dark?: string;
}

const both = (name: string): Mockup => ({ file: `${name}.webp`, dark: `${name}-dark.webp` });
const light = (name: string): Mockup => ({ file: `${name}.webp` });

const queue = both('queue');
const profile = both('loan-profile');
const bureau = both('loan-bureau');
const kycNew = both('kyc-new');
const statement = both('bank-statement');
const supportLoan = light('support-detail');
const supportEdit = light('support-edit');
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
  'Credit/Screens/Credit loan rail': [profile, tablet],
  'Every desk/Parts/Header of a loan': [profile, tablet],
  'Credit/Tabs/Profile': [profile, laptop, tablet],
  'Every desk/Parts/Call widget': [profile, components, tablet],
  'Credit/Parts/Decision form': [profile, tablet],
  'Credit/Parts/Readout': [profile],
  'Every desk/Parts/Comments panel': [profile],
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
  'Customer Support/Tabs/EMI Details': [light('amortization')],
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
