import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { exportCashBook, readCashBook } from './readCashBook';

export const routes: Route[] = [
  route(contract.cashBook.read, readCashBook),
  route(contract.cashBook.export, exportCashBook),
];
