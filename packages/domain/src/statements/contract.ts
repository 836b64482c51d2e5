import * as v from 'valibot';
import { type CallDeclaration, declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { monthSchema } from './analysisSettings';
import { statementMessages } from './messages';

const change = {
  method: 'POST',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  repeat: 'key',
} as const satisfies Partial<CallDeclaration>;
const ofLoan = { ...change, params: v.object({ loanId: loanRef }) } as const;
const fileKey = v.object({ key: boundedText(1000) });
const statementList = v.array(v.unknown());

/** GET the institutions a statement may be of (CS-043). */
export const readInstitutions = declareCall({
  name: 'statements.institutions',
  method: 'GET',
  path: '/api/v1/customer-service/perfios-institutions',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  answer: jsonData({ institutions: v.array(v.object({ name: v.string(), id: v.string() })) }),
  failure: { shows: 'first', fallback: statementMessages.institutionsFailed },
});

/** POST the months and the acceptance policy of the analysis (CS-042). */
export const saveSettings = declareCall({
  ...ofLoan,
  name: 'statements.settings',
  path: '/api/v1/customer-service/update-perfios-settings/:loanId',
  body: jsonBody({ startDate: monthSchema, endDate: monthSchema, acceptancePolicy: boundedText(100) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: statementMessages.settingsFailed },
});

/** POST the institution of one statement (CS-044). A body status of 500 is a failure too (CS-045). */
export const saveInstitution = declareCall({
  ...change,
  name: 'statements.institution',
  path: '/api/v1/customer-service/:idString/update-institutionId',
  params: v.object({ idString: loanRef }),
  body: jsonBody({ ...fileKey.entries, institutionId: boundedText(100) }),
  answer: jsonData({ loan: v.object({ bankStatements: statementList }) }),
  failure: { shows: 'first', fallback: statementMessages.institutionFailed, body: 'bodyStatus' },
});

/** POST to analyse the statements (CS-046). The analysis is a job: its result arrives by a notice, in a report that
 *  names the same `runId`. A backend of the documents does not send it. */
export const processStatements = declareCall({
  ...ofLoan,
  name: 'statements.process',
  path: '/api/v1/customer-service/:loanId/process-statements',
  answer: jsonData({ bankStatements: statementList, runId: v.optional(v.string()) }),
  failure: { shows: 'first', fallback: statementMessages.errorUnknown },
});

/** POST a statement file (CS-047), typed by its content. With institution '' it is recognised. */
export const uploadStatement = declareCall({
  ...ofLoan,
  name: 'statements.upload',
  path: '/api/v1/customer-service/:loanId/upload-bank-statement',
  body: {
    kind: 'multipart',
    schema: v.object({
      password: v.optional(boundedText(200), ''),
      institutionId: boundedText(100),
    }),
    files: {
      file: { required: true, kinds: ['pdf', 'csv', 'xlsx', 'xls'], maxBytes: 20 * 1024 * 1024 },
    },
  },
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: statementMessages.uploadFailed },
});

/** POST to remove a statement by the key of its file (CS-048). */
export const removeStatement = declareCall({
  ...ofLoan,
  name: 'statements.remove',
  path: '/api/v1/customer-service/:loanId/remove-bank-statement',
  body: { kind: 'json', schema: fileKey },
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: statementMessages.removeFailed },
});

/** The calls for bank statements. */
export const statementsContract = {
  institutions: readInstitutions,
  settings: saveSettings,
  institution: saveInstitution,
  process: processStatements,
  upload: uploadStatement,
  remove: removeStatement,
} as const;
