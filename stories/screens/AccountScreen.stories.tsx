import { AccountScreen, type AccountScreenProps } from '@lending-desk/ui/screens/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { here, old, there } from '../fixtures/sessions';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { factsOf } from '../panels';
import { fitsTheWindow, inShell } from './inShell';

const sessions: AccountScreenProps['sessions'] = {
  list: { state: 'ready', value: [here, there, old] },
  run: { state: 'idle' },
  onEnd: fn(),
  onEndOthers: fn(),
};
const password: AccountScreenProps['password'] = { save: { state: 'idle' }, onSave: fn() };

const meta = {
  title: 'Every desk/Screens/Account',
  component: AccountScreen,
  args: { viewer: staff.underwriter, sessions, password },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inShell({ address: '/account', breadcrumb: [{ label: 'You' }, { label: 'Your account' }] })],
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedInElsewhere: Story = {
  args: { viewer: { ...staff.underwriter, roles: ['ROLE_CREDIT_USER', 'ROLE_SUPER_USER'] } },
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('who one is here', async () => {
      await expect(factsOf(canvas.getByRole('region', { name: 'Person' }))).toEqual([
        'Name: Meera Subramanian',
        `Email: ${staff.underwriter.email}`,
        'Roles: Underwriter, Super user',
      ]);
    });
    await step('this browser cannot be signed out here', async () => {
      const row = within(canvas.getByRole('row', { name: /Chrome on Linux/ }));
      await expect(row.getByText('This browser')).toBeVisible();
      await expect(row.queryByRole('button')).toBeNull();
    });
    await step('another one can', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign out Firefox on Windows, 20 Nov 2026, 01:40 pm' }),
      );
      await expect(sessions.onEnd).toHaveBeenCalledWith(there);
      await expect(canvas.getByText('Unknown browser')).toBeVisible();
    });
    await step('and all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out all others' }));
      await expect(sessions.onEndOthers).toHaveBeenCalledOnce();
    });
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const LongestName: Story = {
  parameters: { states: ['longest'] },
  args: {
    viewer: { ...staff.superUser, fullName: longestName },
    sessions: {
      ...sessions,
      list: { state: 'ready', value: [{ ...here, network: '2001:0db8:85a3:0000::/64' }] },
    },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longestName)).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};
