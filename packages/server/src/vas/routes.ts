import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { addVasFeedback } from './addVasFeedback';
import { editVasFeedback } from './editVasFeedback';
import { readVasLoan } from './readVasLoan';

export const routes: Route[] = [
  route(contract.vas.read, readVasLoan),
  route(contract.vas.add, addVasFeedback),
  route(contract.vas.edit, editVasFeedback),
];
