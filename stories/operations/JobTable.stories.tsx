import { instant } from '@lending-desk/domain/calendar';
import { JobTable } from '@lending-desk/ui/operations/JobTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deadJob, jobTexts, operations, runningJob, waitingJob } from '../fixtures/operations';
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

export const HowEachJobStands: Story = {
  args: {
    rows: [
      deadJob,
      runningJob,
      { ...runningJob, id: 'lost', progress: 'Page 4', dueAt: instant('2026-11-21T05:48:00.000Z') },
      waitingJob,
      { ...waitingJob, id: 'due', attempts: null, lastError: null, dueAt: operations.at },
      { ...waitingJob, id: 'undated', attempt: 0, lastError: null, dueAt: null },
    ],
  },
  parameters: { covers: ['XR-028.a'] },
  play: async ({ canvas, step }) => {
    await step('Each job stands with its age, attempts, progress and last error', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row).toSpliced(2, 1))).toEqual([
        jobTexts.dead,
        jobTexts.running,
        ['Running', 'statements.analyse', '45 s', '1 of 3', 'Lease ran out', 'Page 4', '–'],
        jobTexts.waiting,
        ['Waiting', 'bureau.followFetch', '18 min', '2', 'Due now', '–', '–'],
        ['Waiting', 'bureau.followFetch', '18 min', '0 of 30', '–', '–', '–'],
      ]);
    });
    await step('what may be cut is whole in its title', async () => {
      await expect(canvas.getByTitle(String(deadJob.lastError))).toHaveTextContent(String(deadJob.lastError));
    });
  },
};

/** Before they were read there is no now that ages could be as of. */
export const NotReadYet: Story = {
  args: { at: null, rows: [waitingJob] },
  play: async ({ canvas }) => {
    await expect(textsOf(rowsOf(canvas)[0]).slice(3, 6)).toEqual(['–', '2 of 30', '–']);
  },
};

export const OneIsRunAgain: Story = {
  args: { running: { id: deadJob.id, action: 'runAgain' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const [dead, running] = rowsOf(canvas).map(row => within(row));
    await step('its own button is busy', async () => {
      const again = dead?.getByRole('button', { name: /^Run again/ });
      await expect(again).toHaveAttribute('aria-busy', 'true');
      await expect(again).not.toHaveAccessibleDescription();
    });
    await step('every other waits for it, and says why', async () => {
      for (const row of [dead, running]) {
        const giveUp = row?.getByRole('button', { name: /^Give up/ });
        await expect(giveUp).toHaveAccessibleDescription('Another job is being changed');
        await expect(giveUp).not.toHaveAttribute('aria-busy');
        if (giveUp) await userEvent.click(giveUp);
      }
      await expect(args.onGiveUp).not.toHaveBeenCalled();
    });
  },
};

export const OneIsGivenUp: Story = {
  args: { running: { id: deadJob.id, action: 'giveUp' } },
  play: async ({ args, canvas, userEvent }) => {
    const [dead] = rowsOf(canvas).map(row => within(row));
    const giveUp = dead?.getByRole('button', { name: /^Give up/ });
    await expect(giveUp).toHaveAttribute('aria-busy', 'true');
    await expect(giveUp).not.toHaveAccessibleDescription();
    const again = canvas.getByRole('button', { name: /^Run again/ });
    await expect(again).toHaveAccessibleDescription('Another job is being changed');
    await userEvent.click(again);
    await expect(args.onRunAgain).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job is waiting, running or dead.')).toBeVisible();
  },
};
