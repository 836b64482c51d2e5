import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { saveComment } from './saveComment';

export const routes: Route[] = [route(contract.comments.save, saveComment)];
