import { contract } from '@lending-desk/domain/contract';
import { answering } from './desk/answering';
import { creditAnswers } from './desk/credit';

/** What the desk in memory answers to somebody who signs up, in or out. */
export const answers = [
  answering(contract.signin.signUp, () => ({})),
  answering(contract.account.resetPassword, () => ({})),
  ...creditAnswers,
];

export const profile = { to: 'GET /api/v1/users/get-profile/' };
