import { loanContract } from '@lending-desk/domain/loan';
import { apiOf } from '../http/api';

export const loanApi = apiOf(loanContract);
