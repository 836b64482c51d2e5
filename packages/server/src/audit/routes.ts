import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { exportAudit } from './exportAudit';
import { listActions } from './listActions';
import { listAudit } from './listAudit';
import { readEntry } from './readEntry';

export const routes: Route[] = [
  route(contract.audit.list, listAudit),
  route(contract.audit.actions, listActions),
  route(contract.audit.export, exportAudit),
  route(contract.audit.read, readEntry),
];
