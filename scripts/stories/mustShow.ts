import type { State } from '../../stories/Specification/statesOf';

/** A tab, dialog or form, and the states its stories have to show. */
export interface Shown {
  name: string;
  kind: 'tab' | 'dialog' | 'form';
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

/** The thirteen tabs of a loan at the credit desk, by their id in the URL. */
const tabs = ofKind('tab', {
  profile: {
    title: 'Loan/Profile tab',
    sources: ['loan/ProfileTab/ProfileTab.tsx'],
    never: { loading: 'comes with the loan, whose screen shows that (Screens/Credit loan: Loading)' },
  },
  dedupe: { title: 'Engine/Dedupe tab', sources: ['engine/DedupeTab/DedupeTab.tsx'] },
  perfios: { title: 'Statements/Perfios tab', sources: ['statements/PerfiosTab/PerfiosTab.tsx'] },
  Docs: { title: 'Documents/Docs tab', sources: ['documents/DocsTab/DocsTab.tsx'] },
  equifax: { title: 'Bureau/Equifax tab', sources: ['bureau/EquifaxTab/EquifaxTab.tsx'] },
  kyc: { title: 'Kyc/KYC tab', sources: ['kyc/KycTab/KycTab.tsx'] },
  kycNew: { title: 'Kyc/KYC New tab', sources: ['kyc/KycNewTab/KycNewTab.tsx'] },
  Details: { title: 'Details/Details tab', sources: ['details/DetailsTab/DetailsTab.tsx'] },
  CIBIL: { title: 'Bureau/CIBIL tab', sources: ['bureau/CibilTab/CibilTab.tsx'] },
  rules: {
    title: 'Engine/Rules tab',
    sources: ['engine/RulesTab/RulesTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  PD: { title: 'PD/PD tab', sources: ['pd/PdTab/PdTab.tsx'] },
  Calls: {
    title: 'Calls/Calls tab',
    sources: ['calls/CallsTab/CallsTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  Intel: { title: 'Intel/Intel tab', sources: ['intel/IntelTab/IntelTab.tsx'] },
});

const withTheLoan = 'comes with the loan, whose screen shows that (Screens/Support loan: Loading)';
const inTheCore = 'the loan’s own fields, which the loan’s screen has read (Screens/Support loan: Failed)';

/** The tabs of a loan at the support desk, by their id in the URL. */
const supportTabs = ofKind('tab', {
  personal: {
    title: 'Loan/Personal tab',
    sources: ['loan/PersonalTab/PersonalTab.tsx'],
    never: { loading: withTheLoan },
  },
  professional: {
    title: 'Loan/Professional tab',
    sources: ['loan/ProfessionalTab/ProfessionalTab.tsx'],
  },
  financial: {
    title: 'Loan/Financial tab',
    sources: ['loan/FinancialTab/FinancialTab.tsx'],
    never: { loading: withTheLoan },
  },
  statements: {
    title: 'Documents/Bank Statements tab',
    sources: ['documents/BankStatementsTab/BankStatementsTab.tsx'],
  },
  bureau: {
    title: 'Bureau/Equifax Bureau Details tab',
    sources: ['bureau/EquifaxSummaryTab/EquifaxSummaryTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  kyc: {
    title: 'Kyc/KYC documents tab',
    sources: ['kyc/KycDocumentsTab/KycDocumentsTab.tsx'],
  },
  documents: {
    title: 'Documents/Additional documents tab',
    sources: ['documents/AdditionalTab/AdditionalTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  aadhaar: {
    title: 'Kyc/Aadhaar tab',
    sources: ['kyc/AadhaarTab/AadhaarTab.tsx'],
    never: { notPermitted: nothingToChange },
  },
  application: {
    title: 'Loan/Application tab',
    sources: ['loan/ApplicationTab/ApplicationTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  remarks: {
    title: 'Comments/Remarks tab',
    sources: ['comments/RemarksTab/RemarksTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore, notPermitted: nothingToChange },
  },
  recordings: {
    title: 'Calls/Recordings tab',
    sources: ['calls/RecordingsTab/RecordingsTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore },
  },
  approval: {
    title: 'Decision/Approval tab',
    sources: ['decision/ApprovalTab/ApprovalTab.tsx'],
    never: { loading: withTheLoan, error: inTheCore, notPermitted: nothingToChange },
  },
  emi: {
    title: 'Repayment/EMI tab',
    sources: ['repayment/EmiTab/EmiTab.tsx'],
    never: { loading: withTheLoan, notPermitted: nothingToChange },
  },
  cashfree: {
    title: 'Repayment/Mandate tab',
    sources: ['repayment/MandateTab/MandateTab.tsx'],
    never: { loading: withTheLoan },
  },
  preCredit: {
    title: 'Feedback/Pre credit feedback tab',
    sources: ['feedback/PreCreditFeedbackTab/PreCreditFeedbackTab.tsx'],
    never: { loading: withTheLoan },
  },
  source: {
    title: 'Loan/Loan source tab',
    sources: ['loan/LoanSourceTab/LoanSourceTab.tsx'],
  },
});

const withTheDisbursedLoan = 'comes with the loan, whose screen shows that (Screens/Support loan: Loading)';

/** The tabs of a loan at the collections desk that are its own, by their id in the URL. */
const collectionsTabs = ofKind('tab', {
  'collections kyc': {
    title: 'Kyc/KYC table tab',
    sources: ['kyc/KycTableTab/KycTableTab.tsx'],
    never: { loading: withTheDisbursedLoan, empty: 'its rows are the same five documents for every loan' },
  },
  'collections approval': {
    title: 'Collections/Loan approval tab',
    sources: ['collections/LoanApprovalTab/LoanApprovalTab.tsx'],
    never: {
      loading: withTheDisbursedLoan,
      empty: 'every disbursed loan has terms',
      notPermitted: nothingToChange,
    },
  },
  transactions: {
    title: 'Collections/Transactions tab',
    sources: ['collections/TransactionsTab/TransactionsTab.tsx'],
    never: { loading: withTheDisbursedLoan, notPermitted: nothingToChange },
  },
  paymentLinks: {
    title: 'Collections/Payment links',
    sources: ['collections/PaymentLinks/PaymentLinks.tsx'],
  },
  amortization: {
    title: 'Collections/Amortization tab',
    sources: ['collections/AmortizationTab/AmortizationTab.tsx'],
    never: { loading: withTheDisbursedLoan },
  },
  overdue: {
    title: 'Collections/Overdue tab',
    sources: ['collections/OverdueTab/OverdueTab.tsx'],
    never: { loading: withTheDisbursedLoan, notPermitted: nothingToChange },
  },
  foreclosure: {
    title: 'Collections/Foreclosure tab',
    sources: ['collections/ForeclosureTab/ForeclosureTab.tsx'],
    never: { empty: 'its rows are the same for every loan', notPermitted: nothingToChange },
  },
  'collections recordings': {
    title: 'Calls/Call records tab',
    sources: ['calls/CallRecordsTab/CallRecordsTab.tsx'],
    never: { loading: withTheDisbursedLoan, error: inTheCore },
  },
  'collections comments': {
    title: 'Collections/Comments tab',
    sources: ['collections/DeskCommentsTab/DeskCommentsTab.tsx'],
    never: { loading: withTheDisbursedLoan },
  },
});

/** All dialogs of sign-in, the shell and the credit desk; a dialog is `loading` while its action is running. */
const dialogs = ofKind('dialog', {
  Login: {
    title: 'Sign-in/Login dialog',
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
  'Sidebar over the page': {
    title: 'Shell/Sidebar drawer',
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
    title: 'Applicant/Edit details dialog',
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
    title: 'Screens/Credit loan rail',
    sources: ['screens/LoanScreen/Rail.tsx'],
    never: {
      loading: 'the decision form and the comments in it show that',
      empty: 'the decision form and the comments in it show that',
      error: 'the decision form and the comments in it show that',
    },
  },
  'Selfie, larger': {
    title: 'Loan/Selfie dialog',
    sources: ['loan/ProfileTab/Selfie.tsx'],
    never: {
      loading: 'the picture is on the page already',
      empty: 'without a selfie there is nothing to press (Profile tab: No selfie stored)',
      error: 'a picture that fails has nothing to press (Profile tab: Selfie could not be loaded)',
      notPermitted: 'every role of the desk reads it',
    },
  },
  'Rule explained': {
    title: 'Engine/Rule dialog',
    sources: ['engine/RulesTab/RuleDialog.tsx'],
    never: { loading: comesOpen, notPermitted: nothingToChange },
  },
  'Question before a change of details': {
    title: 'Details/Questions',
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
    title: 'Bureau/Last name dialog',
    sources: ['bureau/LastNameDialog/LastNameDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Bank Statement Processing Error': {
    title: 'Documents/Processing error dialog',
    sources: ['documents/BankStatementsTab/ProcessingErrorDialog.tsx'],
    never: {
      ready: 'it is the error',
      loading: asksNothing,
      empty: 'without details it says so: that is error',
      notPermitted: 'every role of the desk reads it',
    },
  },
  'Remove statement': {
    title: 'Documents/Remove statement',
    sources: ['documents/BankStatementsTab/RemoveStatement.tsx'],
    never: { empty: question, notPermitted: opener },
  },
  'Call feedback list': {
    title: 'Calls/Call feedback list',
    sources: ['calls/CallFeedbackList/CallFeedbackList.tsx'],
    never: {
      loading: comesOpen,
      error: 'calls that cannot be read have no row to press',
      notPermitted: 'every role of the desk reads it; without the review role it has no Add button',
    },
  },
  'Add Call Feedback': {
    title: 'Calls/Call feedback dialog',
    sources: ['calls/CallFeedbackDialog/CallFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'without the review role there is no Add' },
  },
  'Add Recording': {
    title: 'Calls/Recording dialog',
    sources: ['calls/RecordingDialog/RecordingDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Past PD feedbacks': {
    title: 'PD/Past feedbacks',
    sources: ['pd/PdTab/PastFeedbacks.tsx'],
    never: { loading: comesOpen },
  },
  'Comment of another desk': {
    title: 'Intel/Comment dialog',
    sources: ['intel/IntelTab/CommentDialog.tsx'],
    never: {
      loading: comesOpen,
      empty: 'only a comment that is there can be opened',
      error: 'comments that cannot be read have no row to press (Intel tab: Cdl comments broken)',
    },
  },
  'Agent Details': {
    title: 'Calls/Agent details dialog',
    sources: ['calls/AgentDetailsDialog/AgentDetailsDialog.tsx'],
    never: {
      notPermitted:
        'everybody keeps their own; the call itself is refused (Call widget: Viewers may not call)',
    },
  },
  'Approve or reject': {
    title: 'Decision/Question',
    sources: ['decision/DecisionForm/DecisionQuestion.tsx'],
    never: {
      loading: 'closes as the decision is sent; the form shows how that goes',
      empty: question,
      error: 'closes as the decision is sent; the form shows how that goes',
      notPermitted: 'only who may decide gets there',
    },
  },
  'Call again': {
    title: 'Calls/Call widget',
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
    title: 'Staff/Account dialog',
    sources: ['staff/StaffDialog/StaffDialog.tsx', 'staff/StaffDialog/RejectDialog.tsx'],
  },
  'Audit entry': {
    title: 'Audit/Entry dialog',
    sources: ['audit/AuditEntryDialog/AuditEntryDialog.tsx'],
    never: { notPermitted: 'only who may read the audit gets there' },
  },
  'Decision conflict': {
    title: 'Decision/Conflict',
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
    title: 'VAS/VAS feedback dialog',
    sources: ['vas/VasFeedbackDialog/VasFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'without access there is no Add button' },
  },
  'Pre Credit Feedback': {
    title: 'Feedback/Pre credit feedback dialog',
    sources: ['feedback/PreCreditFeedbackDialog/PreCreditFeedbackDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Payment link': {
    title: 'Collections/Payment link dialog',
    sources: ['collections/PaymentLinkDialog/PaymentLinkDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  'Comment of collections': {
    title: 'Collections/Comment dialog',
    sources: ['collections/DeskCommentDialog/DeskCommentDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  Waiver: {
    title: 'Collections/Waiver dialog',
    sources: ['collections/WaiverDialog/WaiverDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amounts and words have a limit, and are those of the tab',
    },
  },
  'Record Receipt': {
    title: 'Collections/Receipt dialog',
    sources: ['collections/ReceiptDialog/ReceiptDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amount and words have a limit',
    },
  },
  Reverse: {
    title: 'Collections/Reversal dialog',
    sources: ['collections/ReversalDialog/ReversalDialog.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: opener },
  },
  Refund: {
    title: 'Collections/Refund dialog',
    sources: ['collections/RefundDialog/RefundDialog.tsx'],
    never: {
      empty: 'begins empty: that is ready',
      notPermitted: opener,
      longest: 'its amount and words have a limit',
    },
  },
  'Upload Nach transaction': {
    title: 'Nach/NACH upload dialog',
    sources: ['nach/NachUploadDialog/NachUploadDialog.tsx'],
    never: {
      empty: 'begins without a file: that is ready',
      notPermitted: 'without access there is no button',
      longest: 'it shows the name of one file',
    },
  },
  'Follow-up': {
    title: 'Follow-up/Follow-up dialog',
    sources: ['followup/FollowUpDialog/FollowUpDialog.tsx'],
  },
  'Week saved meanwhile': {
    title: 'Horoscope/Week conflict',
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
    title: 'Screens/VAS feedback',
    sources: ['screens/VasFeedbackScreen/VasFeedbackScreen.tsx'],
  },
  Horoscope: {
    title: 'Screens/Horoscope',
    sources: ['screens/HoroscopeScreen/HoroscopeScreen.tsx'],
  },
  'Sign up': {
    title: 'Sign-in/Sign-up form',
    sources: ['signin/SignUpForm/SignUpForm.tsx'],
    never: { empty: 'begins empty: that is ready', notPermitted: 'anybody may ask for an account' },
  },
  'Export application details': {
    title: 'Screens/Export application details',
    sources: ['screens/ExportScreen/ExportScreen.tsx'],
  },
  'Export loans': {
    title: 'Screens/Export loans',
    sources: ['screens/ExportLoansScreen/ExportLoansScreen.tsx'],
  },
  Operations: {
    title: 'Screens/Operations',
    sources: [
      'screens/OperationsScreen/OperationsScreen.tsx',
      'operations/DisbursalPanel/DisbursalPanel.tsx',
      'operations/LedgerCheckPanel/LedgerCheckPanel.tsx',
      'operations/StoredFiles/StoredFiles.tsx',
    ],
    never: { notPermitted: 'only a super user gets there' },
  },
  Settings: {
    title: 'Screens/Settings',
    sources: ['screens/SettingsScreen/SettingsScreen.tsx'],
    never: { notPermitted: 'only a super user gets there' },
  },
  'NACH board': {
    title: 'Screens/NACH board',
    sources: ['screens/NachBoardScreen/NachBoardScreen.tsx'],
    never: { notPermitted: 'only a collections admin gets there' },
  },
  'Edit panel': {
    title: 'Primitives/Data/Edit panel',
    sources: ['primitives/EditPanel/EditPanel.tsx'],
    never: {
      empty: 'values that are missing are shown by whoever reads them',
      longest: 'its fields and values are those of its tab (Details/Details tab)',
    },
  },
});

/** Everything that needs stories of its states. A dialog or tab of `ui` missing here fails the check. */
export const mustShow: readonly Shown[] = [...tabs, ...supportTabs, ...collectionsTabs, ...dialogs, ...forms];
