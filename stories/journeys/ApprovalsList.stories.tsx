import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { approvals, decision, open, pressTwice, readList, rows } from './approvals';
import { loanId, ownRequest, waitingId } from './desk/collections';

const { story, desk, sentTo, expectSent, refuse, elapse } = approvals;

/** A collections admin decides what waits for a second person, in the real app. */
const meta = {
  title: 'Journeys/Collections/Approvals',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindsARefundOfTheProvider: Story = {
  parameters: { covers: ['M43.d'] },
  play: async ({ step, userEvent }) => {
    await step('A refund made at the provider is listed for a person, who opens the loan', async () => {
      const panel = within(await screen.findByRole('region', { name: 'Refunded at the provider' }));
      await expect(panel.getByText('pay_1')).toBeVisible();
      await expect(
        panel.getByText('Kavya R: Rs. 500.00 of Rs. 2,000.50, 15 Nov 2026, 01:00 pm'),
      ).toBeVisible();
      await userEvent.click(panel.getByRole('link', { name: 'Open loan 210042' }));
      await waitFor(() =>
        expect(sentTo('/get-loan-details/').map(({ to }) => to)).toEqual([
          'GET /api/v1/collections/get-loan-details/210042',
        ]),
      );
    });
  },
};

export const ListsTheRefundsDue: Story = {
  play: async ({ step }) => {
    await step('a loan that owes money back is listed with its customer and the amount', async () => {
      const panel = await screen.findByRole('region', { name: 'Refunds due' });
      await expect(panel).toHaveTextContent(/Loan 210042.*Kavya R, Rs\. 1,117/);
    });
    await step('whoever looks at the page again reads what waits by now', async () => {
      await expectSent(contract.approvals.list, readList);
      window.dispatchEvent(new Event('visibilitychange'));
      await expectSent(contract.approvals.list, readList);
    });
    await step('so does whoever stays on it, every half minute', async () => {
      for (const _time of ['first', 'second']) {
        await elapse(30_000);
        await expectSent(contract.approvals.list, readList);
      }
    });
  },
};

export const TakesBack: Story = {
  parameters: { covers: ['M36.i', 'XR-022.c'] },
  play: async ({ step, userEvent }) => {
    const openLoan = async () => {
      await open({ userEvent }, /Meera Own/);
      await userEvent.click(await screen.findByRole('link', { name: 'Open loan' }));
      await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 });
      history.back();
    };
    const read = { to: `GET /api/v1/collections/get-loan-details/${loanId}` };
    const setUpByMaker = { whyNot: 'setUpByMaker' as const };
    await step('the loan of a request is one press away; back, what waits is read again', async () => {
      desk().requests = desk().requests.map(one =>
        one.id === waitingId ? { ...one, ...setUpByMaker } : one,
      );
      await openLoan();
      await expectSent(contract.collections.read, read);
      await expectSent(contract.approvals.list, readList, readList);
    });
    await step(
      'one of somebody else is not taken back, nor decided by whose roles its maker set',
      async () => {
        await open({ userEvent }, /Kavya/);
        const why = 'Who asked has set your roles or your password in the last 7 days';
        const approve = (await decision()).getByRole('button', { name: 'Approve' });
        await waitFor(() => expect(approve).toHaveAccessibleDescription(why));
        await expect((await decision()).queryByRole('button', { name: 'Take back' })).toBeNull();
        await open({ userEvent }, /Meera Own/);
      },
    );
    await step('A maker can take back an own request in Approvals, and not approve it', async () => {
      await expect((await decision()).queryByRole('button', { name: 'Approve' })).toBeNull();
      await pressTwice('Take back');
      await expectSent(contract.approvals.takeBack, {
        to: `POST /api/v1/collections/approvals/${ownRequest.id}/take-back`,
        hasKey: true,
      });
      await waitFor(() => expect(screen.getByText('Taken back')).toBeVisible());
    });
    await step('the loan is read as it is after that', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Open loan' }));
      await expectSent(contract.collections.read, read);
    });
  },
};

export const TheRequestsCannotBeRead: Story = {
  beforeEach: async context => {
    const end = await story.beforeEach(context);
    refuse(contract.approvals.list, 422, 'The requests are being moved');
    return end;
  },
  play: async ({ step, userEvent }) => {
    await step('a list that cannot be read says why, and is read again by one press', async () => {
      await expect(await screen.findByText(/The requests are being moved/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await expect(await (await rows()).findByRole('row', { name: /Kavya R/ })).toBeVisible();
    });
  },
};
