import { IntelTab } from '@lending-desk/ui/intel/IntelTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { intel, intelOfLoan } from '../fixtures/intel';
import { inColumn } from '../inBox';
import { panel } from '../panels';
import { rowsOf } from '../tables';

const meta = {
  title: 'Credit/Dialogs/Comment of another desk',
  component: IntelTab,
  decorators: [inColumn],
  args: intelOfLoan,
} satisfies Meta<typeof IntelTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CdlCommentOpensInADialog: Story = {
  parameters: { covers: ['CR-132.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('A click on a CDL comment opens a dialog with the comment', async () => {
      const cdl = panel(canvas, 'CDL Comments');
      await userEvent.click(cdl.getByText('Changed employer in June;…'));
      const dialog = within(await screen.findByRole('dialog', { name: 'CDL comment' }));
      await expect(dialog.getByText(/^Changed employer in June; .* since 2021\.$/)).toBeVisible();
      await expect(dialog.getByText('Support User, 8 Nov 2026, 10:42 am')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(rowsOf(cdl)[1]).toHaveFocus());
    });
    await step('each row opens its own comment, also one that is not cut', async () => {
      for (const [at, byline, words] of [
        [0, 'Support User, 20 Nov 2026, 04:12 pm', 'Wants it on the 5th.'],
        [2, 'Support Lead, 2026-02-30', 'Asked why the EMI date cannot be the 1st.'],
      ] as const) {
        await userEvent.click(rowsOf(panel(canvas, 'CDL Comments'))[at] ?? document.body);
        const dialog = await screen.findByRole('dialog', { name: 'CDL comment' });
        await expect(dialog).toHaveAccessibleDescription(byline);
        await expect(within(dialog).getByText(words)).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      }
    });
  },
};

export const CdlCommentByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = rowsOf(panel(canvas, 'CDL Comments'))[0];
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'CDL comment' }));
    await expect(dialog.getByText('Wants it on the 5th.')).toBeVisible();
  },
};

export const CollectionsCommentOpensInADialog: Story = {
  parameters: { covers: ['CR-134.c'], states: ['ready'] },
  play: async ({ canvas, userEvent, step }) => {
    const collections = panel(canvas, 'Collections Comments');
    const whole = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Collections comment' }));
      await expect(dialog.getByText('Salary is late this month, will pay on the 9th.')).toBeVisible();
      return dialog;
    };
    await step('The whole text of a cut comment is one key away', async () => {
      rowsOf(collections)[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await whole();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('and one click away', async () => {
      await userEvent.click(collections.getByText('Sala'));
      const dialog = await whole();
      await expect(dialog.getByText('Promise to pay')).toBeVisible();
      await expect(dialog.getByTitle('Promise_to_Pay')).toHaveTextContent(/^Promise to pay$/);
      await expect(dialog.getByText('Cooperative')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('the next row opens its own, with its codes and nothing of the row before', async () => {
      await userEvent.click(collections.getByText('Called twice.'));
      const dialog = await screen.findByRole('dialog', { name: 'Collections comment' });
      await expect(dialog).toHaveAccessibleDescription('Collections Lead, 5 Nov 2026, 01:50 pm');
      const inside = within(dialog);
      for (const words of ['Called twice.', 'Ringing', 'Switched off'])
        await expect(inside.getByText(words)).toBeVisible();
      await expect(inside.queryByText(/Promise to pay|Cooperative|Salary is late/)).toBeNull();
    });
  },
};

export const LongestRealisticData: Story = {
  args: { collections: intel.longest },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(panel(canvas, 'Collections Comments').getByText('Chan'));
    const dialog = await screen.findByRole('dialog', { name: 'Collections comment' });
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByText('Asking foreclosure')).toBeVisible();
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: { cdl: intel.masked },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Call back on 90••• ••214 …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'CDL comment' }));
    await expect(dialog.getByText('Call back on 90••• ••214 after six in the evening.')).toBeVisible();
  },
};
