import { businessDate } from '@lending-desk/domain/calendar';
import { OperationsScreen } from '@lending-desk/ui/screens/OperationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  deadJob,
  jobTexts,
  longestOperations,
  operations,
  runningJob,
  waitingJob,
} from '../fixtures/operations';
import { textsOf } from '../tables';
import { fitsTheWindow, inShell } from './inShell';

const retry = fn();

const meta = {
  title: 'Administration/Screens/Operations',
  component: OperationsScreen,
  args: {
    shown: { state: 'ready', operations },
    run: { state: 'idle' },
    onRunAgain: fn(),
    onGiveUp: fn(),
    files: {
      loan: '',
      shown: { state: 'notAsked' },
      removal: { state: 'idle' },
      onFind: fn(),
      onRemove: fn(),
      onKeep: fn(),
    },
    disbursal: { today: businessDate('2026-11-21'), run: { state: 'idle' }, onDisburse: fn() },
    ledger: { shown: { state: 'ready', value: null }, run: { state: 'idle' }, onCheck: fn() },
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/admin/operations',
      breadcrumb: [{ label: 'Administration' }, { label: 'Operations' }],
    }),
  ],
} satisfies Meta<typeof OperationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { states: ['ready'], covers: ['XR-028.d', 'XR-028.a', 'XR-028.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = (name: string) => within(canvas.getByRole('table', { name }));
    const rows = (name: string) => table(name).getAllByRole('row').slice(1);
    await step('each job with its age, attempt, progress and last error, the dead first', async () => {
      await expect(canvas.getByText('1 dead, 2 running, 3 waiting')).toBeVisible();
      // Without the cell of what can be done.
      await expect(rows('Jobs').map(row => textsOf(row).toSpliced(2, 1).slice(0, 7))).toEqual([
        jobTexts.dead,
        jobTexts.running,
        jobTexts.waiting,
      ]);
    });
    await step(
      'each provider with its account, when and how it last answered, and how many requests got no answer',
      async () => {
        await expect(rows('Providers').map(row => textsOf(row))).toEqual([
          ['Ozonetel', 'Configured', '21 Nov 2026, 11:10 am', 'Answered in 412 ms', '0 of 120 (0.0 %)'],
          ['Equifax', 'Configured', '21 Nov 2026, 11:17 am', 'No answer in time', '3 of 40 (7.5 %)'],
          ['CIBIL', 'Not configured', '–', '–', '–'],
        ]);
      },
    );
    await step('version, database, migrations and disk', async () => {
      for (const text of [
        '46b501570a1c',
        'PostgreSQL 18.1, on a server',
        '5.5 GB',
        '14 of 14, last 0013_saved_views',
        '41.2 GB free of 100.0 GB',
        'In a bucket',
      ])
        await expect(canvas.getByText(text)).toBeVisible();
    });
    await step('only a dead job can be run again', async () => {
      const again = canvas.getAllByRole('button', { name: /^Run again/ });
      await expect(again).toHaveLength(1);
      await userEvent.click(again[0] as HTMLElement);
      await expect(args.onRunAgain).toHaveBeenCalledWith(deadJob);
    });
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnANarrowWindow: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Jobs' }).getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /^(Run again|Give up)/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThan(panel.right);
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const ForgettingADeadJob: Story = {
  parameters: { covers: ['XR-028.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const press = () =>
      userEvent.click(canvas.getAllByRole('button', { name: /^Give up/ })[0] as HTMLElement);
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Forget this job?' }));
    await expect(question.getByText('statements.analyse')).toBeVisible();
    await expect(question.getByText('It leaves this list and is not run again.')).toBeVisible();
    await step('cancelling changes nothing', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onGiveUp).not.toHaveBeenCalled();
    });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Forget job' }));
    await expect(args.onGiveUp).toHaveBeenCalledWith(deadJob);
  },
};

export const GivingUpARunningJob: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Give up/ })[1] as HTMLElement);
    await expect(await screen.findByRole('alertdialog', { name: 'Give this job up?' })).toHaveTextContent(
      'It is not run any more. Whatever waits for it is told that it failed.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Give job up' }));
    await expect(args.onGiveUp).toHaveBeenCalledWith(runningJob);
  },
};

export const RunningAgain: Story = {
  args: { run: { state: 'running', id: deadJob.id, action: 'runAgain' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('nothing is done twice, and no other job meanwhile', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Run again/ }));
      await expect(args.onRunAgain).not.toHaveBeenCalled();
      const others = canvas.getAllByRole('button', { name: /^Give up/ });
      await expect(others).toHaveLength(3);
      for (const other of others) await expect(other).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const Refused: Story = {
  args: { run: { state: 'failed', message: 'Only a dead job can be run again' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only a dead job can be run again');
    await expect(canvas.getByText('Dead')).toBeVisible();
  },
};

export const NothingToDo: Story = {
  parameters: { states: ['empty'] },
  args: {
    shown: {
      state: 'ready',
      operations: { ...operations, jobs: { dead: 0, running: 0, waiting: 0, rows: [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job is waiting, running or dead.')).toBeVisible();
    await expect(canvas.getByText('0 dead, 0 running, 0 waiting')).toBeVisible();
    await expect(canvas.queryByText(/more are not shown/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Run again|Give up)/ })).toBeNull();
  },
};

export const EndedByAFault: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last fault')).toBeVisible();
    await expect(canvas.getByText('20 Nov 2026, 02:44 am: Ended by SIGKILL')).toBeVisible();
  },
};

export const FromTheSources: Story = {
  args: {
    shown: {
      state: 'ready',
      operations: {
        ...operations,
        build: { version: '0.1.0', commit: null },
        lastFault: null,
        database: {
          engine: 'embedded',
          version: '17.5',
          bytes: 1023,
          migrations: { applied: 0, known: 14, last: null },
        },
        data: null,
        files: { kind: 'folder', space: { freeBytes: 1024, totalBytes: 1024 * 1024 } },
      },
    },
  },
  play: async ({ canvas }) => {
    for (const text of [
      'Runs from the sources',
      'PostgreSQL 17.5, embedded',
      '1023 B',
      '0 of 14',
      '1.0 KB free of 1.0 MB',
      'None',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(/Ended by/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { shown: { state: 'loading' } },
  play: async ({ canvas }) => {
    for (const name of ['Jobs', 'Providers'])
      await expect(canvas.getByRole('table', { name })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/As of/)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: {
    shown: { state: 'failed', message: 'The state of the server could not be loaded', onRetry: retry },
  },
  play: async ({ canvas, userEvent }) => {
    // Its message is its title, and is not said twice.
    await expect(canvas.getAllByText(/The state of the server could not be loaded/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /again|now/i }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => void retry.mockClear(),
};

export const RefusedToBeRead: Story = {
  args: { shown: { state: 'failed', message: 'Only an administrator may see this', onRetry: retry } },
  play: async ({ canvas, step }) => {
    await step('what the server answered stands below the title', async () => {
      await expect(canvas.getByText('The state of the server could not be loaded')).toBeVisible();
      await expect(canvas.getByText('Only an administrator may see this')).toBeVisible();
    });
  },
};

export const NotReadAgain: Story = {
  args: { shown: { state: 'ready', operations, stale: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be read again');
    await expect(canvas.getByText(waitingJob.kind)).toBeVisible();
    await expect(canvas.getByText(/As of 11:18 am/)).toBeVisible();
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: { shown: { state: 'ready', operations: longestOperations } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 more are not shown.')).toBeInTheDocument();
    await expect(fitsTheWindow()).toBe(true);
  },
};
