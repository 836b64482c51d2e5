import { ProviderTable } from '@lending-desk/ui/operations/ProviderTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operations } from '../fixtures/operations';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Administration/Parts/Provider table',
  component: ProviderTable,
  args: { rows: operations.providers },
} satisfies Meta<typeof ProviderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [answered, late, none] = rowsOf(canvas).map(row => textsOf(row));
    await step('what came of the last request, and how many of a day got no answer', async () => {
      await expect(answered).toEqual([
        ...['Ozonetel', 'Configured', '21 Nov 2026, 11:10 am'],
        ...['Answered in 412 ms', '0 of 120 (0.0 %)'],
      ]);
      await expect(late).toEqual([
        ...['Equifax', 'Configured', '21 Nov 2026, 11:17 am'],
        ...['No answer in time', '3 of 40 (7.5 %)'],
      ]);
    });
    await step('nothing of a provider that was not asked', async () => {
      await expect(none).toEqual(['CIBIL', 'Not configured', '–', '–', '–']);
    });
  },
};

export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Providers' })).toHaveAttribute('aria-busy', 'true');
  },
};
