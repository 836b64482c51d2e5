import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { listColleagues } from './colleagues';
import { listMentions, markMentions } from './mentions';

export const routes: Route[] = [
  route(contract.mentions.list, listMentions),
  route(contract.mentions.markRead, markMentions),
  route(contract.mentions.colleagues, listColleagues),
];
