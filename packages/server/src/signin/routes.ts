import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { login } from './login';
import { logout } from './logout';
import { readProfile } from './readProfile';
import { readSettings } from './readSettings';
import { refresh } from './refresh';
import { signUp } from './signUp';

export const routes: Route[] = [
  route(contract.signin.login, login),
  route(contract.signin.refresh, refresh),
  route(contract.signin.logout, logout),
  route(contract.signin.signUp, signUp),
  route(contract.signin.profile, readProfile),
  route(contract.signin.settings, readSettings),
];
