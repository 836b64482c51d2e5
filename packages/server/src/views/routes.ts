import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { listViews, removeView, saveView } from './savedViews';

export const routes: Route[] = [
  route(contract.views.list, listViews),
  route(contract.views.save, saveView),
  route(contract.views.remove, removeView),
];
