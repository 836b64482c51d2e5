import { contract } from '@lending-desk/domain/contract';
import { type Route, route, routeOutside } from '../http/verb';
import { paymentLinksOf } from '../providers/paymentLinks/paymentLinksOf';
import { createLinkBy } from './createLink';
import { listLinks } from './listLinks';

export const routes: Route[] = [
  route(contract.paymentLinks.list, listLinks),
  routeOutside(contract.paymentLinks.create, createLinkBy(paymentLinksOf)),
];
