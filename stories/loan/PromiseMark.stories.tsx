import { businessDate } from '@lending-desk/domain/calendar';
import { PromiseMark } from '@lending-desk/ui/loan/PromiseMark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPromise } from '../fixtures/collections';

const meta = {
  title: 'Collections/Parts/Promise mark',
  component: PromiseMark,
  args: { promise: aPromise({ state: 'open' }) },
} satisfies Meta<typeof PromiseMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { covers: ['XR-009.c'] },
  play: async ({ canvas, step }) => {
    await step('open, with its day', async () => {
      await expect(canvas.getByText('Rs. 9,000 by 12 Nov')).toBeVisible();
      await expect(canvas.getByTitle('Promised on 8 Nov 2026 for 12 Nov 2026')).toBeVisible();
    });
  },
};

export const Kept: Story = {
  args: { promise: aPromise({ state: 'kept', keptOn: businessDate('2026-11-10') }) },
  parameters: { covers: ['XR-009.c'] },
  play: async ({ canvas, step }) => {
    await step('kept', async () => {
      await expect(canvas.getByText('Rs. 9,000 kept')).toBeVisible();
    });
  },
};

export const Broken: Story = {
  args: { promise: aPromise() },
  parameters: { covers: ['XR-009.c'] },
  play: async ({ canvas, step }) => {
    await step('broken', async () => {
      await expect(canvas.getByText('Rs. 9,000 broken')).toBeVisible();
    });
  },
};
