import { Icon } from '@lending-desk/ui/primitives/Icon';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Phone } from 'lucide-react';
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

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      {([12, 14, 16, 20] as const).map(size => (
        <Icon key={size} icon={Banknote} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    const widths = icons.map(icon => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([12, 14, 16, 20]);
    await expect(icons[2]).toHaveAttribute('stroke-width', '1.75');
  },
};
