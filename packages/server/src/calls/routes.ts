import { contract } from '@lending-desk/domain/contract';
import { type Route, route, routeOutside } from '../http/verb';
import { telephonyOf } from '../providers/telephony/telephonyOf';
import { readAgentDetails, saveAgentDetails } from './agentDetails';
import { callCustomerBy } from './callCustomer';
import { rateCustomerCall } from './rateCall';
import { uploadRecording } from './uploadRecording';

export const routes: Route[] = [
  routeOutside(contract.calls.call, callCustomerBy(telephonyOf, { desk: 'credit' })),
  routeOutside(contract.calls.callFromSupport, callCustomerBy(telephonyOf, { desk: 'customerSupport' })),
  route(contract.calls.agentDetails, readAgentDetails),
  route(contract.calls.saveAgentDetails, saveAgentDetails),
  route(contract.calls.rateForSupport, rateCustomerCall),
  route(contract.calls.uploadRecording, uploadRecording),
];
