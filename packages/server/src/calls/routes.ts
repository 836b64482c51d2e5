import { contract } from '@lending-desk/domain/contract';
import { type Route, route, routeOutside } from '../http/verb';
import { telephonyOf } from '../providers/telephony/telephonyOf';
import { readAgentDetails, saveAgentDetails } from './agentDetails';
import { callCustomerBy } from './callCustomer';

export const routes: Route[] = [
  routeOutside(contract.calls.call, callCustomerBy(telephonyOf)),
  route(contract.calls.agentDetails, readAgentDetails),
  route(contract.calls.saveAgentDetails, saveAgentDetails),
];
