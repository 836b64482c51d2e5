import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { assignLoan } from './assignLoan';
import { listLoans } from './listLoans';
import { readLoan } from './readLoan';
import { revealField } from './revealField';

export const routes: Route[] = [
  route(contract.loan.list, listLoans),
  route(contract.loan.read, readLoan),
  route(contract.loan.assign, assignLoan),
  route(contract.loan.reveal, revealField),
];
