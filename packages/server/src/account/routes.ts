import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { changePassword } from './changePassword';
import { endOtherSessions, endOwnSession, listSessions } from './ownSessions';
import { resetPassword } from './resetPassword';

export const routes: Route[] = [
  route(contract.account.sessions, listSessions),
  route(contract.account.endSession, endOwnSession),
  route(contract.account.endOtherSessions, endOtherSessions),
  route(contract.account.changePassword, changePassword),
  route(contract.account.resetPassword, resetPassword),
];
