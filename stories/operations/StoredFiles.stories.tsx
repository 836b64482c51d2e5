import { instant } from '@lending-desk/domain/calendar';
import type { LoanFile } from '@lending-desk/domain/files';
import { StoredFiles, type StoredFilesProps } from '@lending-desk/ui/operations/StoredFiles';
import { Button } from '@lending-desk/ui/primitives/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { factsOf } from '../panels';
import { rowsOf, textsOf } from '../tables';
import { useArg } from '../useArg';

const statement: LoanFile = {
  key: 'statements/482190/june.pdf',
  contentType: 'application/pdf',
  size: 412_001,
  storedAt: instant('2026-11-20T05:30:00Z'),
  replacedAt: null,
};
const replaced: LoanFile = {
  key: 'kyc/482190/selfie-1',
  contentType: 'image/jpeg',
  size: 1_540_000,
  storedAt: instant('2026-11-02T09:15:00Z'),
  replacedAt: instant('2026-11-19T06:00:00Z'),
};

const retry = fn();

const meta = {
  title: 'Administration/Parts/Stored files',
  component: StoredFiles,
  args: {
    loan: '482190',
    shown: { state: 'ready', value: [statement, replaced] },
    removal: { state: 'idle' },
    onFind: fn(),
    onRemove: fn<StoredFilesProps['onRemove']>(),
    onKeep: fn(),
  },
} satisfies Meta<typeof StoredFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each file with its kind, size and days', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row).slice(0, 5))).toEqual([
        ['statements/482190/june.pdf', 'application/pdf', '413 KB', '20 Nov 2026, 11:00 am', '–'],
        ['kyc/482190/selfie-1', 'image/jpeg', '1.5 MB', '2 Nov 2026, 02:45 pm', '19 Nov 2026, 11:30 am'],
      ]);
    });
    await step('a file is removed only after the question, which names loan and file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove for good… ${replaced.key}` }));
      const question = screen.getByRole('alertdialog', { name: 'Remove this file for good?' });
      await expect(factsOf(question)).toEqual(['Loan: 482190', `File: ${replaced.key}`]);
      await expect(within(question).queryByRole('alert')).toBeNull();
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onRemove).not.toHaveBeenCalled();

      await userEvent.click(canvas.getByRole('button', { name: `Remove for good… ${replaced.key}` }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove File' }));
      await expect(args.onRemove.mock.calls.map(([file]) => file)).toEqual([replaced]);
    });
    await step('the question stays until the file is removed', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(replaced.key);
      args.onRemove.mock.calls[0]?.[1]();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const BackToAnotherLoan: Story = {
  render: function Render(args) {
    const [loan, setLoan] = useArg(args.loan);
    return (
      <>
        <Button onClick={() => setLoan('482191')}>Back</Button>
        <StoredFiles {...args} loan={loan} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Loan id' });
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('4821907');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(field).toHaveValue('482191');
  },
};

export const NotAsked: Story = {
  args: { loan: '', shown: { state: 'notAsked' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Loan id' });
    await step('without a loan id there is nothing to show', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show files' }));
      await expect(args.onFind).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('table')).toBeNull();
    });
    await step('Enter and the button ask for it, without the spaces around it', async () => {
      await userEvent.type(field, ' 482191 {Enter}');
      await expect(args.onFind).toHaveBeenLastCalledWith('482191');
      await userEvent.type(field, '{Backspace}2');
      await userEvent.click(canvas.getByRole('button', { name: 'Show files' }));
      await expect(args.onFind).toHaveBeenLastCalledWith('4821912');
    });
  },
};

export const Loading: Story = {
  args: { shown: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Files of loan 482190' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { shown: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No file is stored for this loan.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { shown: { state: 'failed', message: 'Loan not found', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The stored files could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Loan not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Removing: Story = {
  args: { removal: { state: 'running' } },
  parameters: { covers: ['XR-113.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove for good… ${statement.key}` }));
    await step('While it is removed it is not confirmed again, and the question is not left', async () => {
      const remove = screen.getByRole('button', { name: 'Removing' });
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(remove);
      await expect(args.onRemove).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(remove).toBeVisible();
    });
  },
};

export const NotRemoved: Story = {
  args: { removal: { state: 'failed', message: 'File not stored' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove for good… ${statement.key}` }));
    await expect(screen.getByRole('alert')).toHaveTextContent('File not stored');
  },
};
