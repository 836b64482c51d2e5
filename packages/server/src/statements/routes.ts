import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import {
  processStatements,
  readInstitutions,
  removeStatement,
  saveInstitution,
  saveSettings,
  uploadStatement,
} from './changeStatements';

export const routes: Route[] = [
  route(contract.statements.institutions, readInstitutions),
  route(contract.statements.settings, saveSettings),
  route(contract.statements.institution, saveInstitution),
  route(contract.statements.process, processStatements),
  route(contract.statements.upload, uploadStatement),
  route(contract.statements.remove, removeStatement),
];
