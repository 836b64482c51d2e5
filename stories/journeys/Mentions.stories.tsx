import { instant } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer, password } from './desk/desk';
import { loanId } from './creditRequests';
import { answering } from './desk/answering';
import { theProduct } from './theProduct';

const { story, expectSent, refuse, desk, elapse } = theProduct(
  () => inMemoryServer(creditDesk(), [answering(contract.live.typing, () => ({})), ...creditAnswers]),
  { address: `/credit/loans/${loanId}/`, as: staff.underwriter },
);

/** An underwriter asks a colleague about a loan in a note; the colleague sees it at the bell, and answers there. */
const meta = {
  title: 'Journeys/Every desk/Mentions',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const list = { to: 'GET /api/v1/users/mentions' };
const note = () => screen.findByRole('textbox', { name: 'Comment' });
const bell = (name: string) => screen.findByRole('button', { name });
const until = '2026-11-21T06:30:00.000Z';
const markRead = 'POST /api/v1/users/mentions/read';

export const AsksAColleague: Story = {
  parameters: { covers: ['XR-055.c', 'XR-055.j', 'XR-055.k'] },
  play: async ({ step, userEvent }) => {
    await step('an @ in the note asks once who may open the loan, and offers them', async () => {
      await userEvent.click(await screen.findByRole('tab', { name: /^Notes/ }));
      await userEvent.type(await note(), 'Second salary? @far');
      await expect(await screen.findByRole('option', { name: /^Farhan Qureshi/ })).toHaveTextContent(
        'Farhan QureshiCredit admin',
      );
      await expectSent(contract.mentions.colleagues, {
        to: `GET /api/v1/loans/${loanId}/colleagues?desk=credit`,
      });
      await userEvent.keyboard('{Enter}');
    });
    await step('the note is sent as it was typed', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expectSent(contract.comments.save, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/save-under-writer-comment/`,
        body: { comment: 'Second salary? @Farhan Qureshi' },
        hasKey: true,
      });
      await expectSent(contract.mentions.list, list);
      await bell('Mentions');
    });
    await step('the colleague signs in elsewhere and has one mention', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), staff.creditAdmin.email);
      await userEvent.type(dialog.getByLabelText(/^Password/), `${password}{Enter}`);
      await expect(await bell('Mentions, 1 unread')).toHaveAttribute('aria-expanded', 'false');
      await expectSent(contract.mentions.list, list);
    });
    await step('the bell lists who asks, and on which loan', async () => {
      await userEvent.click(await bell('Mentions, 1 unread'));
      await expect(await screen.findByRole('link', { name: /Second salary/ })).toHaveTextContent(
        `Meera Subramanian21 Nov 2026, 12:00 pm${loanId} Kavya Raghunathan, CreditunreadSecond salary? @Farhan Qureshi`,
      );
      await expectSent(contract.mentions.list, list);
    });
    await step('following it opens the loan with its notes, and marks those of this loan', async () => {
      await userEvent.click(screen.getByRole('link', { name: /Second salary/ }));
      await waitFor(() => expect(location.pathname).toBe(`/credit/loans/${loanId}/`));
      await waitFor(async () => expect(await note()).toHaveFocus());
      await expect(screen.getByRole('tab', { name: /^Notes/ })).toHaveAttribute('aria-selected', 'true');
      await expectSent(contract.mentions.markRead, {
        to: markRead,
        body: { until, of: { loanId, desk: 'credit' } },
      });
      await bell('Mentions');
    });
    await step(
      'those of other desks lead to their comments, and what comes next is marked with all others',
      async () => {
        const [mention] = desk().mentions?.get(staff.creditAdmin.idString) ?? [];
        if (!mention) throw new Error('Nothing mentions the admin');
        const others = [
          { ...mention, loanId: 482_191, desk: 'customerSupport', comment: 'Of support' },
          {
            ...mention,
            loanId: 482_192,
            desk: 'collections',
            comment: 'Of collections',
            at: instant('2026-11-20T06:30:00.000Z'),
          },
        ] as const;
        desk().mentions?.set(staff.creditAdmin.idString, [{ ...mention, unread: 1 }, ...others]);
        // It is read again every other minute.
        await elapse(120_000);
        await userEvent.click(await bell('Mentions, 1 unread'));
        const address = async (name: RegExp) =>
          (await screen.findByRole('link', { name })).getAttribute('href');
        await expect([await address(/Of support/), await address(/Of collections/)]).toEqual([
          '/loan-management/loans/482191?tab=preCredit',
          '/loan-management/collections/482192?tab=comments',
        ]);
        refuse(contract.mentions.markRead, 409, 'The list is being moved');
        const markAll = await screen.findByRole('button', { name: 'Mark all read' });
        await userEvent.click(markAll);
        await waitFor(() => expect(screen.getByText('Mentions: The list is being moved')).toBeVisible());
        await bell('Mentions, 1 unread');
        await userEvent.click(markAll);
        const sent = { to: markRead, body: { until } };
        await expectSent(contract.mentions.markRead, sent, sent);
        await bell('Mentions');
      },
    );
    await step('one that is read is followed without being marked', async () => {
      await userEvent.click(screen.getByRole('link', { name: /Second salary/ }));
      await waitFor(async () => expect(await note()).toHaveFocus());
      await expectSent(contract.mentions.markRead);
    });
    await step('of a session that ended its own dialog says so, and the bell nothing', async () => {
      const [mention] = desk().mentions?.get(staff.creditAdmin.idString) ?? [];
      if (mention) desk().mentions?.set(staff.creditAdmin.idString, [{ ...mention, unread: 1 }]);
      await userEvent.click(await bell('Mentions'));
      const markAll = await screen.findByRole('button', { name: 'Mark all read' });
      desk().sessions.clear();
      await userEvent.click(markAll);
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(screen.queryByText(`Mentions: ${messages.auth.loginExpiredText}`)).toBeNull();
    });
  },
};
