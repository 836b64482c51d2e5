import { Breadcrumb } from '@lending-desk/ui/primitives/Breadcrumb';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Layout/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Credit', to: '/credit' },
      { label: 'On hold cases', to: '/credit/on-hold' },
      { label: '4821937' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnALoan: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map(link => link.textContent)).toEqual(['Credit', 'On hold cases']);
    await expect(links[1]).toHaveAttribute('href', '/credit/on-hold');
    await expect(within(nav).getByText('4821937')).toHaveAttribute('aria-current', 'page');
  },
};

export const InANarrowPlace: Story = {
  args: {
    items: [
      { label: 'Customer support', to: '/support' },
      { label: 'Search by mobile number', to: '/support/search' },
      { label: '4816620' },
    ],
  },
  decorators: [inBox({ width: 240 })],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    const here = canvas.getByText('4816620');
    await expect(here.scrollWidth).toBeLessThanOrEqual(here.clientWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({ width: 110 })],
  play: async ({ canvas }) => {
    const here = canvas.getByText('4821937');
    await expect(here.scrollWidth).toBeLessThanOrEqual(here.clientWidth);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
