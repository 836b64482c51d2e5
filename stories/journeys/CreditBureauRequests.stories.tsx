import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { at, loanId, queue, sidebar } from './creditRequests';

/** What an order of a bureau’s report sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const equifax = at(`/credit/loans/${loanId}/?tab=equifax`);

export const OrdersAnEquifaxReport: Story = {
  ...equifax.story,
  parameters: {
    covers: [
      ...['CR-071.a', 'CR-071.b', 'CR-071.c', 'CR-072.a', 'CR-072.b', 'CR-074.a', 'CR-074.b', 'XR-131.d'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, hold } = equifax;
    const sent = {
      to: 'POST /api/v1/credit-dashboard/fetch-bureau-reports',
      body: { loanId },
    };
    const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Fetch/ }));
    for (const status of [500, 409])
      await step(`an order that fails (${status}) says so, and not that it was initiated`, async () => {
        refuse(contract.bureau.fetch, status, []);
        await press();
        await expectSent(contract.bureau.fetch, sent);
        await expect(await screen.findByText('Some Error Occured')).toBeVisible();
        await expect(screen.queryByText(/^Bureau Fetch initiated/)).toBeNull();
      });
    await step('it is ordered for this loan, once, and the button follows the answer', async () => {
      const give = hold(contract.bureau.fetch);
      await userEvent.dblClick(await screen.findByRole('button', { name: /^Fetch/ }));
      // From the press on.
      await expect(await screen.findByText('Initiated')).toBeVisible();
      await expect(screen.queryByText('Not fetched')).toBeNull();
      give();
      await expectSent(contract.bureau.fetch, sent);
      await expect(
        await screen.findByText('Bureau Fetch initiated. Please check after some time'),
      ).toBeVisible();
      await expect(screen.queryByText('Some Error Occured')).toBeNull();
    });
  },
};

// Of another loan: for the first a report was ordered a moment ago.
const unwilling = at('/credit/loans/482193/?tab=equifax', staff.underwriter, [
  answering(contract.bureau.fetch, () => ({
    data: { bureauFetchInitiated: false, contactName: 'Risk desk' },
  })),
]);

export const AnEquifaxOrderThatWasNotInitiated: Story = {
  ...unwilling.story,
  parameters: { covers: ['CR-071.c', 'CR-072.b', 'CR-073.a', 'CR-073.b'] },
  play: async ({ step, userEvent }) => {
    await step('It names whom to contact, and does not say that it was initiated', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Fetch Bureau' }));
      await expect(await screen.findByText('Bureau could not fetched. Contact Risk desk')).toBeVisible();
      await expect(screen.queryByText(/^Bureau Fetch initiated/)).toBeNull();
      await unwilling.expectSent(contract.bureau.fetch, {
        to: 'POST /api/v1/credit-dashboard/fetch-bureau-reports',
        body: { loanId: 482193 },
      });
    });
    await step('nor does the loan say so when it is opened again', async () => {
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      await screen.findByRole('heading', { level: 1, name: 'All Cases' });
      history.back();
      await expect(await screen.findByRole('button', { name: 'Fetch Bureau' })).toBeEnabled();
      await expect(screen.queryByText(/^Bureau Fetch initiated/)).toBeNull();
    });
    await step('where the session has ended the login dialog says it, and the tab no failure', async () => {
      unwilling.desk().sessions.clear();
      await userEvent.click(screen.getByRole('button', { name: 'Fetch Bureau' }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(screen.queryByText('Some Error Occured')).toBeNull();
    });
  },
};

const cibil = at(`/credit/loans/${loanId}/?tab=cibil`);

export const ABureauAsksForTheLastName: Story = {
  ...cibil.story,
  parameters: {
    covers: [
      'CR-055.a',
      'CR-059.a',
      'CR-060.a',
      'CR-060.b',
      'CR-060.c',
      'CR-060.e',
      'CR-056.c',
      'CR-061.a',
      'CR-061.b',
      'CR-061.c',
      'CR-061.d',
      'CR-062.a',
      'CR-062.b',
    ],
    logs: ['The CIBIL report was not fetched:'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = cibil;
    const to = `POST /api/v1/credit-dashboard/fetch-cibil-report/${loanId}`;
    const fetch = async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(button);
      await expectSent(contract.bureau.cibil, { to });
      return button;
    };
    const asked = () => screen.findByRole('dialog', { name: 'Last Name' });
    await step('it is disabled from the click on; after a network error the next press orders', async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      const served = window.fetch;
      const lost: (() => void)[] = [];
      window.fetch = () =>
        new Promise((_, reject) => lost.push(() => reject(new TypeError('Failed to fetch'))));
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      lost.forEach(lose => lose());
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      window.fetch = served;
    });
    await step(
      'With no report it can be ordered, which names nothing; a failure shows nothing, and it can be again',
      async () => {
        // A status of 200 does not mean that it was ordered.
        refuse(contract.bureau.cibil, 200, ['The bureau is closed', 'Last name is required']);
        const logged = spyOn(console, 'error');
        const button = await fetch();
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
        await expect(logged.mock.calls).toEqual([
          ['The CIBIL report was not fetched:', 'The bureau is closed'],
        ]);
        logged.mockRestore();
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(screen.queryByText(/The bureau is closed|Last name is required/)).toBeNull();
      },
    );
    await step(
      'Where the last name is required it is asked for; until then nothing else is ordered',
      async () => {
        refuse(contract.bureau.cibil, 200, ['Last name is required', 'Second']);
        const button = await fetch();
        const dialog = within(await asked());
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expectSent(contract.bureau.cibil);
      },
    );
    await step('the next order has the last name that was asked for', async () => {
      refuse(contract.bureau.cibil, 422, 'Last name is required');
      await fetch();
      const dialog = within(await asked());
      await userEvent.type(dialog.getByRole('textbox'), ' Raghunathan ');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.bureau.cibil, { to, body: { lastName: 'Raghunathan' } });
    });
  },
};

const orderedAs = (status: string) =>
  at('/credit/loans/482193/?tab=CIBIL', staff.underwriter, [
    answering(contract.bureau.cibil, () => ({ data: { loan: { apolloCibilReport: { status } } } })),
  ]);
const ordered = orderedAs('initialized');
const fetchedAtOnce = orderedAs('fetched');

export const ACibilReportOnItsWay: Story = {
  ...ordered.story,
  parameters: { covers: ['CR-056.a', 'CR-058.a', 'CR-060.d'] },
  play: async ({ step, userEvent }) => {
    await step("The button stays disabled while the answered status is 'initialized'", async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      const give = ordered.hold(contract.bureau.cibil);
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
      give();
      await ordered.elapse(5_000);
      await waitFor(() => expect(button).toHaveAccessibleDescription('The report is on its way'));
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(screen.getByText('Initiated')).toBeVisible();
      await ordered.expectSent(contract.bureau.cibil, {
        to: 'POST /api/v1/credit-dashboard/fetch-cibil-report/482193',
      });
    });
  },
};

export const ACibilReportThatIsThereAtOnce: Story = {
  ...fetchedAtOnce.story,
  parameters: { covers: ['CR-056.b', 'CR-058.a', 'CR-060.d'] },
  play: async ({ step, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Fetch cibil' });
    await step('the status that was answered is shown, and no other', async () => {
      await userEvent.click(button);
      await expect(await screen.findByText('Fetched')).toBeVisible();
      await expect(screen.queryByText('Initiated')).toBeNull();
    });
    await step('The Fetch button is disabled while the status is fetched', async () => {
      await fetchedAtOnce.elapse(5_000);
      await waitFor(() => expect(button).toHaveAccessibleDescription('Report available'));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
