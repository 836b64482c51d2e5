import { AuditEntryDialog } from '@lending-desk/ui/audit/AuditEntryDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { auditDetail, auditEntries, longestAuditDetail, noAuditValues } from '../fixtures/auditEntries';
import { factsOf } from '../panels';

const retry = fn();

const meta = {
  title: 'Administration/Dialogs/Audit entry',
  component: AuditEntryDialog,
  args: { shown: { state: 'ready', value: auditDetail }, onClose: fn() },
} satisfies Meta<typeof AuditEntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent);

export const Ready: Story = {
  parameters: { states: ['ready'], covers: ['XR-002.c'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Decided a loan');
    const rows = () => inside.getAllByRole('row').slice(1).map(cellsOf);
    await step('who, when, which loan and request', async () => {
      await expect(factsOf(screen.getByRole('dialog'))).toEqual([
        'Who: Meera Subramanian',
        'When: 21 Nov 2026, 11:18 am',
        'Recorded as: decision.process',
        'Loan Id: 482194',
        'Request: 7b2f8a1c-9',
      ]);
    });
    await step('what changed, before and after side by side', async () => {
      await expect(rows()).toEqual([
        ['status', 'PENDING', 'HOLD'],
        ['requiredActions[0]', '–', 'Bank statement incomplete'],
        ['personalDetails.primaryPhoneNumber', '90••• ••214', '90••• ••214'],
      ]);
    });
    await step('what did not change is shown on request', async () => {
      await userEvent.click(inside.getByRole('checkbox', { name: 'Also the 1 that did not change' }));
      await expect(rows()).toHaveLength(4);
      await expect(rows().at(-1)).toEqual(['version', '3', '3']);
      await expect(inside.queryByText(/more values/)).toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { shown: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async () => {
    const inside = await dialog('Audit entry');
    await expect(inside.getByRole('status')).toHaveTextContent('Loading the entry');
    await expect(inside.queryByRole('table')).toBeNull();
  },
};

export const NothingRecorded: Story = {
  args: { shown: { state: 'ready', value: { ...noAuditValues, person: auditEntries[2]?.person ?? null } } },
  parameters: { states: ['empty'] },
  play: async () => {
    const inside = await dialog('Signed out');
    await expect(inside.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(inside.queryByRole('checkbox')).toBeNull();
    await expect(factsOf(screen.getByRole('dialog'))).toEqual([
      'Who: Meera Subramanian',
      'When: 21 Nov 2026, 11:18 am',
      'Whose account: Deepa Pillai',
      'Recorded as: signin.logout',
      'Loan Id: –',
      'Request: 7b2f8a1c-9',
    ]);
  },
};

export const Failed: Story = {
  args: { shown: { state: 'failed', message: 'This entry could not be loaded', onRetry: retry } },
  parameters: { states: ['error'] },
  play: async ({ userEvent }) => {
    const inside = await dialog('Audit entry');
    await expect(inside.getByRole('alert')).toHaveTextContent('This entry could not be loaded');
    await userEvent.click(inside.getByRole('button', { name: /again|now/i }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => void retry.mockClear(),
};

export const Longest: Story = {
  args: { shown: { state: 'ready', value: longestAuditDetail } },
  parameters: { states: ['longest'] },
  play: async () => {
    const inside = await dialog('Applicant: save professional details');
    await expect(inside.getByText('212 more values are in the export.')).toBeInTheDocument();
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
