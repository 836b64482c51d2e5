import { instant } from '@lending-desk/domain/calendar';
import { paise } from '@lending-desk/domain/money';
import type { LedgerCheck } from '@lending-desk/domain/operations';
import { LedgerCheckPanel } from '@lending-desk/ui/operations/LedgerCheckPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { rowsOf, textsOf } from '../tables';

const agreed: LedgerCheck = {
  askedAt: instant('2026-11-21T05:30:00.000Z'),
  askedBy: 'Meera Superwala',
  state: 'done',
  accounts: 12_400,
  compared: 12_400,
  differ: 0,
  deviations: [],
  endedAt: instant('2026-11-21T05:31:00.000Z'),
};
const off: LedgerCheck = {
  ...agreed,
  differ: 2,
  deviations: [
    {
      loanId: 210_042,
      figure: 'overdueTotal',
      stored: '1988275',
      derived: '1988274',
      difference: paise(1),
    },
    {
      loanId: 210_043,
      figure: 'oldestUnpaid',
      stored: '"2026-10-01"',
      derived: 'null',
      difference: null,
    },
  ],
};
const onRetry = fn();

const meta = {
  title: 'Administration/Parts/Ledger check',
  component: LedgerCheckPanel,
  args: { shown: { state: 'ready', value: agreed }, run: { state: 'idle' }, onCheck: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LedgerCheckPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingAgrees: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('How many accounts were compared, that all agree, and who asked', async () => {
      await expect(
        canvas.getByText('12,400 accounts compared, all agree with their entries, 21 Nov 2026, 11:01 am'),
      ).toBeVisible();
      await expect(canvas.getByText('Asked for by Meera Superwala, 21 Nov 2026, 11:00 am')).toBeVisible();
      await expect(canvas.queryByRole('table')).toBeNull();
    });
    await step('It can be checked again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check the ledger' }));
      await expect(args.onCheck).toHaveBeenCalledOnce();
    });
  },
};

export const FiguresAreOff: Story = {
  args: { shown: { state: 'ready', value: off } },
  parameters: { covers: ['XR-025.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'Which loan, which figure, what is stored, what its entries make, and by how much',
      async () => {
        await expect(
          canvas.getByText('12,400 accounts compared, 2 figures off, 21 Nov 2026, 11:01 am'),
        ).toBeVisible();
        await expect(rowsOf(canvas).map(row => textsOf(row))).toEqual([
          ['210042', 'overdueTotal', '1988275', '1988274', 'Rs. 0.01'],
          ['210043', 'oldestUnpaid', '"2026-10-01"', 'null', '–'],
        ]);
      },
    );
  },
};

export const MoreThanAreShown: Story = {
  args: { shown: { state: 'ready', value: { ...off, differ: 1_402 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 2 of 1,402 figures.')).toBeVisible();
  },
};

export const WhileItRuns: Story = {
  args: {
    shown: { state: 'ready', value: { ...agreed, state: 'running', compared: 4_200, endedAt: null } },
  },
  parameters: { covers: ['XR-025.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('It says how far it is, and cannot be started again', async () => {
      await expect(canvas.getByText('4,200 of 12,400 accounts compared')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Check the ledger' }));
      await expect(args.onCheck).not.toHaveBeenCalled();
    });
  },
};

export const Starting: Story = {
  args: { run: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const NotStarted: Story = {
  args: { run: { state: 'failed', message: 'The ledger is being checked already' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ledger is being checked already')).toBeVisible();
  },
};

export const DidNotFinish: Story = {
  args: { shown: { state: 'ready', value: { ...agreed, state: 'failed', compared: 4_200 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The check did not finish. Its job says why')).toBeVisible();
  },
};

export const NeverChecked: Story = {
  args: { shown: { state: 'ready', value: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ledger was not checked from here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { shown: { state: 'loading' } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Ledger check' }));
    await expect(panel.queryByText(/compared|yet/)).toBeNull();
  },
};

export const Unread: Story = {
  args: { shown: { state: 'failed', message: 'The database is busy', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /The last check of the ledger could not be read.*The database is busy/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
