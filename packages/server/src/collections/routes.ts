import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addComment } from './addComment';
import { editComment } from './editComment';

export const routes: Route[] = [
  route(contract.collections.addComment, addComment),
  route(contract.collections.editComment, editComment),
];
