import { AppShell } from '@lending-desk/ui/shell/AppShell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import type { Area } from '../panels';
import { shellArgs } from './AppShell.cases';

const meta = {
  title: 'Every desk/Parts/Sidebar drawer',
  component: AppShell,
  argTypes: { theme: { options: ['light', 'dark'], control: 'inline-radio' } },
  args: { ...shellArgs, viewer: staff.underwriter },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvas: Area, userEvent: Pick<UserEventObject, 'click'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
  return screen.findByRole('dialog', { name: 'Sidebar' });
}

export const OverThePage: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await opened(canvas, userEvent));
    await expect(drawer.getByRole('link', { name: 'All Cases' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer.getByText(staff.underwriter.fullName)).toBeVisible();
  },
};

export const TheCurrentViewHasTheFocus: Story = {
  args: { currentAddress: '/credit/loans?status=HOLD' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await opened(canvas, userEvent));
    const current = drawer.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('On Hold Cases');
    await waitFor(() => expect(current).toHaveFocus());
  },
};

/** One's own account is a page without a view. */
export const WithoutACurrentView: Story = {
  args: { currentAddress: '/account' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await opened(canvas, userEvent));
    await waitFor(() => expect(drawer.getAllByRole('link')[0]).toHaveFocus());
  },
};

export const LongestRealisticData: Story = {
  args: {
    viewer: {
      ...staff.superUser,
      fullName: longestName,
    },
  },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(canvas, userEvent);
    await expect(within(drawer).getByText(/^Venkata Subrahmanya/)).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: /Logout/ })).toBeVisible();
    await expect(drawer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Dark: Story = {
  ...OverThePage,
  args: { theme: 'dark' },
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};
