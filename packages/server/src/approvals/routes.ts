import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addWaiver } from './addWaiver';
import { addReceipt, attachProof, refund, reverseReceipt } from './askReceipts';
import { closeLoan } from './closeLoan';
import { approveRequest, refuseRequest, takeBackRequest } from './decide';
import { listApprovals } from './listApprovals';

export const routes: Route[] = [
  route(contract.approvals.list, listApprovals),
  route(contract.approvals.addWaiver, addWaiver),
  route(contract.approvals.closeLoan, closeLoan),
  route(contract.approvals.attach, attachProof),
  route(contract.approvals.addReceipt, addReceipt),
  route(contract.approvals.reverseReceipt, reverseReceipt),
  route(contract.approvals.refund, refund),
  route(contract.approvals.approve, approveRequest),
  route(contract.approvals.refuse, refuseRequest),
  route(contract.approvals.takeBack, takeBackRequest),
];
