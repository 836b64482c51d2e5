import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { listDisbursed } from './listDisbursed';
import { readNextAccounts } from './nextAccounts';
import { readAgeing } from './readAgeing';

export const routes: Route[] = [
  route(contract.collections.list, listDisbursed),
  route(contract.collections.ageing, readAgeing),
  route(contract.collections.next, readNextAccounts),
];
