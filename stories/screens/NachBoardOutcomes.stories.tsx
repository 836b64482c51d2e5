import { NachBoardScreen } from '@lending-desk/ui/screens/NachBoardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';
import { boardArgs, ready } from './NachBoardScreen.cases';

const meta = {
  title: 'Collections/Screens/NACH board',
  tags: ['!autodocs'],
  component: NachBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NachBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DiscardRefused: Story = {
  args: { discardError: 'This file is being committed already' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText('This file is being committed already')).toBeVisible();
  },
};

export const NoCommitBehindAQuestion: Story = {
  parameters: { covers: ['XR-026.h'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('while Discard asks, the key of Commit asks nothing, and Cancel leaves the file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(asked.getByRole('button', { name: 'Discard' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Commit' })).toBeNull();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(args.onDiscard).not.toHaveBeenCalled();
      await expect(args.onCommit).not.toHaveBeenCalled();
    });
  },
};

export const Discarded: Story = {
  args: { shown: ready({ state: 'discarded' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The file was discarded')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Commit|Discard)/ })).toBeNull();
  },
};

export const CommitRefused: Story = {
  args: { commitError: 'This file is being committed already' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Commit 8 rows' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText('This file is being committed already')).toBeVisible();
  },
};

export const CommitIsSent: Story = {
  args: { sending: true },
  parameters: { covers: ['XR-026.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is sent once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Commit 8 rows' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Committing' }));
      await expect(args.onCommit).not.toHaveBeenCalled();
    });
  },
};

export const DiscardIsSent: Story = {
  args: { discarding: true },
  parameters: { covers: ['XR-026.h'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is sent once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Discarding' }));
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
  },
};

export const Committing: Story = {
  args: { shown: ready({ state: 'committing', progress: { done: 3, of: 8 } }) },
  play: async ({ canvas, step }) => {
    await step('It says how many rows are booked, and offers no second commit', async () => {
      await expect(canvas.getByText('3 of 8 rows')).toBeVisible();
      const bar = canvas.getByRole('progressbar', { name: 'Rows that are booked' });
      await expect(bar).toHaveAttribute('aria-valuenow', '3');
      await expect(canvas.queryByRole('button', { name: /^Commit/ })).toBeNull();
    });
  },
};

export const Committed: Story = {
  args: {
    shown: ready({
      state: 'committed',
      committed: true,
      committedAt: nachBoard.uploadedAt,
      committedBy: 'Rekha Pillai',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('21 Nov 2026, 10:42 am by Rekha Pillai')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Effect of the commit' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getAllByRole('radio').map(one => one.closest('label')?.textContent)).toEqual([
      ...['All 11', 'Not matched 9', 'Posted 8', 'Not posted 3'],
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'What was posted' })).toBeVisible();
    await expect(canvas.getByText('The file is committed')).toBeVisible();
    await expect(canvas.queryByText(/^Nothing is posted until you commit/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Commit/ })).toBeNull();
  },
};

export const SameFileAgain: Story = {
  args: {
    shown: ready({
      sameAs: { fileId: 'earlier', uploadedAt: nachBoard.uploadedAt, committed: true },
      rows: nachBoard.rows.filter(({ outcome }) => outcome === 'duplicate'),
    }),
  },
  parameters: { covers: ['XR-026.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('It says so, and that there is nothing to commit, by the keyboard neither', async () => {
      await expect(canvas.getByText('This file was uploaded before')).toBeVisible();
      await expect(
        canvas.getByText(
          'The same bytes came on 21 Nov 2026, 10:42 am and are committed: its rows are known and post nothing.',
        ),
      ).toBeVisible();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Commit 0 rows' })).toHaveAccessibleDescription(
        'No row of this file posts anything',
      );
    });
  },
};
