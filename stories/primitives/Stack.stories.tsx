import { Box } from '@lending-desk/ui/primitives/Box';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { space } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

const facts = ['Rs. 1,25,000', '18 months', '26% a year'];

const meta = {
  title: 'Primitives/Layout/Stack',
  component: Stack,
  argTypes: { gap: { options: Object.keys(space), control: 'select' } },
  args: {
    'aria-label': 'Sanction terms',
    role: 'group',
    children: facts.map(fact => (
      <Box key={fact} background="sunken" padding="2" borderRadius="md">
        {fact}
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('group', { name: 'Sanction terms' }));
    await expect(look.flexDirection).toBe('column');
    await expect(look.rowGap).toBe('12px');
    await expect(look.alignItems).toBe('stretch');
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: '2' },
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('group'));
    await expect(look.flexDirection).toBe('row');
    await expect(look.columnGap).toBe('8px');
    await expect(look.alignItems).toBe('center');
  },
};

export const EndsApart: Story = {
  args: { direction: 'row', justify: 'between' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    await expect(canvas.getByText('Rs. 1,25,000').getBoundingClientRect().left).toBe(group.left);
    await expect(canvas.getByText('26% a year').getBoundingClientRect().right).toBeCloseTo(group.right, 0);
  },
};

export const AlignedToTheEnd: Story = {
  args: { align: 'end' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    await expect(canvas.getByText('18 months').getBoundingClientRect().right).toBeCloseTo(group.right, 0);
  },
};

export const Wrapping: Story = {
  args: { direction: 'row', wrap: true },
  decorators: [inBox({ width: 180 })],
  play: async ({ canvas }) => {
    const first = canvas.getByText('Rs. 1,25,000').getBoundingClientRect();
    const last = canvas.getByText('26% a year').getBoundingClientRect();
    await expect(last.top).toBeGreaterThanOrEqual(first.bottom);
  },
};

export const AsAList: Story = {
  args: {
    as: 'ul',
    role: undefined,
    children: facts.map(fact => (
      <Text as="li" key={fact}>
        {fact}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sanction terms' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const UnbrokenWordInANarrowRow: Story = {
  args: {
    direction: 'row',
    children: (
      <Stack gap="1">
        <Text>NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED</Text>
      </Stack>
    ),
  },
  decorators: Wrapping.decorators ?? [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(180);
  },
};
