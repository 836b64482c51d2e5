import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aWireRequest } from '../fixtures/approvals';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId, ownRequest, waitingId } from './desk/collections';

const { story, desk, sentTo, expectSent, refuse, elapse } = collectionsProduct(admin, { page: 'approvals' });

/** A collections admin decides what waits for a second person, in the real app. */
const meta = {
  title: 'Journeys/Collections/Approvals',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const readList = { to: 'GET /api/v1/collections/approvals' };
const decision = async () => within(await screen.findByRole('region', { name: 'Decision' }));
const rows = async () => within(await screen.findByRole('grid', { name: 'Requests' }));
/** Two presses before anything else can happen. Not a double click, which here selects the button's text: a row of a
 *  table is not opened while text is selected. */
const pressTwice = async (name: string) => {
  const button = (await decision()).getByRole('button', { name });
  button.click();
  button.click();
};
const open = async ({ userEvent }: Pick<Acts, 'userEvent'>, name: RegExp) =>
  userEvent.click(await (await rows()).findByRole('row', { name }));

export const Approves: Story = {
  parameters: { covers: ['M35.a', 'M36.j'] },
  play: async ({ step, userEvent }) => {
    await step('An admin sees all requests in Approvals; the list is read once', async () => {
      await expect(await (await rows()).findByRole('row', { name: /Kavya R/ })).toBeVisible();
      await expect((await rows()).getByRole('row', { name: /Meera Own/ })).toBeVisible();
      await expectSent(contract.approvals.list, readList);
    });
    await step('a refused approval says why and stays', async () => {
      desk().refuses = { call: 'approve', message: 'Dues have changed. Please refresh' };
      refuse(contract.approvals.list, 500, 'Down');
      await open({ userEvent }, /Kavya R/);
      await expect((await rows()).getByRole('row', { selected: true })).toHaveTextContent('Kavya R');
      await userEvent.click((await decision()).getByRole('button', { name: 'Approve' }));
      await expect(await (await decision()).findByText('Dues have changed. Please refresh')).toBeVisible();
      // At once, and not when the half minute is over.
      const lists = () => sentTo('GET /api/v1/collections/approvals');
      await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 10_000 });
      desk().refuses = null;
    });
    await step('while the requests cannot be read again they stay as they were read', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
      await expect((await rows()).queryByRole('row', { name: /Kavya R/ })).toBeNull();
      await userEvent.click(screen.getByRole('radio', { name: 'Waiting' }));
      await expect((await rows()).getByRole('row', { name: /Kavya R/ })).toBeVisible();
      (await decision()).getByRole('button', { name: 'Approve' }).focus();
    });
    await step(
      'Pressed twice it is approved once; when the dues have moved since, it is refused',
      async () => {
        await pressTwice('Approve');
        const sent = {
          to: `POST /api/v1/collections/approvals/${waitingId}/approve`,
          body: { seen: 7 },
          hasKey: true,
        };
        await expectSent(contract.approvals.approve, sent, sent);
      },
    );
    await step('the answered status is shown, and it waits no more', async () => {
      await waitFor(() => expect(screen.getByText('Waiver added')).toBeVisible());
      await waitFor(async () => expect((await rows()).queryByRole('row', { name: /Kavya R/ })).toBeNull());
      await expect((await rows()).getByRole('row', { name: /Meera Own/ })).toBeVisible();
    });
    await step('the focus is on what came of it, and not on the page', async () => {
      await waitFor(async () =>
        expect(document.activeElement).toContainElement(
          await screen.findByRole('region', { name: 'Decision' }),
        ),
      );
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
};

export const PressedAgainBeforeTheListIsRead: Story = {
  play: async ({ step, userEvent }) => {
    await open({ userEvent }, /Kavya R/);
    const approve = (await decision()).getByRole('button', { name: 'Approve' });
    const served = window.fetch;
    let reads = 0;
    let release = () => {};
    const held = new Promise<void>(done => {
      release = done;
    });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET' && request.url.endsWith('/collections/approvals')) {
        reads += 1;
        await held;
      }
      return served(request);
    };
    await step('what is approved is not approved again while the requests are read again', async () => {
      approve.click();
      await waitFor(() => expect(reads).toBe(1));
      approve.click();
      release();
      await expect(await (await decision()).findByText(/^Approved/)).toBeVisible();
      await expect(sentTo('/approve')).toHaveLength(1);
    });
    window.fetch = served;
  },
};

export const Refuses: Story = {
  play: async ({ step, userEvent }) => {
    await open({ userEvent }, /Kavya R/);
    await step('without a reason nothing is sent', async () => {
      await userEvent.click((await decision()).getByRole('button', { name: 'Refuse' }));
      await expect(sentTo('/refuse')).toEqual([]);
    });
    await step('the reason is sent as it was typed, without spaces around it', async () => {
      await userEvent.type(
        (await decision()).getByRole('textbox', { name: 'Reason to refuse' }),
        ' Second one this month ',
      );
      await pressTwice('Refuse');
      await expectSent(contract.approvals.refuse, {
        to: `POST /api/v1/collections/approvals/${waitingId}/refuse`,
        body: { reason: 'Second one this month' },
        hasKey: true,
      });
      await expect(
        await (await decision()).findByText(/Second one this month$/, { selector: ':not(textarea)' }),
      ).toBeVisible();
    });
  },
};

const other = { id: '6c3f9b1e-0000-4000-8000-000000000003', fullName: 'Farhan Q' };
const twoWait = collectionsProduct(admin, {
  page: 'approvals',
  desk: () => ({ requests: [aWireRequest(), aWireRequest(other)] }),
});

export const EachRequestHasItsOwnReason: Story = {
  ...twoWait.story,
  play: async ({ step, userEvent }) => {
    const box = async () => (await decision()).findByRole('textbox', { name: 'Reason to refuse' });
    await step('what was typed about one request is not said of the next', async () => {
      await open({ userEvent }, /Kavya R/);
      await userEvent.type(await box(), 'Second one this month');
      await open({ userEvent }, /Farhan Q/);
      await waitFor(async () => expect(await box()).toHaveValue(''));
    });
  },
};

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
  parameters: { covers: ['M36.i'] },
  play: async ({ step, userEvent }) => {
    const openLoan = async () => {
      await open({ userEvent }, /Meera Own/);
      await userEvent.click(await screen.findByRole('link', { name: 'Open loan' }));
      await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 });
      history.back();
    };
    const read = { to: `GET /api/v1/collections/get-loan-details/${loanId}` };
    await step('the loan of a request is one press away; back, what waits is read again', async () => {
      await openLoan();
      await expectSent(contract.collections.read, read);
      await expectSent(contract.approvals.list, readList, readList);
      await open({ userEvent }, /Meera Own/);
    });
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
