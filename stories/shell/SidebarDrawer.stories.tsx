import { Box } from '@lending-desk/ui/primitives/Box';
import { Text } from '@lending-desk/ui/primitives/Text';
import { AppShell } from '@lending-desk/ui/shell/AppShell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';

const meta = {
  title: 'Shell/Sidebar drawer',
  component: AppShell,
  args: {
    viewer: staff.underwriter,
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
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
async function opened(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
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

export const LongestRealisticData: Story = {
  args: {
    viewer: {
      ...staff.superUser,
      fullName: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi',
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
export const LongestRealisticDataInDark: Story = {
  ...LongestRealisticData,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};
