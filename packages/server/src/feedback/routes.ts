import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addFeedback } from './addFeedback';
import { editFeedback } from './editFeedback';

export const routes: Route[] = [
  route(contract.feedback.add, addFeedback),
  route(contract.feedback.edit, editFeedback),
];
