import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addTags } from './addTags';

export const routes: Route[] = [route(contract.tags.add, addTags)];
