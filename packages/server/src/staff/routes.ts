import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import {
  approveStaff,
  changeStaffRoles,
  disableStaff,
  enableStaff,
  endStaffSessions,
  rejectStaff,
} from './changeStaff';
import { linkToResetPassword } from './linkToResetPassword';
import { listStaff } from './listStaff';

export const routes: Route[] = [
  route(contract.staff.list, listStaff),
  route(contract.staff.approve, approveStaff),
  route(contract.staff.reject, rejectStaff),
  route(contract.staff.changeRoles, changeStaffRoles),
  route(contract.staff.disable, disableStaff),
  route(contract.staff.enable, enableStaff),
  route(contract.staff.endSessions, endStaffSessions),
  route(contract.staff.resetPassword, linkToResetPassword),
];
