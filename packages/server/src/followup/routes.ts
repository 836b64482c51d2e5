import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { endFollowUp, readFollowUp, saveFollowUp } from './followUps';

export const routes: Route[] = [
  route(contract.followUp.read, readFollowUp),
  route(contract.followUp.save, saveFollowUp),
  route(contract.followUp.done, endFollowUp),
];
