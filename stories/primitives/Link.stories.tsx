import { ExternalLink, Link, type LinkComponentProps, LinkProvider } from '@lending-desk/ui/primitives/Link';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Text/Link',
  component: Link,
  args: { to: '/credit/loans/4821937', children: 'Loan 4821937' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Loan 4821937' })).toHaveAttribute(
      'href',
      '/credit/loans/4821937',
    );
  },
};

function RouterLink({ to, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`/base${to}`} data-router="">
      {children}
    </a>
  );
}

export const DrawnByTheRouter: Story = {
  render: args => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Loan 4821937' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '/base/credit/loans/4821937');
  },
};

export const InASentence: Story = {
  args: { underline: 'always', tone: 'inherit' },
  render: args => (
    <p>
      The customer also has <Link {...args} />, closed in March 2025.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

export const Tones: Story = {
  render: ({ to }) => (
    <Stack direction="row">
      {(['link', 'primary', 'secondary'] as const).map(tone => (
        <Link key={tone} to={to} tone={tone}>
          {tone}
        </Link>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('link').map(link => getComputedStyle(link).color);
    await expect(new Set(colours).size).toBe(3);
  },
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

export const CurrentPage: Story = {
  args: { 'aria-current': 'page', underline: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const UnbrokenLabel: Story = {
  args: { children: 'https://pay.example.in/l/4821937/emi/11/2026-11-05/0d9f3b7c5e2a4418' },
  decorators: [inBox({ width: 200 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').parentElement?.scrollWidth).toBeLessThanOrEqual(200);
  },
};

export const OutOfTheProduct: Story = {
  render: () => <ExternalLink href="https://mandate.example/a">https://mandate.example/a</ExternalLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://mandate.example/a (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://mandate.example/a');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // The arrow is in the line of the text.
    await expect(link.getBoundingClientRect().height).toBeLessThan(24);
  },
};
