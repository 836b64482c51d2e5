import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { readQuizResult } from './readQuizResult';

export const routes: Route[] = [route(contract.intel.quiz, readQuizResult)];
