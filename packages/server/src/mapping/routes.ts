import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { mapEmis } from './mapEmis';

export const routes: Route[] = [route(contract.mapping.mapEmis, mapEmis)];
