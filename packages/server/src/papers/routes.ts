import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { downloadMemo, downloadNoDuesLetter, downloadQuote } from './papers';

export const routes: Route[] = [
  route(contract.papers.quote, downloadQuote),
  route(contract.papers.noDues, downloadNoDuesLetter),
  route(contract.papers.memo, downloadMemo),
];
