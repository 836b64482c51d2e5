import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering, Refused } from './desk/answering';
import { queueRead } from './queueEntries';
import { placeInHistory } from './theProduct';
import { at, loanId, queue, read, row, sidebar } from './creditRequests';

/** What each act in the queue of an underwriter sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  tags: ['!autodocs'],
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the answers of a path back until they are let go. */
function keepBack(path: string): () => void {
  const send = window.fetch;
  let letGo = () => {};
  const held = new Promise<void>(done => {
    letGo = done;
  });
  window.fetch = async (input, init) => {
    if (new Request(input, init).url.includes(path)) await held;
    return send(input, init);
  };
  return () => letGo();
}

export const ALoanThatIsSlow: Story = {
  parameters: { covers: ['SH-053.a', 'SH-053.b', 'SH-053.c'] },
  play: async ({ step, userEvent }) => {
    await row(loanId);
    const letGo = keepBack('sections=core');
    await step('the loan is loading until its answer is there', async () => {
      await userEvent.click(await row(loanId));
      await expect(await screen.findByText('Loading Data')).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Kavya Raghunathan' })).toBeNull();
    });
    await step('then it is shown', async () => {
      letGo();
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expect(screen.queryByText('Loading Data')).toBeNull();
    });
    await step('one that is refused is in the error state', async () => {
      queue.refuse(contract.loan.read, 500, 'The records are being moved');
      await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Kavya Raghunathan' })).toBeNull();
    });
  },
};

const waiting = at('/credit/loans?status=PENDING');

export const GoesBackToTheNarrowedQueue: Story = {
  ...waiting.story,
  parameters: { covers: ['XR-061.a'] },
  play: async ({ step, userEvent }) => {
    await step('the link above a loan leads to the queue as it was narrowed, its row marked', async () => {
      await userEvent.click(await row(loanId));
      await screen.findByRole('heading', { name: 'Kavya Raghunathan' });
      const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      await userEvent.click(links.getByRole('link', { name: 'Pending Cases' }));
      await waitFor(() => expect(location.search).toBe('?status=PENDING'));
      await waitFor(async () => expect(await row(loanId)).toHaveAttribute('aria-selected', 'true'));
    });
  },
};

export const TakesALoan: Story = {
  parameters: {
    covers: [
      'CR-006.a',
      'CR-012.a',
      'CR-012.b',
      'CR-012.c',
      'CR-013.a',
      'CR-013.c',
      'CR-016.b',
      'CR-020.a',
      'CR-025.b',
      'CR-026.a',
      'CR-026.b',
      'CR-192.a',
      'XR-062.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, sentTo } = queue;
    await row(loanId);
    await expectSent(contract.loan.list, queueRead('page=1'));
    const take = { to: `POST /api/v1/credit-dashboard/loans/${loanId}/assign` };
    await step('a refusal is said, the loan is not opened, and the queue is read again', async () => {
      refuse(contract.loan.assign, 403, 'Cannot access loan not assigned to you');
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Cannot access loan not assigned to you')).toBeVisible());
      await expectSent(contract.loan.assign, take);
      await expectSent(contract.loan.read);
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
    await step("where the server refuses it reads 'Loan Could not be assigned'", async () => {
      refuse(contract.loan.assign, 422, 'No');
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Loan Could not be assigned')).toBeVisible());
      await expectSent(contract.loan.assign, take);
    });
    await step(
      'one that is taken after the queue was left does not open, and is called no error',
      async () => {
        const give = queue.hold(contract.loan.assign);
        await userEvent.click(await row(482191));
        await userEvent.click(sidebar().getByRole('link', { name: 'On Hold Cases' }));
        await screen.findByRole('heading', { level: 1, name: 'On Hold Cases' });
        const [page, reads] = [placeInHistory(), sentTo('/credit-dashboard/loans?').length];
        give();
        await waitFor(() => expect(sentTo('/credit-dashboard/loans?').length).toBeGreaterThan(reads));
        await expect(await screen.findByText('No case passes the filters.')).toBeVisible();
        await userEvent.keyboard('/');
        await expect(screen.getByRole('searchbox', { name: 'Search by loan id' })).toHaveFocus();
        await expect(placeInHistory()).toBe(page);
        await expect(screen.queryByText('Error in assigning loan')).toBeNull();
        await expectSent(contract.loan.assign, { to: 'POST /api/v1/credit-dashboard/loans/482191/assign' });
        await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      },
    );
    await step(
      'a loan of nobody is taken, once, before its core is read, and no other meanwhile',
      async () => {
        const give = queue.hold(contract.loan.assign);
        await userEvent.click(await row(loanId));
        await waitFor(async () => expect(await row(loanId)).toHaveAttribute('aria-selected', 'true'));
        await userEvent.click(await row(482193));
        await userEvent.click(await row(loanId));
        // A further press is no failure.
        await expect(screen.queryByText('Error in assigning loan')).toBeNull();
        give();
        await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
        await expectSent(contract.loan.assign, take);
        await expectSent(contract.loan.read, read('core'));
        await expectSent(contract.decision.config, {
          to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
        });
        await expectSent(contract.live.loan, {
          to: `GET /api/v1/credit-dashboard/loans/${loanId}/events?desk=credit`,
        });
      },
    );
    await step(
      'each part is read when its tab is opened, and once; the decision form is beside each',
      async () => {
        for (const [tab, part] of [
          [/^Perfios/, 'statement'],
          [/^Docs/, 'kyc'],
          [/^Equifax/, 'bureau'],
        ] as const) {
          await expect(sentTo(`sections=${part}`)).toEqual([]);
          await userEvent.click(await screen.findByRole('tab', { name: tab }));
          const whole = { ...read(part), body: null, hasKey: false };
          await waitFor(() => expect(sentTo(`sections=${part}`)).toEqual([whole]));
          await expect(screen.getByRole('form', { name: 'Decision' })).toBeVisible();
        }
        await userEvent.click(await screen.findByRole('tab', { name: /^CIBIL/ }));
        await expect(await screen.findByRole('button', { name: 'Fetch cibil' })).toBeVisible();
        await expect(sentTo('sections=bureau')).toHaveLength(1);
      },
    );
    await step('The last tab shows its content, and that of no other', async () => {
      await userEvent.click(await screen.findByRole('tab', { name: /^Intel/ }));
      await expect(await screen.findByRole('region', { name: 'Quiz Score' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Fetch cibil' })).toBeNull();
      await expect(screen.getByRole('form', { name: 'Decision' })).toBeVisible();
    });
    await step('back in the queue, the loan is assigned to who took it', async () => {
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      await expect(await within(await row(loanId)).findByText(staff.underwriter.fullName)).toBeVisible();
    });
    await step('A second loan that cannot be read shows nothing of the first', async () => {
      refuse(contract.loan.read, 500, 'Down');
      await userEvent.click(await row(482193));
      await expect(await screen.findByRole('alertdialog', { name: 'Error Occurred' })).toBeVisible();
      await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
      await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
    });
  },
};

const unreachable = at('/credit/loans', staff.underwriter, [
  answering(contract.loan.assign, (): never => {
    throw new Refused(500, 'Down');
  }),
]);

export const CannotTakeALoan: Story = {
  ...unreachable.story,
  parameters: { covers: ['CR-013.b'] },
  play: async ({ step, userEvent }) => {
    await step("An assign whose call fails reads 'Error in assigning loan', and opens nothing", async () => {
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Error in assigning loan')).toBeVisible());
      await expect(location.pathname).toBe('/credit/loans');
    });
  },
};

const refusedByAddress = at(`/credit/loans/${loanId}/`, staff.underwriter, [
  answering(contract.loan.assign, (): never => {
    throw new Refused(422, 'No');
  }),
]);

export const CannotTakeALoanByItsAddress: Story = {
  ...refusedByAddress.story,
  parameters: { covers: ['CR-013.a'] },
  play: async ({ step }) => {
    await step("By its address, too, a refused assign shows 'Loan Could not be assigned'", async () => {
      await expect(await screen.findByText('Loan Could not be assigned')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Back to the queue' })).toBeVisible();
      await expect(screen.queryByRole('form', { name: 'Decision' })).toBeNull();
    });
  },
};

const unreachableByAddress = at(`/credit/loans/${loanId}/`, staff.underwriter, [
  answering(contract.loan.assign, (): never => {
    throw new Refused(500, 'Down');
  }),
]);

export const CannotReachALoanByItsAddress: Story = {
  ...unreachableByAddress.story,
  parameters: { covers: ['CR-013.b'] },
  play: async ({ step }) => {
    await step("By its address an assign whose call fails shows 'Error in assigning loan'", async () => {
      await expect(await screen.findByText('Error in assigning loan')).toBeVisible();
      await expect(screen.queryByRole('form', { name: 'Decision' })).toBeNull();
    });
  },
};
