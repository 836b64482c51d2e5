import {
  type BusinessDate,
  daysBetween,
  epochMsOf,
  type Instant,
  instantOfEpochMs,
} from '@lending-desk/domain/calendar';
import { type ApprovalStatus, isDecided } from '@lending-desk/domain/loan';
import {
  cibilBodyFor,
  equifaxBodyFor,
  type ReportAddress,
  type ReportPerson,
} from '../bureau/sandboxReports';
import type { DemoCase, DemoReport } from './demoCases';
import { demoLedger } from './demoLedger';
import type { DemoPerson } from './demoPeople';
import { demoPerfios } from './demoPerfios';
import { demoStatementKey } from './demoStatements';
import { type Random, randomOf } from '../random';

/** Values the reports of an application must agree with. */
export interface ReportFacts {
  readonly person: DemoPerson;
  readonly loanId: number;
  readonly startedOn: Instant;
  readonly startedDay: BusinessDate;
  /** The business day of the portfolio. */
  readonly asOf: BusinessDate;
  readonly status: ApprovalStatus;
  readonly score: number;
  readonly enquiries: number;
  readonly obligations: number;
  readonly bounces: number;
  readonly special: DemoCase;
}

/** The fields of an application from external reports: statements, bureau bodies, fetch status. */
export function reportsFor(facts: ReportFacts): Record<string, unknown> {
  // A separate generator: one more report does not change the customers after it.
  const random = randomOf(facts.loanId);
  const account = statement(random, facts);
  const bureau = bureauReports(random, facts);
  return {
    bankStatements: account ? [account.entry] : [],
    providerBodies: [...(account ? [account.report] : []), ...bureau],
    ...Object.assign({}, ...bureau.map(report => sandboxMark(report, facts))),
  };
}

/** The mark on a loan's report status that shows it is from the sandbox and not from a bureau. */
function sandboxMark(
  { provider, receivedAt }: { readonly provider: string; readonly receivedAt: string },
  facts: ReportFacts,
): Record<string, unknown> {
  if (provider === 'cibil') return { apolloCibilReport: { provider: 'cibil-sandbox' } };
  const status = reportOf(facts) === 'noHit' ? 'failed' : 'fetched';
  return { equifaxFetch: { provider: 'equifax-sandbox', requestedAt: receivedAt, status } };
}

/** Reports of a case closed long ago are no longer kept at the desk. */
function isArchived({ status, startedDay, asOf }: Omit<ReportFacts, 'person'>): boolean {
  return !isAtTheDesk(status) && daysBetween(startedDay, asOf) > 7;
}

const isAtTheDesk = (status: ApprovalStatus): boolean => status === 'APPROVED' || !isDecided(status);

function statement(random: Random, facts: ReportFacts) {
  const { person, special, startedOn } = facts;
  const none = random.chance(0.12) || isArchived(facts);
  if (special.account === null || (none && !special.account && special.bounces === undefined)) return null;
  // A closed case does not need a long account history.
  const usual = isAtTheDesk(facts.status) ? { months: 6, payments: 9 } : { months: 3, payments: 3 };
  const ledger = demoLedger(random, { ...facts, ...usual, ...special.account });
  const fileName = special.lockedStatement ? 'statement.pdf' : 'statement.csv';
  const fileId = random.uuid();
  const hasPassword = random.chance(0.4) || special.lockedStatement;
  return {
    entry: {
      fileId,
      password: hasPassword ? `${person.firstName.slice(0, 4).toUpperCase()}${person.phone.slice(-4)}` : '',
      file: { key: demoStatementKey(facts.loanId, fileName), presignedUrl: null },
      processed: true,
      active: true,
      perfiosInstitutionId: String(random.int(20, 24)),
      processingError: null,
    },
    report: {
      provider: 'perfios',
      receivedAt: instantOfEpochMs(epochMsOf(startedOn) + random.int(2, 40) * 60_000),
      body: demoPerfios(person, ledger, { transactionId: `DEMO${random.text(12, '0123456789')}`, fileName }),
    },
  };
}

/** The bureau's answer for an application; for a new one often no report was requested yet. */
export function reportOf(facts: Omit<ReportFacts, 'person'>): DemoReport {
  const { loanId, special, status, score } = facts;
  if (special.report) return special.report;
  if (status === 'PENDING' && randomOf(loanId + 1).chance(0.5)) return 'notFetched';
  return score < 600 ? 'derogatory' : 'clean';
}

function bureauReports(random: Random, facts: ReportFacts) {
  const { person, loanId, startedOn } = facts;
  const profile = reportOf(facts);
  if (profile === 'notFetched' || isArchived(facts)) return [];
  const receivedAt = instantOfEpochMs(epochMsOf(startedOn) + random.int(3, 50) * 60_000);
  const about: ReportPerson = {
    firstName: person.firstName,
    lastName: person.lastName,
    gender: person.gender,
    dob: person.dob,
    pan: person.pan,
    phones: [person.phone, person.alternatePhone],
    email: person.email,
    addresses: [addressOf(person, person.current), addressOf(person, person.permanent)],
  };
  const known = {
    seed: loanId,
    enquiries: facts.enquiries,
    obligations: facts.obligations,
    // A thin file has no score to agree with.
    ...(profile !== 'thin' && { score: facts.score }),
  };
  const equifax = {
    provider: 'equifax',
    receivedAt,
    body: equifaxBodyFor(about, profile, receivedAt, known),
  };
  const both = profile !== 'noHit' && random.chance(0.3);
  return both
    ? [equifax, { provider: 'cibil', receivedAt, body: cibilBodyFor(about, profile, receivedAt, known) }]
    : [equifax];
}

function addressOf(person: DemoPerson, { line1, city, pinCode }: DemoPerson['current']): ReportAddress {
  return { line: line1, city, stateCode: person.stateCode, pinCode };
}
