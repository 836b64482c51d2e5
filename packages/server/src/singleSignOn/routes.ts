import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { begin } from './begin';
import { finish } from './finish';

export const routes: Route[] = [
  route(contract.singleSignOn.begin, begin),
  route(contract.singleSignOn.finish, finish),
];
