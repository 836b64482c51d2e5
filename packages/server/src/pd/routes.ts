import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { savePdFeedback } from './savePdFeedback';

export const routes: Route[] = [route(contract.pd.save, savePdFeedback)];
