import { ExportProgress } from '@lending-desk/ui/exports/ExportProgress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Every desk/Parts/Export progress',
  component: ExportProgress,
  args: { run: { state: 'running', rows: 12_500, bytes: 2_431_000 }, onCancel: fn() },
} satisfies Meta<typeof ExportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Export' })).toHaveAttribute(
      'aria-valuetext',
      '12,500 rows, 2.4 MB so far',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Exporting');
    await expect(canvas.getByRole('status').closest('[data-spoken]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const JustStarted: Story = {
  args: { run: { state: 'running', rows: 1, bytes: 210 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 row, 1 KB so far')).toBeVisible();
  },
};

export const Done: Story = {
  args: { run: { state: 'done', rows: 125_000, fileName: 'loans-2026-11-01-to-2026-11-21.csv' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Saved 1,25,000 rows as loans-2026-11-01-to-2026-11-21\.csv$/,
    );
    await expect(canvas.getByRole('status').closest('[data-spoken]')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const OneIdWasNotFound: Story = {
  args: { run: { state: 'done', rows: 1, fileName: 'report.csv', missing: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Saved 1 row as report\.csv\. 1 loan id was not found$/,
    );
  },
};

export const TwoIdsWereNotFound: Story = {
  args: { run: { state: 'done', rows: 2, fileName: 'report.csv', missing: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Saved 2 rows as report\.csv\. 2 loan ids were not found$/,
    );
  },
};

export const Failed: Story = {
  args: { run: { state: 'failed', message: 'The export failed. Nothing was saved.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The export failed. Nothing was saved.');
  },
};

export const Cancelled: Story = {
  args: { run: { state: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled. Nothing was saved.');
  },
};

export const NotStarted: Story = {
  args: { run: { state: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
