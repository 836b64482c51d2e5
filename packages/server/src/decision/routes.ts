import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { processApplication } from './processApplication';
import { readConfig } from './readConfig';

export const routes: Route[] = [
  route(contract.decision.config, readConfig),
  route(contract.decision.process, processApplication),
];
