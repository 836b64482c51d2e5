import * as v from 'valibot';
import {
  type VasAnswers,
  type VasDraft,
  type VasFeedback,
  vasFeedbackSchema,
  type VasLoan,
  vasLoanSchema,
  vasRating,
} from '../src/vas';

type WireVasFeedback = v.InferInput<typeof vasFeedbackSchema>;

/** The answers of a pleased customer, as they are sent: a rating of 4.5. */
export function aVasRequest(changes: Partial<VasAnswers> = {}): VasAnswers {
  return {
    vasFeedback: 'Asked about the skill course.',
    customerInteraction: 'HIGH',
    customerRating: 'YES',
    customerParticipation: 'THINK_ABOUT',
    customerCommunication: 'GOOD',
    customerTestimonial: 'YES',
    ...changes,
  };
}

/** The same as a filled-in form. */
export const aVasDraft = (changes: Partial<VasDraft> = {}): VasDraft => ({ ...aVasRequest(), ...changes });

/** A VAS feedback in wire shape. */
export function aWireVasFeedback(changes: Partial<WireVasFeedback> = {}): WireVasFeedback {
  const answers = aVasRequest();
  return {
    id: '5f1e3b77-1a7c-4c0b-9a55-0d6f0a6b7c01',
    createdOn: '2026-11-19T10:12:00.000Z',
    userName: 'Imran Shaikh',
    userIdString: '27827a03-0007-4000-8000-000000000007',
    rating: vasRating(answers),
    ...answers,
    ...changes,
  };
}

/** The same as the app reads it. */
export const aVasFeedback = (changes: Partial<WireVasFeedback> = {}): VasFeedback =>
  v.parse(vasFeedbackSchema, aWireVasFeedback(changes));

/** A loan as the VAS screen reads it. */
export const aVasLoan = (changes: Partial<VasLoan> = {}): VasLoan => ({
  ...v.parse(vasLoanSchema, {
    loanId: 482_190,
    amountApplied: 125_000,
    personalDetails: { fullName: 'Kavya Raghunathan', email: 'kavya.r@mail.example' },
    loanDetails: { applicationStatus: 'LOAN_AGREEMENT_ACCEPTED', approvalStatus: 'DISBURSED' },
  }),
  ...changes,
});
