import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { changeSettings } from './changeSettings';
import { readSettings } from './readSettings';

export const routes: Route[] = [
  route(contract.lenderSettings.read, readSettings),
  route(contract.lenderSettings.change, changeSettings),
];
