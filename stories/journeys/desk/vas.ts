import { type CallWire, contract } from '@lending-desk/domain/contract';
import { aVasFeedback } from '@lending-desk/domain/testing';
import { staff } from '../../fixtures/staff';
import { type Answer, answering } from './answering';
import type { SignInDesk } from './desk';

type Feedback = ReturnType<typeof aVasFeedback>;
/** What the page of VAS feedback stores. */
export interface VasDesk extends SignInDesk {
  feedbacks: readonly Feedback[];
}

const answerOf = (desk: VasDesk, status: string): CallWire<typeof contract.vas.add> => ({
  data: { status, comments: { vasFeedbacks: [...desk.feedbacks] } },
});
/** What the page of VAS feedback asks for; every loan is one of the same customer. */
export const vasAnswers: readonly Answer<VasDesk>[] = [
  answering(contract.vas.read, ({ feedbacks }: VasDesk, viewer, { loanId }) => ({
    data: {
      userIdString: viewer.idString,
      loan: {
        loanId: Number(loanId),
        amountApplied: 125_000,
        personalDetails: { fullName: 'Kavya Raghunathan', email: 'kavya.r@mail.example' },
        loanDetails: { applicationStatus: 'LOAN_AGREEMENT_ACCEPTED', approvalStatus: 'DISBURSED' },
      },
      vasFeedbacks: [...feedbacks],
    },
  })),
  answering(contract.vas.add, (desk: VasDesk, { idString, fullName }, { loanId: _loan, ...typed }) => {
    const own = { ...typed, id: 'own-feedback', userIdString: idString, userName: fullName };
    desk.feedbacks = [...desk.feedbacks, aVasFeedback(own)];
    return answerOf(desk, 'Feedback added');
  }),
  answering(contract.vas.edit, (desk: VasDesk, _viewer, { loanId: _loan, index, id: _id, ...typed }) => {
    desk.feedbacks = desk.feedbacks.map((one, place) => (place === index ? { ...one, ...typed } : one));
    return answerOf(desk, 'Feedback changed');
  }),
];

/** A loan on which two colleagues have given feedback. */
export const vasDesk = (): VasDesk => ({
  people: [staff.vas],
  sessions: new Map(),
  feedbacks: [
    aVasFeedback({ id: 'first', userIdString: staff.superUser.idString, userName: 'Asha Menon' }),
    aVasFeedback({ id: 'second', userIdString: staff.support.idString, userName: 'Naveen R' }),
  ],
});
