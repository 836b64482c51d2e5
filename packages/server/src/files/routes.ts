import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { listFiles } from './listFiles';
import { readFile } from './readFile';
import { removeFile } from './removeFile';
import { revealFile } from './revealFile';

export const routes: Route[] = [
  route(contract.files.read, readFile),
  route(contract.files.reveal, revealFile),
  route(contract.files.list, listFiles),
  route(contract.files.remove, removeFile),
];
