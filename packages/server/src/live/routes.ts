import { contract } from '@lending-desk/domain';
import { type Route, route } from '../http/verb';
import { watchLoanEvery } from './watchLoan';

// More often than a proxy closes what is silent.
const pulseMs = 20_000;

export const routes: Route[] = [route(contract.live.loan, watchLoanEvery(pulseMs))];
