import type { Role } from './roleGroups';

/** The name of a role as shown to people. */
export const roleLabels: Record<Role, string> = {
  ROLE_SUPER_USER: 'Super user',
  ROLE_CREDIT_USER: 'Underwriter',
  ROLE_CREDIT_ADMIN: 'Credit admin',
  ROLE_CREDIT_DASHBOARD_VIEW: 'Credit viewer',
  ROLE_CUSTOMER_SERVICE: 'Customer support',
  ROLE_CUSTOMER_SERVICE_ADMIN: 'Customer support admin',
  ROLE_CUSTOMER_SERVICE_VIEW: 'Customer support viewer',
  ROLE_COLLECTIONS_AGENT: 'Collections agent',
  ROLE_COLLECTIONS_ADMIN: 'Collections admin',
  ROLE_VAS: 'Value-added services',
  ROLE_COLLECTION_CALL_REVIEW: 'Collection call review',
  ROLE_CUSTOMER_CALL_REVIEW: 'Customer call review',
};
