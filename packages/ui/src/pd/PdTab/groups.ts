import type { PdField } from '@lending-desk/domain/pd';

/** The questions by heading; the order from top to bottom is the order in which they are checked. */
export const pdGroups: readonly { readonly heading: string; readonly fields: readonly PdField[] }[] = [
  {
    heading: 'Call',
    fields: [
      'contactability',
      'attemptTrigger',
      'callAttemptedOn',
      'nonContactabilityReason',
      'contactNumber',
    ],
  },
  {
    heading: 'Skill and work',
    fields: [
      'skillTestConduct',
      'skillTestResult',
      'communicationSkill',
      'curWorkExp',
      'totalWorkExp',
      'qualification',
      'communicationTune',
      'isSelfEmployed',
    ],
  },
  {
    heading: 'Follow-up questions',
    fields: ['tat', 'interestRate', 'processingFees', 'loanAmount', 'preClose', 'emiDate'],
  },
  { heading: 'Summary', fields: ['overallRating', 'otherComment'] },
];
