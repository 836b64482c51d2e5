import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Text/Kbd',
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const key = canvas.getByText('J');
    await expect(key.tagName).toBe('KBD');
    await expect(key.getBoundingClientRect().height).toBe(18);
    await expect(key.getBoundingClientRect().width).toBeGreaterThanOrEqual(18);
  },
};

export const NextToTheAction: Story = {
  render: () => (
    <Stack direction="row" gap="1">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      <Text size="caption" tone="secondary">
        Move in table
      </Text>
      <Kbd on="control">Ctrl Enter</Kbd>
      <Text size="caption" tone="secondary">
        Submit
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl Enter').getBoundingClientRect().height).toBe(18);
  },
};
