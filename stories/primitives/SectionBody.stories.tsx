import { SectionBody } from '@lending-desk/ui/primitives/SectionBody';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Layout/SectionBody',
  component: SectionBody<unknown>,
  args: { name: 'Financial details', section: { state: 'missing' }, children: value => String(value) },
} satisfies Meta<typeof SectionBody<unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  args: { section: { state: 'ready', value: 'Kotak Mahindra Bank' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kotak Mahindra Bank')).toBeVisible();
  },
};

export const NotGiven: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Financial details were not given.')).toBeVisible();
  },
};

export const Broken: Story = {
  args: {
    section: { state: 'broken', issues: ['one: is wrong', 'two: too', 'three: also', 'four: unseen'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Financial details could not be read')).toBeVisible();
    await expect(canvas.getByText('one: is wrong; two: too; three: also')).toBeVisible();
  },
};
