import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { wireRupees } from '../contract/wire';
import { approvalStatuses } from '../status/statuses';

const names = v.optional(v.array(boundedText(120)), []);

/** A risk bucket of the configuration (CR-191); the rate is % a year. */
export const bucketSchema = v.object({
  bucketName: v.string(),
  bucketType: v.string(),
  interestRate: v.number(),
});

/** The underwriting configuration: every list of choices of the decision form (CR-190, CR-191). */
export const underwritingConfigSchema = v.object({
  inActiveReasons: names,
  rejectionReasons: names,
  caseStatusChoices: v.optional(
    v.array(v.object({ label: v.string(), value: v.picklist(approvalStatuses) })),
    [],
  ),
  holdReasons: names,
  creditTags: names,
  customerIntuition: v.optional(v.object({ good: names, bad: names }), { good: [], bad: [] }),
  deviations: names,
  industryTypes: names,
  emiDates: v.optional(v.array(v.number()), []),
  buckets: v.optional(v.array(bucketSchema), []),
});
export type UnderwritingConfig = v.InferOutput<typeof underwritingConfigSchema>;

const amount = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    wireRupees,
  ]),
  null,
);
const figure = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.number(),
  ]),
  null,
);
const choice = v.nullish(boundedText(200), '');

/** The body of process-application (CR-195). Amounts are rupees on the wire, paise in the model; a field that the
 *  chosen status hides is sent empty. `version` is our own field: the version the decision was made on. */
export const processApplicationBody = v.object({
  caseStatus: v.picklist(approvalStatuses),
  deviation: choice,
  rejectionReasons: names,
  inActiveReasons: names,
  creditTags: names,
  goodCustomerIntuition: names,
  badCustomerIntuition: names,
  requiredActions: names,
  changeReason: v.nullish(boundedText(1000), ''),
  holdCategory: choice,
  emiDate: figure,
  months: figure,
  maxAmount: amount,
  processingFeeRate: figure,
  interestRate: figure,
  maxEmi: amount,
  riskBucketType: v.optional(v.nullable(boundedText(60))),
  computedSalary: amount,
  computedObligations: amount,
  computedFoir: figure,
  industryType: choice,
  version: v.optional(v.pipe(v.number(), v.integer())),
});
/** The wire shape. */
export type ProcessApplicationWire = v.InferInput<typeof processApplicationBody>;
/** The parsed model. */
export type ProcessApplication = v.InferOutput<typeof processApplicationBody>;
