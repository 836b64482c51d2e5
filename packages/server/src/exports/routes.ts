import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { exportApplications } from './exportApplications';
import { exportLoans } from './exportLoans';

export const routes: Route[] = [
  route(contract.exports.applications, exportApplications),
  route(contract.exports.loans, exportLoans),
];
