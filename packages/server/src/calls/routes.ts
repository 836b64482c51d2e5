import { contract } from '@lending-desk/domain/contract';
import { type Route, route, routeOutside } from '../http/verb';
import { telephonyOf } from '../providers/telephony/telephonyOf';
import { readAgentDetails, saveAgentDetails } from './agentDetails';
import { callCustomerBy } from './callCustomer';
import { rateCall } from './rateCall';
import { uploadRecording } from './uploadRecording';

export const routes: Route[] = [
  routeOutside(contract.calls.call, callCustomerBy(telephonyOf, { desk: 'credit' })),
  routeOutside(contract.calls.callFromSupport, callCustomerBy(telephonyOf, { desk: 'customerSupport' })),
  routeOutside(contract.calls.callFromCollections, callCustomerBy(telephonyOf, { desk: 'collections' })),
  route(contract.calls.agentDetails, readAgentDetails),
  route(contract.calls.saveAgentDetails, saveAgentDetails),
  route(contract.calls.rateForSupport, rateCall('customerSupport')),
  route(contract.calls.rateForCollections, rateCall('collections')),
  route(contract.calls.uploadRecording, uploadRecording),
];
