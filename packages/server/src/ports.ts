/** What the sandbox may import of the server: the ports it implements, the provider adapters it uses, and the
 *  import that stores its loans. */
export { storePromise } from './collections/promises';
export type { Database } from './db/client';
export { defaultConfig } from './decision/defaultConfig';
export type { FileHome } from './files/fileHome';
export { storeBytes } from './files/storedFiles';
export { csvText } from './http/csv';
export type { AppEnv } from './http/env';
export type { CsvRow } from './http/verb';
export { storeApplications } from './import/storeApplications';
export { anyLoan } from './loan/anyLoan';
export type { Bureau, BureauInquiry, BureauName } from './providers/bureau/bureau';
export { cibil, type CibilSend } from './providers/bureau/cibil';
export { equifax, type EquifaxSend } from './providers/bureau/equifax';
export type { ReportAddress, ReportPerson } from './providers/bureau/reportPerson';
export { stateNumberOf } from './providers/bureau/states';
export { ozonetel, type OzonetelDial, type OzonetelSend } from './providers/telephony/ozonetel';
export { cashfree, type CashfreeCalls, type CashfreeSubscription } from './providers/mandates/cashfree';
export type { Mandates } from './providers/mandates/mandates';
export type { LinkRequest, MadeLink, PaymentLinks } from './providers/paymentLinks/paymentLinks';
export { razorpay, type RazorpayCalls, type RazorpayLink } from './providers/paymentLinks/razorpay';
export type { Telephony } from './providers/telephony/telephony';
export type { PaymentAccount, Sandbox, SandboxLine, SeedOptions } from './sandbox/sandbox';
export { demoAccounts, demoEmail } from './signin/demoAccounts';
