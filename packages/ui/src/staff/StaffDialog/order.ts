import type { Role } from '@lending-desk/domain/access';

/** What a super user wants done to an account. */
export type StaffOrder =
  | { readonly action: 'approve' | 'changeRoles'; readonly roles: Role[] }
  | { readonly action: 'reject'; readonly reason: string }
  | { readonly action: 'disable' | 'enable' | 'endSessions' }
  | { readonly action: 'resetPassword' };
