import { type Role, roleLabels } from '@lending-desk/domain/access';
import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import type { StaffMember } from '@lending-desk/domain/staff';
import { Avatar } from '../../primitives/Avatar';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { StaffStateBadge } from '../StaffStateBadge';
import { person, wrapped } from './StaffTable.css';

/** The roles as people call them: 'Underwriter, Value-added services'. */
export const rolesText = (roles: readonly Role[]): string => roles.map(role => roleLabels[role]).join(', ');

/** Email and Roles share what the others leave, 154 px each in a window of 1024 px, and take two lines there. */
export const columns: readonly Column<StaffMember>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 184,
    cell: row => (
      <span className={person}>
        <Avatar name={row.fullName} />
        <Text truncate title={row.fullName}>
          {row.fullName}
        </Text>
      </span>
    ),
    sortValue: row => row.fullName.toLowerCase(),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => {
      const at = email.indexOf('@') + 1;
      return (
        <span className={wrapped}>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
      );
    },
    sortValue: row => row.email,
  },
  {
    id: 'state',
    header: 'State',
    width: 88,
    cell: row => <StaffStateBadge state={row.state} />,
    sortValue: row => row.state,
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: row => (row.roles.length > 0 ? <span className={wrapped}>{rolesText(row.roles)}</span> : null),
    sortValue: row => rolesText(row.roles),
  },
  {
    id: 'createdAt',
    header: 'Signed up',
    width: 98,
    cell: row => formatDate(row.createdAt),
    sortValue: row => row.createdAt,
  },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    width: 164,
    cell: row => (row.lastSeenAt ? formatDateTime(row.lastSeenAt) : <Text tone="tertiary">Never</Text>),
    sortValue: row => row.lastSeenAt,
  },
  {
    id: 'sessions',
    header: 'Browsers',
    align: 'right',
    width: 84,
    cell: row => row.sessions,
    sortValue: row => row.sessions,
  },
];
