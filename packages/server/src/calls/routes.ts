import { contract } from '@lending-desk/domain';
import { type Route, route } from '../http/verb';
import { sandboxTelephony } from '../providers/telephony/sandbox';
import { readAgentDetails, saveAgentDetails } from './agentDetails';
import { callCustomerBy } from './callCustomer';

export const routes: Route[] = [
  route(contract.calls.call, callCustomerBy(sandboxTelephony)),
  route(contract.calls.agentDetails, readAgentDetails),
  route(contract.calls.saveAgentDetails, saveAgentDetails),
];
