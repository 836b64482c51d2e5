import { contract } from '@lending-desk/domain';
import { type Route, route } from '../http/verb';
import { readFile } from './readFile';
import { revealFile } from './revealFile';
import { revealPassword } from './revealPassword';

export const routes: Route[] = [
  route(contract.documents.file, readFile),
  route(contract.documents.revealFile, revealFile),
  route(contract.documents.revealPassword, revealPassword),
];
