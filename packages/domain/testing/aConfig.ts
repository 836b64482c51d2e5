import type * as v from 'valibot';
import type { underwritingConfigSchema } from '../src/decision';

type WireConfig = v.InferInput<typeof underwritingConfigSchema>;

/** The underwriting configuration in wire shape: a few choices of every kind. */
export function aWireConfig(changes: Partial<WireConfig> = {}): WireConfig {
  return {
    inActiveReasons: ['Customer not interested', 'Not reachable', 'Duplicate application'],
    rejectionReasons: ['Low bureau score', 'High obligations', 'Income not proved', 'Policy: age'],
    caseStatusChoices: [
      { label: 'Approved', value: 'APPROVED' },
      { label: 'Rejected', value: 'REJECTED' },
      { label: 'On hold', value: 'HOLD' },
      { label: 'Pending', value: 'PENDING' },
      { label: 'Inactive', value: 'INACTIVE' },
    ],
    holdReasons: ['Bank statement incomplete', 'Address proof missing', 'Employer to be verified'],
    creditTags: ['first-loan', 'metro', 'repeat'],
    customerIntuition: {
      good: ['Stable job', 'Clear answers', 'Owns the house'],
      bad: ['Evasive on obligations', 'Hurried', 'Third party prompting'],
    },
    deviations: ['Income proof', 'Bureau score', 'FOIR above policy'],
    industryTypes: ['Education', 'Health', 'IT', 'Logistics', 'Manufacturing', 'Retail'],
    emiDates: [2, 5, 7, 10, 15],
    buckets: [
      { bucketName: 'Prime', bucketType: 'A', interestRate: 18 },
      { bucketName: 'Near prime', bucketType: 'B', interestRate: 21 },
      { bucketName: 'Standard', bucketType: 'C', interestRate: 24 },
      { bucketName: 'Watch', bucketType: 'D', interestRate: 26.5 },
      { bucketName: 'High risk', bucketType: 'E', interestRate: 30 },
    ],
    ...changes,
  };
}
