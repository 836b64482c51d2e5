import * as v from 'valibot';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import { epochMsOf, type Instant, instantOfEpochMs, isInstant } from '../calendar/instant';
import { loanIdNumber } from '../contract/wire';
import { type Paise, rupeesToPaise } from '../money/paise';
import { applicationWarnings } from './applicationWarnings';
import { listedPerson, type ListedPerson } from './listedPerson';
import { reduceAadhaar, reduceTypedAadhaar } from '../loose/reduceAadhaar';
import { type EngineResult, engineResults } from '../engine/engineResult';
import { loanCoreSchema } from './schema';
import { type ApprovalStatus, approvalStatuses, isDecided } from '../status/statuses';

/** A comment of an imported application; an id that is not a UUID is replaced when it is stored. */
export interface ImportedComment {
  readonly id: string | null;
  readonly createdOn: Instant;
  readonly comment: string;
  readonly author: string | null;
}

/** A provider's raw answer: in the line, or in a file next to it. */
export interface ImportedProviderBody {
  readonly provider: string;
  readonly receivedAt: Instant;
  readonly file: string | null;
  readonly body: unknown;
}

/** An application to be stored: what lists and searches read, and every other field of the line unchanged. */
export interface Application extends ListedPerson {
  readonly loanId: number;
  readonly idString: string;
  readonly customerId: string | null;
  readonly startedOn: Instant;
  readonly amountApplied: Paise;
  readonly approvalStatus: ApprovalStatus;
  readonly applicationStatus: string | null;
  readonly underwriter: { readonly fullName: string; readonly email: string } | null;
  /** When the turnaround time stopped; null while the loan is open. */
  readonly decidedAt: Instant | null;
  readonly engineDecision: EngineResult | null;
  readonly engineScore: number | null;
  readonly comments: readonly ImportedComment[];
  readonly providerBodies: readonly ImportedProviderBody[];
  /** The other top-level fields by name, Aadhaar numbers reduced; absent ones are left out. */
  readonly sections: Readonly<Record<string, unknown>>;
}

export type ApplicationLine =
  | {
      readonly ok: true;
      readonly application: Application;
      /** Doubtful values by field, without the values themselves. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

const text = v.nullish(v.string(), null);
// A reason names the field and never repeats its value, which may be personal data; a status is harmless.
const word = (value: unknown) =>
  typeof value === 'string' && /^[A-Z_]{1,30}$/.test(value) ? ` ${value}` : '';
const noDate = 'not an existing date YYYY-MM-DD';

const existingInstant = v.custom<Instant>(
  input => typeof input === 'string' && isInstant(input),
  'not an existing instant in UTC',
);
const isDate = (input: unknown): boolean => typeof input === 'string' && isBusinessDate(input);
const existingDate = v.custom<BusinessDate>(isDate, noDate);

// Unknown fields are allowed and kept unchanged.
const lineSchema = v.looseObject({
  loanId: loanIdNumber,
  idString: v.pipe(v.string('a UUID'), v.uuid('not a UUID')),
  userIdString: text,
  startedOn: existingInstant,
  amountApplied: v.pipe(
    v.number(issue => (typeof issue.input === 'string' ? 'text instead of a number' : 'a number of rupees')),
    v.minValue(0, 'below zero'),
    v.rawTransform<number, Paise>(({ dataset, addIssue, NEVER }) => {
      const amount = rupeesToPaise(dataset.value);
      if (amount !== null) return amount;
      addIssue({ message: 'more than two decimals, or too large' });
      return NEVER;
    }),
  ),
  tat: v.nullish(v.pipe(v.number(), v.minValue(0, 'below zero')), null),
  personalDetails: v.looseObject({
    fullName: v.pipe(v.string('no name'), v.trim(), v.minLength(1, 'no name'), v.maxLength(500, 'too long')),
    // A blank counts as missing.
    dob: v.nullish(
      v.pipe(
        v.unknown(),
        v.check(input => input === '' || isDate(input), noDate),
      ),
      null,
    ),
    primaryPhoneNumber: text,
    alternatePhoneNumber: text,
    email: text,
  }),
  loanDetails: v.looseObject({
    approvalStatus: v.picklist(approvalStatuses, issue => `unknown status${word(issue.input)}`),
    applicationStatus: text,
    underWriterEvaluations: v.nullish(v.looseObject({ approvedOn: v.nullish(existingInstant, null) }), null),
  }),
  emis: v.nullish(v.array(v.looseObject({ dueDate: existingDate }))),
  underWriter: v.nullish(
    v.looseObject({
      fullName: v.pipe(v.string(), v.minLength(1)),
      email: v.pipe(v.string(), v.trim(), v.email()),
    }),
    null,
  ),
  underWriterRemarks: v.nullish(
    v.looseObject({
      comments: v.nullish(
        v.array(v.looseObject({ id: text, createdOn: existingInstant, comment: v.string(), author: text })),
        [],
      ),
    }),
    null,
  ),
  providerBodies: v.nullish(
    v.array(
      v.looseObject({
        provider: v.pipe(v.string(), v.minLength(1)),
        receivedAt: existingInstant,
        file: text,
        body: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
  jupiterDecision: v.nullish(v.picklist(engineResults), null),
  jupiterScore: v.nullish(v.number(), null),
});

/** Fields that are stored elsewhere than as a section of the loan. */
const notSections = [
  'loanId',
  'idString',
  'userIdString',
  'startedOn',
  'amountApplied',
  'version',
  'tat',
  'underWriter',
  'providerBodies',
  'jupiterDecision',
  'jupiterScore',
];

/** Sections that people typed. */
const typedSection = /feedback|remark|comment|note/i;

/** Reads one line of an import file.
 *  @returns the application, or every reason why it is invalid, each with its field. A broken or missing section
 *  is no reason to refuse: the section shows its own error later.
 *  @source X-54 (loanId of at most nine digits) */
export function readApplicationLine(line: string): ApplicationLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused('not JSON, or cut off');
  }
  return readApplication(value);
}

/** The same for a line that is already parsed. */
export function readApplication(value: unknown): ApplicationLine {
  try {
    return readValue(value);
  } catch (error) {
    // The recursion overflows the stack before the database would refuse the nesting.
    if (error instanceof RangeError) return refused('nested too deeply');
    throw error;
  }
}

function readValue(value: unknown): ApplicationLine {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused(
      `not an application but ${Array.isArray(value) ? 'an array' : `a bare ${value === null ? 'null' : typeof value}`}`,
    );
  }
  if (!storable(value)) return refused('text with a character that cannot be stored');
  const wire = reduceAadhaar(value);
  const read = v.safeParse(lineSchema, wire);
  const why = [
    ...(read.success
      ? []
      : read.issues.map(issue => worded(issue.message, v.getDotPath(issue), issue.input))),
    ...impossibleDates(wire),
  ];
  if (read.success) {
    // A loan whose core cannot be read would be listed but could never be opened. Comments are stored separately.
    const underWriterRemarks = read.output.underWriterRemarks && {
      ...read.output.underWriterRemarks,
      comments: [],
    };
    const core = v.safeParse(loanCoreSchema, { ...wire, underWriterRemarks });
    if (!core.success)
      why.push(...core.issues.map(issue => worded(issue.message, v.getDotPath(issue), issue.input)));
  }
  if (!read.success || why.length > 0) return { ok: false, why: [...new Set(why)] };
  return { ok: true, application: applicationOf(read.output, wire), warnings: applicationWarnings(wire) };
}

function applicationOf(line: v.InferOutput<typeof lineSchema>, wire: object): Application {
  const { loanDetails } = line;
  const closed = isDecided(loanDetails.approvalStatus);
  const sections = Object.entries(wire).filter(
    ([name, body]) => !notSections.includes(name) && body !== null && body !== undefined,
  );
  return {
    loanId: line.loanId,
    idString: line.idString.toLowerCase(),
    customerId: line.userIdString,
    ...listedPerson(line.personalDetails),
    startedOn: line.startedOn,
    amountApplied: line.amountApplied,
    approvalStatus: loanDetails.approvalStatus,
    applicationStatus: loanDetails.applicationStatus,
    underwriter: line.underWriter && {
      fullName: line.underWriter.fullName,
      email: line.underWriter.email.toLowerCase(),
    },
    decidedAt: closed ? decidedAt(line) : null,
    engineDecision: line.jupiterDecision ?? worstResult(line['engine']),
    engineScore: scoreOf(line.jupiterScore ?? bureauScore(line['engine'])),
    comments: (line.underWriterRemarks?.comments ?? []).map(({ id, createdOn, comment, author }) => ({
      id: id !== null && v.is(v.pipe(v.string(), v.uuid()), id) ? id.toLowerCase() : null,
      createdOn,
      comment: reduceTypedAadhaar(comment),
      author,
    })),
    providerBodies: (line.providerBodies ?? []).map(({ provider, receivedAt, file, body }) => ({
      provider,
      receivedAt,
      file,
      body: body ?? null,
    })),
    sections: Object.fromEntries(
      sections.map(([name, body]) => [name, typedSection.test(name) ? reduceTypedAadhaar(body) : body]),
    ),
  };
}

/** The turnaround time stops after `tat` seconds; without it at the approval, otherwise at once. */
function decidedAt(line: v.InferOutput<typeof lineSchema>): Instant {
  if (line.tat !== null) return instantOfEpochMs(epochMsOf(line.startedOn) + Math.min(line.tat, 1e9) * 1000);
  return line.loanDetails.underWriterEvaluations?.approvedOn ?? line.startedOn;
}

const engineShape = v.object({
  ruleEngine: v.record(
    v.string(),
    v.looseObject({ ruleResult: v.optional(v.unknown()), value: v.optional(v.unknown()) }),
  ),
});

/** The worst result of the rule engine; null when it has not run. */
function worstResult(engine: unknown): EngineResult | null {
  if (!v.is(engineShape, engine)) return null;
  const results = new Set(Object.values(engine.ruleEngine).map(rule => rule.ruleResult));
  return [...engineResults].reverse().find(result => results.has(result)) ?? null;
}

function bureauScore(engine: unknown): number | null {
  const value = v.is(engineShape, engine) ? engine.ruleEngine['BUREAU_SCORE']?.value : null;
  return typeof value === 'number' ? value : null;
}

function scoreOf(score: number | null): number | null {
  return score !== null && Math.abs(score) < 1e6 ? Math.round(score) : null;
}

const dateLike = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

const datedSections = new Set(['personalDetails', 'emis', 'transactionDetails', 'disbursalDate']);

/** Invalid dates in the sections where a wrong one would affect money or identity. */
function impossibleDates(wire: object): string[] {
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (dateLike.test(value) && !isBusinessDate(value.slice(0, 10))) found.push(`${path}: ${noDate}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) look(item, `${path}.${key}`);
    }
  };
  for (const [name, section] of Object.entries(wire)) if (datedSections.has(name)) look(section, name);
  return found;
}

/** PostgreSQL's jsonb accepts neither U+0000 nor half a surrogate pair. */
function storable(value: object): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value));
}

// The schema library's messages end with the value it received.
const received = /(?: but received|: Received) .*/s;

function worded(message: string, path: string | null, input: unknown): string {
  const field = path ?? 'line';
  return input === undefined ? `${field} is missing` : `${field}: ${message.replace(received, '')}`;
}

function refused(why: string): ApplicationLine {
  return { ok: false, why: [why] };
}
