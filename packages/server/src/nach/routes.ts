import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { commitFile } from './commitFile';
import { discardFile } from './discardFile';
import { downloadResult } from './downloadResult';
import { processFile } from './processFile';
import { listFiles, readBoard } from './readFiles';

export const routes: Route[] = [
  route(contract.nach.process, processFile),
  route(contract.nach.commit, commitFile),
  route(contract.nach.discard, discardFile),
  route(contract.nach.read, readBoard),
  route(contract.nach.list, listFiles),
  route(contract.nach.result, downloadResult),
];
