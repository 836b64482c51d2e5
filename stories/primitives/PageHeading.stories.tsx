import { PageHeading } from '@lending-desk/ui/primitives/PageHeading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Text/PageHeading',
  component: PageHeading,
  args: { title: 'Staff', children: '2 waiting, 12 active' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TitleAlone: Story = {
  args: { title: 'Customer Search', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customer Search' })).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** The page below does not move when the line arrives. */
export const LineNotYetKnown: Story = {
  args: { children: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

export const LongTitle: Story = {
  args: { title: 'Enter a loan id to see and give VAS feedback' },
  globals: { viewport: { value: 'laptop' } },
};
