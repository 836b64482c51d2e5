import { contract } from '@lending-desk/domain';
import { type Route, route, routeOutside } from '../http/verb';
import { sandboxTelephony } from '../providers/telephony/sandbox';
import { readAgentDetails, saveAgentDetails } from './agentDetails';
import { callCustomerBy } from './callCustomer';

export const routes: Route[] = [
  routeOutside(contract.calls.call, callCustomerBy(sandboxTelephony)),
  route(contract.calls.agentDetails, readAgentDetails),
  route(contract.calls.saveAgentDetails, saveAgentDetails),
];
