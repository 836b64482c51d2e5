import { AgeingBar } from '@lending-desk/ui/loan/AgeingBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Collections/Parts/Ageing bar',
  component: AgeingBar,
  args: { ageing: disbursed.ageing, bucket: null, onBucket: fn() },
} satisfies Meta<typeof AgeingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /^90\+ days/ }));
    await expect(args.onBucket).toHaveBeenCalledWith('90+');
  },
};

export const ABucketChosen: Story = { args: { bucket: '31-60' } };

const linesOf = (parts: readonly HTMLElement[]) => {
  const tops = parts.map(part => Math.round(part.getBoundingClientRect().top));
  return [...new Set(tops)].map(top => tops.filter(one => one === top).length);
};
const widthsOf = (parts: readonly HTMLElement[]) =>
  new Set(parts.map(part => Math.round(part.getBoundingClientRect().width)));

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('button'))).toEqual([3, 3]);
    await expect(widthsOf(canvas.getAllByRole('button')).size).toBe(1);
    await expectNothingSideways();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('button'))).toEqual([2, 2, 2]);
    await expectNothingSideways(canvas.getAllByRole('button'));
  },
};

export const Loading: Story = {
  args: { ageing: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading how the book stands')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ageing' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { ageing: null, failure: { message: 'The ledger is being restored', onRetry: fn() } },
  parameters: { covers: ['XR-046.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it says why, and is read again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The ledger is being restored');
      await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
      await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
    });
  },
};
