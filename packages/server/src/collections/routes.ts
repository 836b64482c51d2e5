import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addComment } from './addComment';
import { editComment } from './editComment';
import { explainAccount, quoteClosing } from './explainAccount';
import { readCollectionsLoan, readOutstanding } from './readLoan';

export const routes: Route[] = [
  route(contract.collections.read, readCollectionsLoan),
  route(contract.collections.outstanding, readOutstanding),
  route(contract.collections.explain, explainAccount),
  route(contract.collections.quote, quoteClosing),
  route(contract.collections.addComment, addComment),
  route(contract.collections.editComment, editComment),
];
