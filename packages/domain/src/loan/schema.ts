import * as v from 'valibot';
import { financialSchema, personalSchema, professionalSchema } from '../applicant/schema';
import { commentSchema } from '../comments/schema';
import { loanIdNumber, wireInstant, wireRupees } from '../contract/wire';
import { masked } from '../loose/masked';
import { sectionOf, type SectionState } from '../loose/section';
import { loanParts } from './shownSections';

const text = v.nullish(v.string(), null);
const texts = v.nullish(v.array(v.string()), []);
const rupees = v.nullish(wireRupees, null);
const figure = v.nullish(v.number(), null);

const wireLoanDetails = v.object({
  // An unknown status is kept unchanged, as in the queue: the loan opens, and cannot be decided.
  approvalStatus: v.string(),
  applicationStatus: text,
  rejectionReasons: texts,
  inActiveReasons: texts,
  holdCategory: text,
  creditTags: texts,
  underWriterEvaluations: v.nullish(
    v.object({
      computedSalary: rupees,
      computedFoir: figure,
      industryType: text,
      computedObligations: rupees,
      approvedOn: v.nullish(wireInstant, null),
      loanEligibleAmount: rupees,
    }),
    null,
  ),
});

const wireApproval = v.object({
  maxEmi: rupees,
  interestRate: figure,
  processingFeeRate: figure,
  maximumEligibleAmount: rupees,
  months: figure,
});

const wireRemarks = v.object({
  comments: v.nullish(v.array(commentSchema), []),
  changeReason: text,
  deviation: text,
  underWriterName: text,
});

/** The core of a loan in wire shape: see `loanCoreSchema`. */
export const loanCoreWire = v.object({
  loanId: loanIdNumber,
  idString: masked('plain', v.string()),
  userIdString: masked('plain', text),
  userLoanIds: v.nullish(v.array(v.number()), []),
  version: v.optional(v.number(), 0),
  startedOn: wireInstant,
  turnAroundDays: figure,
  totalTimeTaken: figure,
  amountApplied: wireRupees,
  loanPurpose: text,
  contactsCount: figure,
  gpsAddress: text,
  gpsLocation: v.nullish(v.object({ latitude: figure, longitude: figure }), null),
  deviceDetails: v.nullish(v.object({ deviceName: text, devicePrice: rupees }), null),
  loanDetails: wireLoanDetails,
  requiredActions: texts,
  customerIntuition: v.nullish(v.object({ goodIntuition: texts, badIntuition: texts }), null),
  approvalDetails: v.nullish(wireApproval, null),
  approvedEmi: rupees,
  emiDay: figure,
  riskBucket: v.nullish(v.object({ bucketType: text, interestRate: figure }), null),
  underWriterRemarks: v.nullish(wireRemarks, null),
  underWriter: v.nullish(v.object({ idString: text, fullName: text }), null),
});

/** The part of the loan that header, rail and decision of the credit desk need (CR-140 to CR-160). Parses wire
 *  names into the model. Sections that belong to a tab stay raw here: see `readSection`. */
export const loanCoreSchema = v.pipe(
  loanCoreWire,
  v.transform(wire => ({
    loanId: wire.loanId,
    idString: wire.idString,
    version: wire.version,
    customerId: wire.userIdString,
    customerLoanIds: wire.userLoanIds,
    startedOn: wire.startedOn,
    turnAroundDays: wire.turnAroundDays,
    /** Seconds the customer spent on the application. */
    timeTakenSeconds: wire.totalTimeTaken,
    amountApplied: wire.amountApplied,
    purpose: wire.loanPurpose,
    contactsCount: wire.contactsCount,
    gps: {
      address: wire.gpsAddress,
      latitude: wire.gpsLocation?.latitude ?? null,
      longitude: wire.gpsLocation?.longitude ?? null,
    },
    device: wire.deviceDetails && {
      name: wire.deviceDetails.deviceName,
      price: wire.deviceDetails.devicePrice,
    },
    status: wire.loanDetails.approvalStatus,
    applicationStatus: wire.loanDetails.applicationStatus,
    rejectionReasons: wire.loanDetails.rejectionReasons,
    inactiveReasons: wire.loanDetails.inActiveReasons,
    holdReasons: wire.requiredActions,
    holdCategory: wire.loanDetails.holdCategory,
    creditTags: wire.loanDetails.creditTags,
    evaluation: wire.loanDetails.underWriterEvaluations,
    goodIntuition: wire.customerIntuition?.goodIntuition ?? [],
    badIntuition: wire.customerIntuition?.badIntuition ?? [],
    approval: wire.approvalDetails && {
      maxEmi: wire.approvalDetails.maxEmi,
      interestRate: wire.approvalDetails.interestRate,
      processingFeeRate: wire.approvalDetails.processingFeeRate,
      maxAmount: wire.approvalDetails.maximumEligibleAmount,
      months: wire.approvalDetails.months,
    },
    approvedEmi: wire.approvedEmi,
    emiDay: wire.emiDay,
    riskBucket: wire.riskBucket,
    comments: wire.underWriterRemarks?.comments ?? [],
    changeReason: wire.underWriterRemarks?.changeReason ?? null,
    deviation: wire.underWriterRemarks?.deviation ?? null,
    remarksBy: wire.underWriterRemarks?.underWriterName ?? null,
    underwriter:
      wire.underWriter?.idString && wire.underWriter.fullName
        ? { idString: wire.underWriter.idString, fullName: wire.underWriter.fullName }
        : null,
  })),
);
export type LoanCore = v.InferOutput<typeof loanCoreSchema>;

/** Sections that header and profile read. Other tabs read theirs with `sectionOf` and a schema in their own
 *  folder, so that the schema loads with the tab. */
const sectionSchemas = {
  personalDetails: personalSchema,
  professionalDetails: professionalSchema,
  financialDetails: financialSchema,
} as const;
export type SectionName = keyof typeof sectionSchemas;
export type Section<N extends SectionName> = v.InferOutput<(typeof sectionSchemas)[N]>;

/** Reads one section of a wire loan. A broken one affects its own tab only.
 *  @param raw  the wire loan (data.data) */
export function readSection<N extends SectionName>(
  raw: Readonly<Record<string, unknown>>,
  name: N,
): SectionState<Section<N>> {
  const schema: v.GenericSchema<unknown, Section<N>> = sectionSchemas[name];
  return sectionOf(raw, name, schema);
}

/** The answer of the loan detail call (CR-026). `raw` keeps the wire loan, for `readSection`. */
export const loanDetailSchema = v.pipe(
  v.object({
    parts: v.optional(v.undefined()),
    data: v.looseObject({ loanId: loanIdNumber }),
    engine: v.nullish(v.record(v.string(), v.unknown()), null),
    ruleEngineResultAvailable: v.nullish(v.boolean(), false),
    callRecordings: v.nullish(v.array(v.unknown()), []),
    feedbacks: v.nullish(v.unknown(), null),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const core = v.safeParse(loanCoreSchema, dataset.value.data);
    if (!core.success) {
      for (const issue of core.issues)
        addIssue({ message: `${v.getDotPath(issue) ?? 'loan'}: ${issue.message}` });
      return NEVER;
    }
    return {
      core: core.output,
      raw: dataset.value.data as Readonly<Record<string, unknown>>,
      engine: dataset.value.engine,
      engineAvailable: dataset.value.ruleEngineResultAvailable,
      callRecordings: dataset.value.callRecordings,
      feedbacks: dataset.value.feedbacks,
    };
  }),
);
export type LoanDetail = v.InferOutput<typeof loanDetailSchema>;

/** Sections of a loan as they came, without its core. */
export type PartialLoan = Pick<LoanDetail, 'raw'>;

const partialLoanSchema = v.pipe(
  v.object({
    parts: v.array(v.picklist(loanParts)),
    data: v.looseObject({ loanId: loanIdNumber, idString: v.string(), version: v.number() }),
  }),
  v.transform(({ data }): PartialLoan => ({ raw: data })),
);

/** What the loan detail call answers: the loan, or parts of it without the core. `parts` names these, and is sent with
 *  no other answer. */
export const loanReadSchema = v.variant('parts', [partialLoanSchema, loanDetailSchema]);
