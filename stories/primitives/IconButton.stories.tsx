import { IconButton } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, PanelRight, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  args: { icon: RefreshCw, label: 'Reload loan', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsTooltip: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reload loan' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Reload loan');
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

function RailSwitch() {
  const [open, setOpen] = useState(false);
  return <IconButton icon={PanelRight} label="Show the rail" pressed={open} onClick={() => setOpen(!open)} />;
}

export const Pressed: Story = {
  render: () => <RailSwitch />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the rail' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const TargetsAreLargeEnough: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      <IconButton icon={Copy} label="Copy loan id" size="xs" />
      <IconButton icon={Copy} label="Copy phone" />
      <IconButton icon={Copy} label="Copy IFSC" size="md" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('button').map(button => {
      const { width, height } = button.getBoundingClientRect();
      return [width, height];
    });
    await expect(edges).toEqual([
      [24, 24],
      [28, 28],
      [32, 32],
    ]);
  },
};
