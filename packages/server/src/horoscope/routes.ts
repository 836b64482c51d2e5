import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { readPredictions } from './readPredictions';
import { readWeeks } from './readWeeks';
import { savePredictions } from './savePredictions';

export const routes: Route[] = [
  route(contract.horoscope.read, readPredictions),
  route(contract.horoscope.weeks, readWeeks),
  route(contract.horoscope.save, savePredictions),
];
