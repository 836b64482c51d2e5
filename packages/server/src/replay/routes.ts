import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { readReplay } from './readReplay';

export const routes: Route[] = [route(contract.replay.read, readReplay)];
