import type { Role } from '@lending-desk/domain/access';

/** What a super user wants done to an account. */
export type StaffOrder =
  | { readonly deed: 'approve' | 'changeRoles'; readonly roles: Role[] }
  | { readonly deed: 'reject'; readonly reason: string }
  | { readonly deed: 'disable' | 'enable' | 'endSessions' }
  | { readonly deed: 'resetPassword' };
