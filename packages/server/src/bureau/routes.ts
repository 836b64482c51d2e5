import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { bureausOf } from './bureausOf';
import { fetchCibilFrom, fetchEquifaxFrom } from './fetchReports';

export const routes: Route[] = [
  route(contract.bureau.fetch, fetchEquifaxFrom(bureausOf)),
  route(contract.bureau.cibil, fetchCibilFrom(bureausOf)),
];
