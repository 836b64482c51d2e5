import { Icon } from '@lending-desk/ui/primitives/Icon';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Flag, Phone } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Text/Icon',
  component: Icon,
  args: { icon: Phone },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithALabel: Story = {
  args: { icon: Flag, label: 'Flagged by two rules' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Flagged by two rules' });
    await expect(icon).toHaveAttribute('stroke-width', '1.75');
    await expect(icon.getBoundingClientRect().width).toBe(16);
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      {([12, 14, 16, 20] as const).map(size => (
        <Icon key={size} icon={Banknote} size={size} label={`${size} px`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map(icon => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([12, 14, 16, 20]);
  },
};
