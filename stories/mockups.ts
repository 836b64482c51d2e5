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
  'Screens/Loan queue': [queue],
  'Screens/Loan queue states': [states, queue],
  'Loan/Queue table': [queue],
  'Loan/Saved views': [queue],
  'Shell/App shell': [queue, laptop, tablet],
  'Shell/Sidebar': [queue, laptop],
  'Shell/Top bar': [queue, tablet],
  'Screens/Loan': [profile, laptop, tablet],
  'Screens/Credit loan': [profile, bureau, laptop, tablet],
  'Screens/Credit loan rail': [profile, tablet],
  'Loan/Header': [profile, tablet],
  'Loan/Profile tab': [profile, laptop, tablet],
  'Calls/Call widget': [profile, components, tablet],
  'Decision/Decision form': [profile, tablet],
  'Decision/Readout': [profile],
  'Comments/Comments panel': [profile],
  'Bureau/Equifax tab': [bureau],
  'Bureau/CIBIL tab': [bureau],
  'Bureau/Bureau head': [bureau],
  'Bureau/Payment strip': [bureau],
  'Bureau/Loan histories': [bureau],
  'Kyc/KYC New tab': [kycNew],
  'Kyc/Name comparison': [kycNew],
  'Statements/Perfios tab': [statement],
  'Statements/Perfios charts': [statement],
  'Statements/Perfios transactions': [statement],
  'Screens/Support loan': [supportLoan],
  'Loan/Personal tab': [supportLoan],
  'Documents/Analysis banner': [supportLoan],
  'Applicant/Edit details dialog': [supportEdit],
  'Repayment/EMI tab': [light('amortization')],
  'Screens/Home': [login, signUp],
  'Sign-in/Login dialog': [login],
  'Sign-in/Sign-up form': [signUp],
  'Screens/Horoscope': [light('horoscope')],
  'Horoscope/Sign card': [light('horoscope')],
  'Calls/Call feedback dialog': [states],
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
