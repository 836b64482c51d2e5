import { TopBar } from '@lending-desk/ui/shell/TopBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longestName } from '../fixtures/longestName';

const meta = {
  title: 'Every desk/Parts/Top bar',
  component: TopBar,
  args: {
    breadcrumb: [
      { label: 'Credit', to: '/credit/loans' },
      { label: 'On Hold Cases', to: '/credit/loans?status=HOLD' },
      { label: '482190' },
    ],
    theme: 'light',
    sidebarOpen: true,
    onToggleSidebar: fn(),
    onToggleTheme: fn(),
    onOpenPalette: fn(),
    onOpenShortcuts: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentLocation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'On Hold Cases' })).toHaveAttribute(
      'href',
      '/credit/loans?status=HOLD',
    );
    await expect(canvas.getByText('482190')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48);
  },
};

export const EveryButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(args.onToggleSidebar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Search or jump to' }));
    await expect(args.onOpenPalette).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(args.onOpenShortcuts).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the dark theme' }));
    await expect(args.onToggleTheme).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = {
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  },
};

const fits = () => document.documentElement.scrollWidth <= window.innerWidth;

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    // The search shrinks to its icon and keeps its accessible name.
    await expect(canvas.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
    await expect(canvas.getByText('Search or jump to').getBoundingClientRect().width).toBe(1);
    await expect(fits()).toBe(true);
  },
};

export const LongestNames: Story = {
  args: {
    breadcrumb: [
      { label: 'Customer Support', to: '/loan-management/search/' },
      { label: longestName, to: '/loan-management/search/' },
      { label: 'Credit Rejected Cases of the week before last' },
    ],
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(fits()).toBe(true);
    const theme = canvas.getByRole('button', { name: 'Use the dark theme' });
    await expect(theme.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
