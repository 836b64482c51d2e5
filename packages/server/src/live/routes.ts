import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { tellTyping } from './tellTyping';
import { watchLoanEvery } from './watchLoan';

// Shorter than the idle timeout of a proxy.
const pulseMs = 20_000;

export const routes: Route[] = [
  route(contract.live.loan, watchLoanEvery(pulseMs)),
  route(contract.live.typing, tellTyping),
];
