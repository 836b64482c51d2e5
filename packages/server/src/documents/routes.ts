import { contract } from '@lending-desk/domain';
import { type Route, route } from '../http/verb';
import { readFile } from './readFile';
import { revealPassword } from './revealPassword';

export const routes: Route[] = [
  route(contract.documents.file, readFile),
  route(contract.documents.revealPassword, revealPassword),
];
