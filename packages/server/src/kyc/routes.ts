import { contract } from '@lending-desk/domain/contract';
import { type Route, route, routeOutside } from '../http/verb';
import { checkOfflineKyc } from './checkOfflineKyc';
import { readReportedIdentity } from './readReported';

export const routes: Route[] = [
  route(contract.kyc.reported, readReportedIdentity),
  routeOutside(contract.kyc.verifyOffline, checkOfflineKyc),
];
