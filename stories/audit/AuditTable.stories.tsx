import { AuditTable } from '@lending-desk/ui/audit/AuditTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { auditEntries } from '../fixtures/auditEntries';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Administration/Parts/Table of the audit',
  component: AuditTable,
  args: {
    rows: [
      ...auditEntries,
      ...auditEntries.slice(1, 3).map(row => ({ ...row, id: `${row.id}-none`, about: [] })),
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a row says when, who, what, which loan and what about', async () => {
      await expect(headersOf(canvas).slice(0, 5)).toEqual(['When', 'Who', 'What', 'Loan Id', 'Recorded']);
      await expect(rowsOf(canvas).map(row => textsOf(row, 5))).toEqual([
        [
          '21 Nov 2026, 11:18 am',
          'Meera Subramanian',
          'Decided a loan',
          '482194',
          'status, required actions, approval details',
        ],
        ['21 Nov 2026, 11:11 am', 'Meera Subramanian', 'Read a loan at credit', '482194', 'sections'],
        [
          '21 Nov 2026, 11:10 am',
          'Meera Subramanian',
          'Approved an account',
          '–',
          'Deepa Pillai, id, roles, state',
        ],
        ['21 Nov 2026, 12:00 am', 'system', 'Imported an application', '482194', 'loans'],
        ['21 Nov 2026, 11:11 am', 'Meera Subramanian', 'Read a loan at credit', '482194', '–'],
        ['21 Nov 2026, 11:10 am', 'Meera Subramanian', 'Approved an account', '–', 'Deepa Pillai'],
      ]);
    });
    await step('the name under which it is recorded is one hover away', async () => {
      await expect(canvas.getByText('Decided a loan')).toHaveAttribute('title', 'decision.process');
      await expect(canvas.getByText(/^status, required/)).toHaveAttribute(
        'title',
        'status, requiredActions, approvalDetails',
      );
      await expect(canvas.getAllByText('Deepa Pillai')[0]?.closest('[title]')).toHaveAttribute(
        'title',
        'Deepa Pillai, id, roles, state',
      );
    });
    await step('a row opens its entry', async () => {
      const [row] = canvas.getAllByRole('row', { name: /Approved an account/ });
      if (!row) throw new Error('No such row');
      await expect(within(row).getByText('Open')).toBeInTheDocument();
      await userEvent.click(row);
      await expect(args.onOpen).toHaveBeenCalledWith(auditEntries[2]);
    });
  },
};
