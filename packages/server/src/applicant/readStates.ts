import { stateList } from '@lending-desk/domain/applicant';
import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';

/** The states to choose from, with their codes (CS-107). */
export const readStates: Verb<typeof contract.applicant.states> = async () => ({
  data: { stateList: [...stateList] },
});
