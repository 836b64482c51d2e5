import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { readAlive, readHealth } from './readHealth';

export const routes: Route[] = [
  route(contract.health.read, readHealth),
  route(contract.health.alive, readAlive),
];
