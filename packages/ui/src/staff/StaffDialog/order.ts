import type { Role } from '@lending-desk/domain/access';
import type { StaffAction } from '@lending-desk/domain/staff';
import type { Run } from '../../primitives/States';

/** What a super user wants done to an account. */
export type StaffOrder =
  | { readonly action: 'approve' | 'changeRoles'; readonly roles: Role[] }
  | { readonly action: 'reject'; readonly reason: string }
  | { readonly action: 'disable' | 'enable' | 'endSessions' }
  | { readonly action: 'resetPassword' };

/** The state of the last order on this account. */
export type StaffRun = Run<{ action: StaffAction }>;
