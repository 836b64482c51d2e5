import { contract } from '@lending-desk/domain/contract';
import { type Route, routeOutside } from '../http/verb';
import { checkOfflineKyc } from './checkOfflineKyc';

export const routes: Route[] = [routeOutside(contract.kyc.verifyOffline, checkOfflineKyc)];
