import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { revealPassword } from './revealPassword';

export const routes: Route[] = [route(contract.documents.revealPassword, revealPassword)];
