import type { State } from '../../stories/Specification/statesOf';

/** A tab, dialog or form, and the states its stories have to show. */
export interface Shown {
  name: string;
  kind: 'screen' | 'tab' | 'dialog' | 'form';
  /** The title of its stories in Storybook. */
  title: string;
  /** The source files in `ui`. */
  sources: readonly string[];
  /** States it cannot have, each with the reason. All others are required. */
  never?: Partial<Record<State, string>> | undefined;
}

type Facts = Pick<Shown, 'title' | 'sources' | 'never'>;

const ofKind = (kind: Shown['kind'], rows: Readonly<Record<string, Facts>>): Shown[] =>
  Object.entries(rows).map(([name, facts]) => ({ name, kind, ...facts }));

const nothingToChange = 'every role of the desk reads it, and there is nothing in it to change';
const comesOpen = 'opens on what the page has already read';
const asksNothing = 'asks for nothing';
const opener = 'the button that opens it is disabled, with the reason';
const question = 'a question is never empty';

/** The screens. What is a form as a whole stands among the forms. */
const screens = ofKind('screen', {
  'Loan queue': {
    title: 'Credit/Screens/Loan queue',
    sources: ['screens/LoanQueueScreen/LoanQueueScreen.tsx'],
    never: { notPermitted: 'only who may read the desk gets there' },
  },
  'Credit loan': {
    title: 'Credit/Screens/Credit loan',
    sources: ['screens/LoanScreen/LoanScreen.tsx'],
    never: { empty: 'a loan always has its own fields; each tab says what it has not' },
  },
  'Customer search': {
    title: 'Customer Support/Screens/Customer search',
    sources: ['screens/CustomerSearchScreen/CustomerSearchScreen.tsx'],
    never: { notPermitted: nothingToChange },
  },
  'Support loan': {
    title: 'Customer Support/Screens/Support loan',
    sources: ['screens/LoanScreen/LoanScreen.tsx'],
    never: { empty: 'a loan always has its own fields; each tab says what it has not' },
  },
  'Customer loans': {
    title: 'Customer Support/Screens/Customer loans',
    sources: ['screens/CustomerLoansScreen/CustomerLoansScreen.tsx'],
    never: { notPermitted: nothingToChange },
  },
  'Disbursed loans': {
    title: 'Collections/Screens/Disbursed loans',
    sources: ['screens/DisbursedLoansScreen/DisbursedLoansScreen.tsx'],
    never: { notPermitted: nothingToChange },
  },
  'Next best account': {
    title: 'Collections/Screens/Next best account',
    sources: ['screens/NextAccountsScreen/NextAccountsScreen.tsx'],
  },
  Approvals: {
    title: 'Collections/Screens/Approvals',
    sources: ['screens/ApprovalsScreen/ApprovalsScreen.tsx'],
    never: { notPermitted: 'what one may not approve has no button, and says who can (Ones own)' },
  },
  'NACH files': {
    title: 'Collections/Screens/NACH files',
    sources: ['screens/NachFilesScreen/NachFilesScreen.tsx'],
    never: { notPermitted: 'only a collections admin gets there' },
  },
  'Cash book': {
    title: 'Collections/Screens/Cash book',
    sources: ['screens/CashBookScreen/CashBookScreen.tsx'],
    never: { notPermitted: 'only who may read the cash book gets there' },
  },
  Staff: {
    title: 'Administration/Screens/Staff',
    sources: ['screens/StaffScreen/StaffScreen.tsx'],
    never: { notPermitted: 'only a super user gets there' },
  },
  Audit: {
    title: 'Administration/Screens/Audit',
    sources: ['screens/AuditScreen/AuditScreen.tsx'],
    never: { notPermitted: 'only who may read the audit gets there' },
  },
  Home: {
    title: 'Every desk/Screens/Home',
    sources: ['screens/HomeScreen/HomeScreen.tsx'],
    never: { empty: 'its form begins empty: that is ready', notPermitted: 'open to everybody' },
  },
  Account: {
    title: 'Every desk/Screens/Account',
    sources: ['screens/AccountScreen/AccountScreen.tsx'],
    never: {
      loading: 'each of its panels shows that (Every desk/Parts/Sessions panel)',
      empty: 'this session is always among them',
      error: 'each of its panels shows that (Every desk/Parts/Sessions panel)',
      notPermitted: 'everybody has their own',
    },
  },
  'Reset password': {
    title: 'Every desk/Screens/Reset password',
    sources: ['screens/ResetPasswordScreen/ResetPasswordScreen.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: 'the link is the permission',
      longest: 'it shows no data',
    },
  },
  'Single sign-on': {
    title: 'Every desk/Screens/Single sign-on',
    sources: ['screens/SingleSignOnScreen/SingleSignOnScreen.tsx'],
    never: {
      loading: 'it is on its way itself: that is ready',
      empty: 'it is always on its way somewhere',
      notPermitted: 'a refusal is its error',
    },
  },
});

/** The thirteen tabs of a loan at the credit desk, by their id in the URL. */
const tabs = ofKind('tab', {
  profile: {
    title: 'Credit/Tabs/Profile',
    sources: ['loan/ProfileTab/ProfileTab.tsx'],
    never: { loading: 'comes with the loan, whose screen shows that (Credit/Screens/Credit loan: Loading)' },
  },
  dedupe: { title: 'Credit/Tabs/Dedupe', sources: ['engine/DedupeTab/DedupeTab.tsx'] },
  perfios: { title: 'Credit/Tabs/Perfios', sources: ['statements/PerfiosTab/PerfiosTab.tsx'] },
  Docs: { title: 'Credit/Tabs/Docs', sources: ['documents/DocsTab/DocsTab.tsx'] },
  equifax: { title: 'Credit/Tabs/Equifax', sources: ['bureau/EquifaxTab/EquifaxTab.tsx'] },
  kyc: { title: 'Credit/Tabs/KYC', sources: ['kyc/KycTab/KycTab.tsx'] },
  kycNew: { title: 'Credit/Tabs/KYC New', sources: ['kyc/KycNewTab/KycNewTab.tsx'] },
  Details: { title: 'Credit/Tabs/Details', sources: ['details/DetailsTab/DetailsTab.tsx'] },
  CIBIL: { title: 'Credit/Tabs/CIBIL', sources: ['bureau/CibilTab/CibilTab.tsx'] },
  rules: {
    title: 'Credit/Tabs/Rules',
    sources: ['engine/RulesTab/RulesTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  PD: { title: 'Credit/Tabs/PD', sources: ['pd/PdTab/PdTab.tsx'] },
  Calls: {
    title: 'Credit/Tabs/Calls',
    sources: ['calls/CallsTab/CallsTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  Intel: { title: 'Credit/Tabs/Intel', sources: ['intel/IntelTab/IntelTab.tsx'] },
});

const withTheLoan =
  'comes with the loan, whose screen shows that (Customer Support/Screens/Support loan: Loading)';
const inTheCore =
  'the loan’s own fields, which the loan’s screen has read (Customer Support/Screens/Support loan: Failed)';

/** The tabs of a loan at the support desk, by their id in the URL. */
const supportTabs = ofKind('tab', {
  personal: {
    title: 'Customer Support/Tabs/Personal Details',
    sources: ['loan/PersonalTab/PersonalTab.tsx'],
    never: { loading: withTheLoan },
  },
  professional: {
    title: 'Customer Support/Tabs/Professional Details',
    sources: ['loan/ProfessionalTab/ProfessionalTab.tsx'],
  },
  financial: {
    title: 'Customer Support/Tabs/Financial Details',
    sources: ['loan/FinancialTab/FinancialTab.tsx'],
    never: { loading: withTheLoan },
  },
  statements: {
    title: 'Customer Support/Tabs/Bank Statements',
    sources: ['documents/BankStatementsTab/BankStatementsTab.tsx'],
  },
  bureau: {
    title: 'Customer Support/Tabs/Equifax Bureau Details',
    sources: ['bureau/EquifaxSummaryTab/EquifaxSummaryTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  kyc: {
    title: 'Customer Support/Tabs/Kyc Details',
    sources: ['kyc/KycDocumentsTab/KycDocumentsTab.tsx'],
  },
  documents: {
    title: 'Customer Support/Tabs/Additional Documents',
    sources: ['documents/AdditionalTab/AdditionalTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  aadhaar: {
    title: 'Customer Support/Tabs/Aadhaar Details',
    sources: ['kyc/AadhaarTab/AadhaarTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  application: {
    title: 'Customer Support/Tabs/Loan Application Details',
    sources: ['loan/ApplicationTab/ApplicationTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  remarks: {
    title: 'Customer Support/Tabs/Underwriter Remarks',
    sources: ['comments/RemarksTab/RemarksTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore, notPermitted: nothingToChange },
  },
  recordings: {
    title: 'Customer Support/Tabs/Recordings',
    sources: ['calls/RecordingsTab/RecordingsTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore },
  },
  approval: {
    title: 'Customer Support/Tabs/Approval Details',
    sources: ['decision/ApprovalTab/ApprovalTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore, notPermitted: nothingToChange },
  },
  emi: {
    title: 'Customer Support/Tabs/EMI Details',
    sources: ['repayment/EmiTab/EmiTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  cashfree: {
    title: 'Customer Support/Tabs/Cashfree Details',
    sources: ['repayment/MandateTab/MandateTab.tsx'],
    never: { loading: withTheLoan },
  },
  preCredit: {
    title: 'Customer Support/Tabs/Pre Credit Feedback',
    sources: ['feedback/PreCreditFeedbackTab/PreCreditFeedbackTab.tsx'],
    never: { loading: withTheLoan },
  },
  source: {
    title: 'Customer Support/Tabs/Loan Source',
    sources: ['loan/LoanSourceTab/LoanSourceTab.tsx'],
  },
});

const withTheDisbursedLoan =
  'comes with the loan, whose screen shows that (Customer Support/Screens/Support loan: Loading)';

/** The tabs of a loan at the collections desk that are its own, by their id in the URL. */
const collectionsTabs = ofKind('tab', {
  'collections kyc': {
    title: 'Collections/Tabs/Kyc Details',
    sources: ['kyc/KycTableTab/KycTableTab.tsx'],
    never: { loading: withTheDisbursedLoan, empty: 'its rows are the same five documents for every loan' },
  },
  'collections approval': {
    title: 'Collections/Tabs/Loan Approval Details',
    sources: ['collections/LoanApprovalTab/LoanApprovalTab.tsx'],
    never: {
      loading: withTheDisbursedLoan,
      empty: 'every disbursed loan has terms',
      notPermitted: nothingToChange,
    },
  },
  transactions: {
    title: 'Collections/Tabs/Transaction History',
    sources: ['collections/TransactionsTab/TransactionsTab.tsx'],
    never: { loading: withTheDisbursedLoan, notPermitted: nothingToChange },
  },
  paymentLinks: {
    title: 'Collections/Tabs/Payment Links',
    sources: ['collections/PaymentLinks/PaymentLinks.tsx'],
  },
  amortization: {
    title: 'Collections/Tabs/Amortization Table',
    sources: ['collections/AmortizationTab/AmortizationTab.tsx'],
    never: { loading: withTheDisbursedLoan },
  },
  overdue: {
    title: 'Collections/Tabs/Overdue Details',
    sources: ['collections/OverdueTab/OverdueTab.tsx'],
    never: { loading: withTheDisbursedLoan, notPermitted: nothingToChange },
  },
  foreclosure: {
    title: 'Collections/Tabs/ForeClosure Details',
    sources: ['collections/ForeclosureTab/ForeclosureTab.tsx'],
    never: { empty: 'its rows are the same for every loan', notPermitted: nothingToChange },
  },
  'collections recordings': {
    title: 'Collections/Tabs/Recordings',
    sources: ['calls/CallRecordsTab/CallRecordsTab.tsx'],
    never: { loading: withTheDisbursedLoan, error: inTheCore },
  },
  'collections comments': {
    title: 'Collections/Tabs/Comments',
    sources: ['collections/DeskCommentsTab/DeskCommentsTab.tsx'],
    never: { loading: withTheDisbursedLoan },
  },
});

/** All dialogs of sign-in, the shell and the credit desk; a dialog is `loading` while its action is running. */
const dialogs = ofKind('dialog', {
  Login: {
    title: 'Every desk/Dialogs/Login',
    sources: ['signin/LoginDialog/LoginDialog.tsx'],
    never: { empty: 'begins empty: that is ready' },
  },
  'Command palette': {
    title: 'Primitives/Overlays/CommandPalette',
    sources: ['primitives/CommandPalette/CommandPalette.tsx'],
    never: {
      notPermitted: 'offers only what the role may open',
    },
  },
  'Keyboard shortcuts': {
    title: 'Primitives/Overlays/Shortcuts dialog',
    sources: ['primitives/Shortcuts/ShortcutsDialog.tsx'],
    never: {
      loading: asksNothing,
      empty: 'every desk has keys',
      error: asksNothing,
      notPermitted: 'anybody may read it',
    },
  },
  Mentions: {
    title: 'Every desk/Parts/Mentions',
    sources: ['mentions/MentionsPanel/MentionsPanel.tsx'],
    never: { notPermitted: 'who reads no loans has no bell' },
  },
  'Sidebar over the page': {
    title: 'Every desk/Parts/Sidebar drawer',
    sources: ['shell/AppShell/SidebarDrawer.tsx'],
    never: {
      loading: asksNothing,
      empty: 'every role has a page',
      error: asksNothing,
      notPermitted: 'lists only what the role may open',
    },
  },
  'Error Occurred': {
    title: 'Primitives/Overlays/ErrorDialog',
    sources: ['primitives/Dialog/ErrorDialog.tsx', 'screens/LoanScreen/LoanScreen.tsx'],
    never: {
      ready: 'it is the error',
      loading: asksNothing,
      empty: 'opens with a message only',
      notPermitted: 'a refusal is its message',
    },
  },
  Confirm: {
    title: 'Primitives/Overlays/ConfirmDialog',
    sources: ['primitives/Dialog/ConfirmDialog.tsx'],
    never: { empty: question, notPermitted: opener },
  },
  'Edit personal details': {
    title: 'Customer Support/Dialogs/Edit details',
    sources: ['applicant/EditDetailsDialog/EditDetailsDialog.tsx'],
    never: { notPermitted: opener },
  },
  'Document viewer': {
    title: 'Primitives/Overlays/DocumentViewer',
    sources: ['primitives/DocumentViewer/DocumentViewer.tsx'],
    never: {
      empty: 'opens on a file only',
      notPermitted: 'the server gives no link to who may not read the file',
    },
  },
  'Decision and notes over the content': {
    title: 'Credit/Screens/Credit loan rail',
    sources: ['screens/LoanScreen/Rail.tsx'],
    never: {
      loading: 'the decision form and the comments in it show that',
      empty: 'the decision form and the comments in it show that',
      error: 'the decision form and the comments in it show that',
    },
  },
  'Selfie, larger': {
    title: 'Credit/Dialogs/Selfie',
    sources: ['loan/ProfileTab/Selfie.tsx'],
    never: {
      loading: 'the picture is on the page already',
      empty: 'without a selfie there is nothing to press (Credit/Tabs/Profile: No selfie stored)',
      error: 'a picture that fails has nothing to press (Credit/Tabs/Profile: Selfie could not be loaded)',
      notPermitted: 'every role of the desk reads it',
    },
  },
  'Rule explained': {
    title: 'Credit/Dialogs/Rule explained',
    sources: ['engine/RulesTab/RuleDialog.tsx'],
    never: { loading: comesOpen, notPermitted: nothingToChange },
  },
  'Question before a change of details': {
    title: 'Credit/Dialogs/Questions before a change',
    sources: ['primitives/EditPanel/EditForm.tsx'],
    never: {
      loading: 'nothing is sent',
      empty: question,
      error: 'nothing is sent',
      notPermitted: opener,
      longest: 'its words are the same for every loan',
    },
  },
  'Last name': {
    title: 'Credit/Dialogs/Last name',
    sources: ['bureau/LastNameDialog/LastNameDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Bank Statement Processing Error': {
    title: 'Customer Support/Dialogs/Bank Statement Processing Error',
    sources: ['documents/BankStatementsTab/ProcessingErrorDialog.tsx'],
    never: {
      ready: 'it is the error',
      loading: asksNothing,
      empty: 'without details it says so: that is error',
      notPermitted: 'every role of the desk reads it',
    },
  },
  'Remove statement': {
    title: 'Customer Support/Dialogs/Remove statement',
    sources: ['documents/BankStatementsTab/RemoveStatement.tsx'],
    never: { empty: question, notPermitted: opener },
  },
  'Call feedback list': {
    title: 'Every desk/Dialogs/Call feedback list',
    sources: ['calls/CallFeedbackList/CallFeedbackList.tsx'],
    never: {
      loading: comesOpen,
      error: 'calls that cannot be read have no row to press',
      notPermitted: 'every role of the desk reads it; without the review role it has no Add button',
    },
  },
  'Add Call Feedback': {
    title: 'Every desk/Dialogs/Add Call Feedback',
    sources: ['calls/CallFeedbackDialog/CallFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'without the review role there is no Add' },
  },
  'Add Recording': {
    title: 'Customer Support/Dialogs/Add Recording',
    sources: ['calls/RecordingDialog/RecordingDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Past PD feedbacks': {
    title: 'Credit/Dialogs/Past feedbacks',
    sources: ['pd/PdTab/PastFeedbacks.tsx'],
    never: { loading: comesOpen },
  },
  'Comment of another desk': {
    title: 'Credit/Dialogs/Comment of another desk',
    sources: ['intel/IntelTab/CommentDialog.tsx'],
    never: {
      loading: comesOpen,
      empty: 'only a comment that is there can be opened',
      error: 'comments that cannot be read have no row to press (Credit/Tabs/Intel: Cdl comments broken)',
    },
  },
  'Agent Details': {
    title: 'Every desk/Dialogs/Agent Details',
    sources: ['calls/AgentDetailsDialog/AgentDetailsDialog.tsx'],
    never: {
      notPermitted:
        'everybody keeps their own; the call itself is refused (Every desk/Parts/Call widget: Viewers may not call)',
    },
  },
  'Approve or reject': {
    title: 'Credit/Dialogs/Approve or reject',
    sources: ['decision/DecisionForm/DecisionQuestion.tsx'],
    never: {
      loading: 'closes as the decision is sent; the form shows how that goes',
      empty: question,
      error: 'closes as the decision is sent; the form shows how that goes',
      notPermitted: 'only who may decide gets there',
    },
  },
  'Decision of a replay': {
    title: 'Credit/Dialogs/Replay decision',
    sources: ['decision/ReplayDecision/ReplayDecision.tsx'],
    never: {
      empty: 'only a loan that is decided has a replay',
      notPermitted: 'who may not open the loan gets no page to open it on (Journeys/Replay: Refused)',
    },
  },
  'Call again': {
    title: 'Every desk/Parts/Call widget',
    sources: ['calls/CallWidget/CallWidget.tsx'],
    never: {
      loading: 'closes as the call is placed; the widget shows how that goes',
      empty: question,
      error: 'closes as the call is placed; the widget shows how that goes',
      notPermitted: 'only who may call gets there',
      longest: 'its words are the same for every number',
    },
  },
  'Leave question': {
    title: 'Primitives/Overlays/Leave question',
    sources: ['primitives/LeaveQuestion/LeaveQuestion.tsx'],
    never: {
      loading: 'nothing is sent',
      empty: question,
      error: 'nothing is sent',
      notPermitted: 'whoever typed may leave',
      longest: 'its words are the same for every form',
    },
  },
  'Account of staff': {
    title: 'Administration/Dialogs/Account of staff',
    sources: ['staff/StaffDialog/StaffDialog.tsx', 'staff/StaffDialog/RejectDialog.tsx'],
  },
  'Audit entry': {
    title: 'Administration/Dialogs/Audit entry',
    sources: ['audit/AuditEntryDialog/AuditEntryDialog.tsx'],
    never: { notPermitted: 'only who may read the audit gets there' },
  },
  'Decision conflict': {
    title: 'Credit/Dialogs/Decision conflict',
    sources: [
      'decision/DecisionConflict/DecisionConflict.tsx',
      'primitives/ConflictDialog/ConflictDialog.tsx',
    ],
    never: {
      loading: comesOpen,
      empty: 'opens on a difference only',
      error: 'it is the answer to a refused save; what goes on is sent by the form',
      notPermitted: 'only who may decide gets there',
    },
  },
  'Add New VAS Feedback': {
    title: 'VAS and horoscope/Dialogs/Add New VAS Feedback',
    sources: ['vas/VasFeedbackDialog/VasFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'without access there is no Add button' },
  },
  'Pre Credit Feedback': {
    title: 'Customer Support/Dialogs/Pre Credit Feedback',
    sources: ['feedback/PreCreditFeedbackDialog/PreCreditFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Payment link': {
    title: 'Collections/Dialogs/Payment link',
    sources: ['collections/PaymentLinkDialog/PaymentLinkDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Comment of collections': {
    title: 'Collections/Dialogs/Comment',
    sources: ['collections/DeskCommentDialog/DeskCommentDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  Waiver: {
    title: 'Collections/Dialogs/Waiver',
    sources: ['collections/WaiverDialog/WaiverDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amounts and words have a limit, and are those of the tab',
    },
  },
  'Record Receipt': {
    title: 'Collections/Dialogs/Record Receipt',
    sources: ['collections/ReceiptDialog/ReceiptDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amount and words have a limit',
    },
  },
  Reverse: {
    title: 'Collections/Dialogs/Reverse',
    sources: ['collections/ReversalDialog/ReversalDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  Refund: {
    title: 'Collections/Dialogs/Refund',
    sources: ['collections/RefundDialog/RefundDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amount and words have a limit',
    },
  },
  'Upload Nach transaction': {
    title: 'Collections/Dialogs/Upload Nach transaction',
    sources: ['nach/NachUploadDialog/NachUploadDialog.tsx'],
    never: {
      empty: 'begins without a file: that is ready',
      notPermitted: 'without access there is no button',
      longest: 'it shows the name of one file',
    },
  },
  'Follow-up': {
    title: 'Every desk/Dialogs/Follow-up',
    sources: ['followup/FollowUpDialog/FollowUpDialog.tsx'],
  },
  'Week saved meanwhile': {
    title: 'VAS and horoscope/Dialogs/Week saved meanwhile',
    sources: ['horoscope/WeekConflict/WeekConflict.tsx'],
    never: {
      loading: comesOpen,
      empty: 'opens on a difference only',
      error: 'it is the answer to a refused save; what goes on is sent by the screen',
      notPermitted: 'only who may save gets there',
    },
  },
});

const forms = ofKind('form', {
  'VAS feedback': {
    title: 'VAS and horoscope/Screens/VAS feedback',
    sources: ['screens/VasFeedbackScreen/VasFeedbackScreen.tsx'],
  },
  Horoscope: {
    title: 'VAS and horoscope/Screens/Horoscope',
    sources: ['screens/HoroscopeScreen/HoroscopeScreen.tsx'],
  },
  'Sign up': {
    title: 'Every desk/Parts/Sign-up form',
    sources: ['signin/SignUpForm/SignUpForm.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'anybody may ask for an account' },
  },
  'Export application details': {
    title: 'Credit/Screens/Export application details',
    sources: ['screens/ExportScreen/ExportScreen.tsx'],
  },
  'Export loans': {
    title: 'Customer Support/Screens/Export loans',
    sources: ['screens/ExportLoansScreen/ExportLoansScreen.tsx'],
  },
  Operations: {
    title: 'Administration/Screens/Operations',
    sources: [
      'screens/OperationsScreen/OperationsScreen.tsx',
      'operations/DisbursalPanel/DisbursalPanel.tsx',
      'operations/LedgerCheckPanel/LedgerCheckPanel.tsx',
      'operations/StoredFiles/StoredFiles.tsx',
    ],
    never: { notPermitted: 'only a super user gets there' },
  },
  Settings: {
    title: 'Administration/Screens/Settings',
    sources: ['screens/SettingsScreen/SettingsScreen.tsx'],
    never: { notPermitted: 'only a super user gets there' },
  },
  'NACH board': {
    title: 'Collections/Screens/NACH board',
    sources: ['screens/NachBoardScreen/NachBoardScreen.tsx'],
    never: { notPermitted: 'only a collections admin gets there' },
  },
  'Edit panel': {
    title: 'Primitives/Data/Edit panel',
    sources: ['primitives/EditPanel/EditPanel.tsx'],
    never: {
      empty: 'values that are missing are shown by whoever reads them',
      longest: 'its fields and values are those of its tab (Credit/Tabs/Details)',
    },
  },
});

/** Everything that needs stories of its states. A screen, tab or dialog of `ui` missing here fails the check. */
export const mustShow: readonly Shown[] = [
  ...screens,
  ...tabs,
  ...supportTabs,
  ...collectionsTabs,
  ...dialogs,
  ...forms,
];
