import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { giveJobUp, runJobAgain } from './changeJob';
import { disburseLoan } from './disburseLoan';
import { readLedgerCheck, startLedgerCheck } from './ledgerCheck';
import { readOperations } from './readOperations';

export const routes: Route[] = [
  route(contract.operations.read, readOperations),
  route(contract.operations.runAgain, runJobAgain),
  route(contract.operations.giveUp, giveJobUp),
  route(contract.operations.disburse, disburseLoan),
  route(contract.operations.ledgerCheck, readLedgerCheck),
  route(contract.operations.checkLedger, startLedgerCheck),
];
