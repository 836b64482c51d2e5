import { AuditTable } from '@lending-desk/ui/audit/AuditTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { auditEntries } from '../fixtures/auditEntries';

const meta = {
  title: 'Administration/Parts/Table of the audit',
  component: AuditTable,
  args: { rows: auditEntries, onOpen: fn() },
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a row says when, who, what, which loan and what about', async () => {
      const row = within(canvas.getByRole('row', { name: /Decided a loan/ }));
      for (const text of [
        '21 Nov 2026, 11:18 am',
        'Meera Subramanian',
        'Decided a loan',
        '482194',
        'status, required actions, approval details',
      ])
        await expect(row.getByText(text)).toBeVisible();
    });
    await step('the name under which it is recorded is one hover away', async () => {
      await expect(canvas.getByText('Decided a loan')).toHaveAttribute('title', 'decision.process');
    });
    await step('a row opens its entry', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /Approved an account/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(auditEntries[2]);
    });
  },
};
