import type {
  Institution,
  PerfiosAnswer,
  ProviderReport,
  ReportAccount,
  ReportStatement,
} from './providerReport';
import { reportAccount, rowsOf } from './reportAccount';
import { reportCustomer, reportStatements } from './reportHead';
import { field, firstText, isObject, type JsonObject, textAt } from '../loose/loose';
import { dialogText, messagesOf } from './errorText';
import { itemsOf } from './itemsOf';
import { readXml, type XmlElement } from './xml';

/** Converts an element into an object: attributes and child elements become fields, repeated elements a list; an
 *  element with neither becomes its text. */
function objectOf(element: XmlElement): JsonObject {
  const inside = new Map<string, unknown[]>();
  for (const child of element.children) {
    const plain = child.children.length === 0 && Object.keys(child.attributes).length === 0;
    const value = plain ? child.text : objectOf(child);
    const list = inside.get(child.name);
    if (list) list.push(value);
    else inside.set(child.name, [value]);
  }
  return {
    ...element.attributes,
    ...Object.fromEntries([...inside].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Parses a body: JSON, JSON as text, or XML as text. */
function bodyOf(body: unknown): { readonly value: unknown; readonly xml: boolean } {
  if (typeof body !== 'string') return { value: body, xml: false };
  const root = readXml(body);
  return root ? { value: objectOf(root), xml: true } : { value: parsedJson(body), xml: false };
}

const reportFields = [
  'accountXns',
  'accountAnalysis',
  'monthlyDetails',
  'xns',
  'statementdetails',
  'summaryInfo',
  'eODBalances',
  'combinedAccountXns',
];
const wrappers = ['data', 'report', 'PIR:Data', 'perfiosReport'];
const deepestWrapper = 8;

/** The report inside the envelopes senders put around it. */
function unwrapped(whole: unknown): unknown {
  let value = whole;
  for (let depth = 0; depth < deepestWrapper && !isReport(value); depth += 1) {
    const outer = value;
    const inner = wrappers.map(name => field(outer, name)).find(isObject);
    if (inner === undefined) break;
    value = inner;
  }
  return value;
}

const isReport = (value: unknown) => reportFields.some(name => field(value, name) !== undefined);

const numberOf = (account: unknown) =>
  firstText(field(account, 'accountNo'), field(field(account, 'summaryInfo'), 'accNo'));

const bankOf = (account: unknown) =>
  firstText(field(account, 'bank'), field(field(account, 'summaryInfo'), 'instName'));

/** Two banks may have accounts whose numbers look the same, as masked ones do. */
const isSameAccount = (one: unknown, other: unknown) =>
  numberOf(one) === numberOf(other) &&
  (bankOf(one) === '' || bankOf(other) === '' || bankOf(one) === bankOf(other));

/** The rows of each account: several pieces with one account number are merged. Rows sent twice, as in two
 *  layouts of one report, count once. */
function rowsByAccount(pieces: readonly JsonObject[]): readonly JsonObject[] {
  const accounts = new Map<unknown, JsonObject>();
  for (const piece of pieces) {
    // A piece without a number is an account of its own.
    const key = numberOf(piece) ? `${numberOf(piece)} ${bankOf(piece)}` : piece;
    const known = accounts.get(key);
    const [before, rows] = [rowsOf(known), rowsOf(piece)];
    if (!known) accounts.set(key, piece);
    else if (JSON.stringify(before) !== JSON.stringify(rows)) {
      accounts.set(key, { ...known, xns: [...before, ...rows] });
    }
  }
  return [...accounts.values()];
}

function accountsOf(
  report: unknown,
  bank: string,
  statements: readonly ReportStatement[],
): readonly ReportAccount[] {
  /** What the file of an account says of it; the report's bank may be that of another file. */
  const accountOf = (analysis: unknown, one: unknown): ReportAccount => {
    const number = numberOf(one) || numberOf(analysis);
    const isOne = ({ accountNo }: { readonly accountNo: string }) => number !== '' && accountNo === number;
    const ofFile = statements.find(({ statementAccounts }) => statementAccounts.some(isOne));
    return reportAccount(analysis, one, {
      bank: firstText(ofFile?.customerInfo.bank, bank),
      accountType: ofFile?.statementAccounts.find(isOne)?.accountType ?? '',
    });
  };
  const analyses = itemsOf(field(report, 'accountAnalysis'), 'account');
  const rows = rowsByAccount([
    ...itemsOf(field(report, 'accountXns'), 'account'),
    ...itemsOf(field(report, 'xns')).filter(one => field(one, 'xn') !== undefined),
  ]);
  if (analyses.length === 0) {
    const [only, ...others] = rows;
    // The tables of a flat report describe one account; with rows of several it is unclear which.
    if (only && others.length > 0) return rows.map(one => accountOf({}, one));
    return [accountOf(report, only ?? field(report, 'xns') ?? {})];
  }
  const known = new Set(analyses.map(numberOf));
  const unnumbered = rows.filter(one => numberOf(one) === '');
  const combined = itemsOf(field(report, 'combinedAccountXns'), 'xn');
  return [
    ...analyses.map((analysis, index) => {
      const number = numberOf(analysis);
      const nth = analyses.slice(0, index).filter(one => numberOf(one) === '').length;
      const own =
        number === '' ? (unnumbered[nth] ?? rows[index]) : rows.find(one => isSameAccount(one, analysis));
      const inside = [...itemsOf(field(analysis, 'accountXns')), analysis].flatMap(rowsOf);
      const fromAll = combined.filter(row => textAt(row, 'accNo') === number);
      const xns = inside.length > 0 ? inside : fromAll;
      return accountOf(analysis, own ?? { accountNo: number, xns });
    }),
    ...rows.filter(one => !known.has(numberOf(one)) && !known.has('')).map(one => accountOf({}, one)),
  ];
}

function readReport(value: unknown, xml: boolean): ProviderReport {
  const customer = reportCustomer(field(value, 'customerInfo'));
  const statements = reportStatements(field(value, 'statementdetails'));
  const bank = firstText(customer.bank, ...statements.map(one => one.customerInfo.bank));
  const several = itemsOf(field(value, 'accountAnalysis'), 'account').length > 0;
  return {
    layout: xml ? 'pir' : several ? 'multi-account' : 'flat',
    customer: { ...customer, bank },
    statements,
    accounts: accountsOf(value, bank, statements),
  };
}

function readError(error: unknown): PerfiosAnswer {
  const details = itemsOf(field(error, 'details'));
  const codes = details.map(one => textAt(one, 'code')).filter(code => code !== '');
  return {
    outcome: 'error',
    codes: codes.length > 0 ? codes : [textAt(error, 'code')],
    detailMessages: messagesOf(error),
    dialog: dialogText(error),
  };
}

/** Reads any answer of the statement provider: a report in any of its three layouts, an error, the status of a
 *  run or the list of banks. Accepts field names in any case, numbers as text, missing lists and single objects;
 *  any other body is 'unknown', never a throw.
 *  @param body  JSON, JSON as text or XML as text; XML with a document type is refused as unknown
 *  @source providers: Perfios */
export function readPerfios(body: unknown): PerfiosAnswer {
  const { value: whole, xml } = bodyOf(body);
  if (!isObject(whole)) return { outcome: 'unknown' };
  const value = unwrapped(whole);
  if (isReport(value)) {
    return { outcome: 'report', report: readReport(value, xml) };
  }
  const error = field(whole, 'error');
  if (isObject(error)) return readError(error);
  const [run] = itemsOf(field(field(whole, 'transactions'), 'transaction'));
  if (run) {
    const completed = textAt(run, 'status').toUpperCase() === 'COMPLETED';
    return {
      outcome: 'status',
      runStatus: completed ? null : 'FAILED',
      reason: textAt(run, 'reason'),
    };
  }
  const list = field(whole, 'institutions');
  if (list === undefined) return { outcome: 'unknown' };
  const institutions = itemsOf(list, 'institution').flatMap((row): Institution[] => {
    const id = textAt(row, 'id');
    return id === '' ? [] : [{ id, name: textAt(row, 'name') }];
  });
  return { outcome: 'list', institutions };
}
