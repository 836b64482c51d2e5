import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { roleGroups } from '../access/roleGroups';
import { contract } from './allCalls';
import type { CallDeclaration } from './call';
import { everyCall } from './everyCall.fixture';

type Row = readonly [address: string, sends: string, reads: string];

/** The tables of calls of the three documents: method and path, what is sent besides the path, what is read of
 *  `data`. '' where nothing is sent or read, or where the document does not say. */
const documented: readonly Row[] = [
  // Credit
  ['POST /credit-dashboard/loans/{id}', '', 'data engine ruleEngineResultAvailable callRecordings feedbacks'],
  ['GET /credit-dashboard/loans', 'status loanId page count', ''],
  ['POST /credit-dashboard/loans/{loanId}/assign', '', ''],
  [
    'GET /credit-dashboard/get-underwriting-config/',
    '',
    'inActiveReasons rejectionReasons caseStatusChoices holdReasons creditTags customerIntuition deviations industryTypes emiDates buckets',
  ],
  ['POST /credit-dashboard/loans/{id}/save-under-writer-comment/', 'comment', 'comments'],
  [
    'POST /credit-dashboard/loans/{loanId}/process-application',
    'caseStatus deviation rejectionReasons inActiveReasons creditTags goodCustomerIntuition badCustomerIntuition requiredActions changeReason holdCategory emiDate months maxAmount processingFeeRate interestRate maxEmi riskBucketType computedSalary computedObligations computedFoir industryType',
    '',
  ],
  ['POST /credit-dashboard/add-tags', 'creditTags', 'creditTags'],
  ['POST /credit-dashboard/fetch-cibil-report/{id}', 'lastName', 'loan'],
  ['POST /credit-dashboard/fetch-bureau-reports', 'loanId', 'bureauFetchInitiated'],
  ['POST /credit-dashboard/credit-pd-feedback', 'loanId contactability attemptTrigger', 'creditPdFeedback'],
  ['GET /credit-dashboard/fetch-skill-quiz-result/{userId}', '', 'quizResult'],
  [
    'POST /credit-dashboard/call-customer',
    'loanId phoneNumber ozonetelAgentId ozonetelUserName campaignKey',
    'status',
  ],
  ['GET /credit-dashboard/gen-csv-loanids', 'startDate endDate timezone approvalStatusValue', ''],
  // Customer support
  ['POST /customer-service/search-loan', 'phone loanId email', 'loans'],
  ['GET /customer-service/loans', 'page count status applicationStatus', 'loans'],
  ['GET /customer-service/get-approval-status-list', '', 'approvalStatuses'],
  ['GET /customer-service/get-application-status-list', '', 'applicationStatuses'],
  ['GET /customer-service/perfios-institutions', '', 'institutions'],
  ['GET /customer-service/get-enum-values', '', 'enums'],
  ['GET /customer-service/get-loan-details/{loanId}', '', 'userId comments loan recordings'],
  ['POST /customer-service/update-perfios-settings/{loanId}', 'startDate endDate acceptancePolicy', ''],
  ['POST /customer-service/record-microfinance-consent/{loanId}', '', ''],
  ['POST /customer-service/{idString}/update-institutionId', 'key institutionId', 'loan'],
  ['POST /customer-service/{loanId}/process-statements', '', ''],
  ['POST /customer-service/{loanId}/upload-bank-statement', 'file password institutionId', ''],
  ['POST /customer-service/{loanId}/remove-bank-statement', 'key', ''],
  ['POST /customer-service/upload-call-recording', 'loan_id recordingUrl', ''],
  [
    'POST /customer-service/call-customer',
    'loanId phoneNumber ozonetelAgentId ozonetelUserName campaignKey',
    'status',
  ],
  ['POST /customer-service/change-approval-status/{loanId}', '', 'approvalStatus'],
  ['POST /customer-service/update-loan-source', 'loanSource loanId', 'loanSource'],
  [
    'POST /loan-feedback/cs-call-rating-feedback',
    'callRecordingId feedback agentGreetings agentIntroductionConsent agentCallReason agentConnectBack agentEndConversation loanId',
    'status callRecordings',
  ],
  ['POST /loan-feedback/add-cs-loan-feedback', 'loanId feedbacks', 'feedbacks'],
  ['POST /loan-feedback/edit-cs-loan-feedback', 'loanId index comment', ''],
  ['GET /users/get-statelist/', '', 'stateList'],
  ['POST /customer-service/update-personal-details/{loanId}', '', ''],
  ['POST /customer-service/update-professional-details/{loanId}', '', ''],
  ['POST /customer-service/update-financial-details/{loanId}', '', ''],
  ['POST /customer-service/upload-selfie/{loanId}', 'photo', ''],
  ['POST /customer-service/upload-pan-photo/{loanId}', 'frontPhoto identifierNumber', ''],
  [
    'POST /customer-service/upload-kyc-document/{loanId}/{documentType}',
    'frontPhoto backPhoto identifierNumber fileNo',
    '',
  ],
  ['GET /customer-service/gen-csv-loanids', 'ids startDate endDate timezone', ''],
  // Collections
  ['POST /auth/login', 'email password', 'user token refreshToken'],
  ['POST /auth/refresh-token', 'refreshToken', 'token refreshToken'],
  ['POST /auth/credit/sign-up', 'name email password', ''],
  ['GET /users/get-profile/', '', 'user'],
  [
    'GET /collections/get-loan-details/{loanId}',
    '',
    'loan userId comments overdueSummary overdueDetails paymentDetails referenceNumbers foreClosure callRecordings',
  ],
  ['GET /collections/{loanId}/get-outstanding-details', '', 'overdueAmount outstandingAmount'],
  ['GET /collections/fetch-all-payment-links', 'loanId', 'paymentLinks'],
  ['POST /collections/create-razorpay-payment-link', 'loanId amount', ''],
  ['POST /collections/{loanId}/update-emi-paid-status', 'updates', ''],
  ['POST /collections/call-customer', 'loanId phoneNumber ozonetelAgentId ozonetelUserName', 'status'],
  [
    'POST /collections/add-waiver-transaction',
    'loanId waiverDate waiverAmount paymentSource bounceCharges penalInterest interestPayment principalPayment waiverComment',
    'status transactions',
  ],
  ['POST /collections/close-loan', 'loanId overdueAmount', 'status'],
  [
    'POST /loan-feedback/collection-call-rating-feedback',
    'callRecordingId feedback agentGreetings agentIntroductionConsent agentCallReason agentConnectBack agentEndConversation loanId',
    'status callRecordings',
  ],
  [
    'POST /loan-feedback/add-collections-comment',
    'loanId dispositionCode customerBehaviour collectionsFeedback',
    'comments',
  ],
  [
    'POST /loan-feedback/edit-collections-comment',
    'loanId dispositionCode collectionsFeedback customerBehaviour index',
    'feedbacks',
  ],
  ['GET /loan-feedback/fetch-loan/{loanId}', '', 'userIdString loan vasFeedbacks'],
  ['POST /loan-feedback/add-vas-loan-feedback', 'vasFeedback loanId', 'status comments'],
  ['POST /loan-feedback/edit-vas-loan-feedback', 'vasFeedback loanId index', 'status comments'],
  ['POST /florence-club/save-predictions', 'predictions date', ''],
  ['GET /collections/disbursed-loans', 'page count year month', 'loans'],
  ['POST /collections/process-nach-file', 'file', ''],
];

const product: readonly CallDeclaration[] = Object.values(contract).flatMap((word): CallDeclaration[] =>
  Object.values(word),
);
const all = [...new Set<CallDeclaration>([...product, ...everyCall])];
const named = all.map(call => [call.name, call] as const);

const addressOf = (call: CallDeclaration) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`;
const words = (list: string) => list.split(' ').filter(Boolean);

/** The names a call sends, by part of the request. */
function partsOf(call: CallDeclaration): string[][] {
  return [
    Object.keys(call.params?.entries ?? {}),
    Object.keys(call.query?.entries ?? {}),
    Object.keys(call.body?.schema.entries ?? {}),
    call.body?.kind === 'multipart' ? Object.keys(call.body.files) : [],
  ];
}

const withEntries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });

/** The names an answer has under `data`. */
function readOf(call: CallDeclaration): string[] {
  if (call.answer.kind !== 'json') return [];
  const { data } = v.parse(withEntries, call.answer.schema).entries;
  const variants = v.safeParse(v.object({ options: v.array(withEntries) }), data);
  if (variants.success) return variants.output.options.flatMap(one => Object.keys(one.entries));
  const inner = v.safeParse(withEntries, data);
  return inner.success ? Object.keys(inner.output.entries) : [];
}

// Each row is a requirement: its address, what is sent and what is read, word for word.
describe('the calls of the documents [AU-011.a, AU-024.a, AU-027.a, AU-036.a, CR-011.a, CR-012.a, CR-026.a, CR-030.a, CR-033.a, CO-054.a, CO-101.a, CO-102.a, CR-060.a, CR-071.a, CR-123.a, CS-018.a, CS-025.a, CS-032.a]', () => {
  it.each(documented)('%s sends %j and reads %j', (address, sends, reads) => {
    const call = everyCall.find(one => addressOf(one) === address.replace(' ', ' /api/v1'));
    expect(call).toBeDefined();
    if (!call) return;
    const [, ...beside] = partsOf(call);
    expect(beside.flat()).toEqual(expect.arrayContaining(words(sends)));
    expect(readOf(call)).toEqual(expect.arrayContaining(words(reads)));
  });

  it.each(['loan.read', 'loan.assign'])('%s has no body [CR-012.b, CR-026.b]', name => {
    expect(product.find(call => call.name === name)?.body).toBeUndefined();
  });

  it('are all declared, each once', () => {
    expect(everyCall.map(addressOf).toSorted()).toEqual(
      documented.map(([address]) => address.replace(' ', ' /api/v1')).toSorted(),
    );
  });
});

describe.each(named)('%s', (_name, call) => {
  it('has a path below /api/v1 [SH-055.a]', () => {
    expect(call.path).toMatch(/^\/api\/v1(\/(:\w+|[\w-]+))+\/?$/);
  });

  it('declares exactly the parameters of its path', () => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(call.params?.entries ?? {})).toEqual(inPath);
  });

  it('sends each name in one part of the request only', () => {
    const names = partsOf(call).flat();
    expect(names).toEqual([...new Set(names)]);
  });

  it('sends a body only with POST', () => {
    expect(call.method === 'POST' || call.body === undefined).toBe(true);
  });

  it('names existing groups, and a message for a failure', () => {
    const groups = call.access.kind === 'anyOf' ? call.access.groups : [];
    expect(Object.keys(roleGroups)).toEqual(expect.arrayContaining([...groups]));
    expect(call.failure.fallback).not.toBe('');
  });
});

describe('all calls together', () => {
  it('have unique names', () => {
    const names = all.map(call => call.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('demand a key where they move money: these, and no other [M44.e]', () => {
    const demanding = all.filter(({ repeat }) => repeat === 'money').map(({ name }) => name);
    expect(demanding.toSorted()).toEqual([
      'approvals.addReceipt',
      'approvals.addWaiver',
      'approvals.approve',
      'approvals.closeLoan',
      'approvals.refund',
      'approvals.refuse',
      'approvals.reverseReceipt',
      'mapping.mapEmis',
      'nach.commit',
      'operations.disburse',
      'paymentLinks.create',
    ]);
    const demandingWith = all.flatMap(({ name, moneyWith }) => (moneyWith ? [[name, moneyWith]] : []));
    expect(demandingWith).toEqual([['nach.process', ['commit', 'true']]]);
  });

  it('let nobody write who only views [CO-054.a, CO-101.a, CO-102.a, CR-012.a, CR-033.a, CR-060.a, CR-123.a, CS-018.a, CS-032.a]', () => {
    const views = ['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_CUSTOMER_SERVICE_VIEW'];
    const isView = (group: keyof typeof roleGroups) => roleGroups[group].some(role => views.includes(role));
    const ofViews = all.filter(
      ({ method, access }) =>
        method === 'POST' && access.kind === 'anyOf' && access.groups.some(group => isView(group)),
    );
    // They only read.
    expect(ofViews.map(({ name }) => name).toSorted()).toEqual([
      'documents.revealPassword',
      'loan.read',
      'loan.search',
    ]);
  });

  it('have unique addresses, whatever their parameters are called', () => {
    const addresses = all.map(call =>
      addressOf(call)
        .replace(/\{\w+\}/g, '{}')
        .replace(/\/$/, ''),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});
