import { Box } from '@lending-desk/ui/primitives/Box';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { AppShellProps } from '@lending-desk/ui/shell/AppShell';
import { fn } from 'storybook/test';
import { staff } from '../fixtures/staff';

/** The queue page in the shell, for a user with all roles. */
export const shellArgs: AppShellProps = {
  viewer: staff.superUser,
  currentAddress: '/credit/loans',
  breadcrumb: [{ label: 'Credit' }, { label: 'All Cases' }],
  mini: false,
  theme: 'light',
  onToggleMini: fn(),
  onLogout: fn(),
  onToggleTheme: fn(),
  onOpenPalette: fn(),
  onOpenShortcuts: fn(),
  children: (
    <Box padding="5">
      <Text as="h1" size="title">
        All Cases
      </Text>
    </Box>
  ),
};
