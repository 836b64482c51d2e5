import type { Sandbox } from '@lending-desk/server/ports';
import { sandboxBureaus } from './bureau/sandbox';
import { seedDemo } from './demo/seedDemo';
import { sandboxTelephony } from './telephony/sandbox';
import { sandboxMandates } from './mandates/sandbox';
import { serveMandates } from './mandates/serveMandates';
import { sandboxPaymentLinks } from './paymentLinks/sandbox';
import { servePayments } from './paymentLinks/servePayments';
import { sampleSigner } from './kyc/sampleSigner';
import { connectSandbox } from './telephony/sandboxLine';
import { serveSampleRecordings } from './telephony/serveSampleRecordings';

/** The sandbox that a server with DEMO=on loads. */
export const sandbox: Sandbox = {
  bureaus: sandboxBureaus,
  telephony: sandboxTelephony,
  paymentLinks: sandboxPaymentLinks,
  mandates: sandboxMandates,
  aadhaarCertificates: [sampleSigner],
  connect: connectSandbox,
  serveRecordings: serveSampleRecordings,
  servePayments,
  serveMandates,
  seed: seedDemo,
};
