import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { openTab } from './acts';
import { decision, open } from './approvals';
import { closeLoan } from './CollectionsMoney.cases';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId, reviewer } from './desk/collections';

const { story, desk, sentTo } = collectionsProduct(admin);

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Money',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedBySomebodyElse: Story = {
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    await step('a closing that waits already is refused', async () => {
      desk().refuses = { call: 'closeLoan', message: 'A closure of this loan waits for approval already' };
      await closeLoan({ userEvent });
      await expect(
        await screen.findByText('A closure of this loan waits for approval already'),
      ).toBeVisible();
    });
    await step(
      'once it was approved the line says that the loan is closed, and no more that it waits',
      async () => {
        desk().closedOn = '2026-11-15';
        await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
        await expect(await screen.findByText('Loan closed')).toBeVisible();
        await expect(screen.queryByText(/waits for approval already/)).toBeNull();
      },
    );
  },
};

const agentsLoan = collectionsProduct(reviewer, { page: `${loanId}?tab=foreclosure` });

export const AnAgentClosesNoLoan: Story = {
  ...agentsLoan.story,
  parameters: { covers: ['CO-070.e', 'CO-076.a'] },
  play: async ({ step }) => {
    await step('only collections admin and super user may close a loan: nothing is sent', async () => {
      const button = await screen.findByRole('button', { name: 'Close Loan' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        'Only a collections admin or a super user may close a loan',
      );
      button.click();
      await expect(agentsLoan.sentTo('close-loan')).toEqual([]);
    });
    await step('nor is it asked as of which day, though the loan is quoted', async () => {
      await screen.findByRole('region', { name: 'Closing on another day' });
      await expect(screen.queryByRole('textbox', { name: 'Closing date' })).toBeNull();
    });
  },
};

export const WaitsForASecondPerson: Story = {
  parameters: { covers: ['XR-022.f'] },
  play: async ({ step, userEvent }) => {
    await step('what was asked for stands in the header of the loan once it is read again', async () => {
      await screen.findByRole('tab', { name: /^Transaction/ });
      await expect(screen.queryByText(/waits for a second person/)).toBeNull();
      desk().waiting = ['refund'];
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(await screen.findByText('Refund waits for a second person')).toBeVisible();
    });
    await step('who may decide it goes from there to Approvals', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Open Approvals' }));
      await expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeVisible();
    });
    await step('the loan is read again once something about it was decided', async () => {
      const reads = () => sentTo('get-loan-details');
      const before = reads().length;
      await open({ userEvent }, /Kavya R/);
      await userEvent.click((await decision()).getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.getByText('Waiver added')).toBeVisible());
      desk().waiting = [];
      history.back();
      await screen.findByRole('tab', { name: /^Transaction/ });
      await waitFor(() => expect(reads()).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByText(/waits for a second person/)).toBeNull());
    });
  },
};

export const AnAgentOnlySeesWhatWaits: Story = {
  ...agentsLoan.story,
  parameters: { covers: ['XR-022.f'] },
  play: async ({ step, userEvent }) => {
    await step('who may not decide what waits is told of it, and led nowhere', async () => {
      await screen.findByRole('tab', { name: /^ForeClosure/ });
      agentsLoan.desk().waiting = ['waiver'];
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(await screen.findByText('Waiver waits for a second person')).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Open Approvals' })).toBeNull();
    });
  },
};
