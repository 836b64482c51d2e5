import { JobTable } from '@lending-desk/ui/operations/JobTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deadJob, operations, runningJob } from '../fixtures/operations';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Administration/Parts/Job table',
  component: JobTable,
  args: { rows: operations.jobs.rows, at: operations.at, onRunAgain: fn(), onGiveUp: fn() },
} satisfies Meta<typeof JobTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const [dead, running] = rowsOf(canvas);
    await step('a dead job can be run again or given up', async () => {
      await expect(textsOf(dead).slice(0, 2)).toEqual(['Dead', 'statements.analyse']);
      const inDead = within(dead ?? document.body);
      await userEvent.click(inDead.getByRole('button', { name: /^Run again/ }));
      await expect(args.onRunAgain).toHaveBeenCalledWith(deadJob);
      await userEvent.click(inDead.getByRole('button', { name: /^Give up/ }));
      await expect(args.onGiveUp).toHaveBeenCalledWith(deadJob);
    });
    await step('a running one can only be given up', async () => {
      const inRunning = within(running ?? document.body);
      await expect(inRunning.queryByRole('button', { name: /^Run again/ })).toBeNull();
      await userEvent.click(inRunning.getByRole('button', { name: /^Give up/ }));
      await expect(args.onGiveUp).toHaveBeenLastCalledWith(runningJob);
    });
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job is waiting, running or dead.')).toBeVisible();
  },
};
