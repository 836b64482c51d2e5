import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { exportApplications } from './exportApplications';

export const routes: Route[] = [route(contract.exports.applications, exportApplications)];
