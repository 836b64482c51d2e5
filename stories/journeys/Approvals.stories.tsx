import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aWireRequest } from '../fixtures/approvals';
import { approvals, decision, open, pressTwice, readList, rows } from './approvals';
import { collectionsProduct } from './collectionsProduct';
import { admin, waitingId } from './desk/collections';

const { story, desk, sentTo, expectSent, refuse } = approvals;

/** A collections admin decides what waits for a second person, in the real app. */
const meta = {
  title: 'Journeys/Collections/Approvals',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
      await expect(await (await rows()).findByRole('row', { name: /Meera Own/ })).toBeVisible();
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

export const TheDuesMoveWhileItIsOpen: Story = {
  parameters: { covers: ['XR-022.b'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent }, /Kavya R/);
    const approve = async () => (await decision()).getByRole('button', { name: 'Approve' });
    await expect(await approve()).not.toHaveAttribute('aria-disabled', 'true');
    desk().requests = desk().requests.map(one =>
      one.id === waitingId
        ? {
            ...one,
            since: [{ kind: 'receipt', at: '2026-11-15T07:00:00.000Z', by: 'Razorpay' }],
            fault: 'More than what is open of bounce',
          }
        : one,
    );
    await step(
      'where the dues changed since, what came is listed after the refusal, and it cannot be approved',
      async () => {
        desk().refuses = { call: 'approve', message: 'Dues have changed. Please refresh' };
        await userEvent.click(await approve());
        const since = await screen.findByRole('table', { name: 'Since it was asked' });
        await expect(within(since).getByRole('row', { name: /Razorpay/ })).toHaveTextContent(
          '15 Nov 2026, 12:30 pm',
        );
        await expect(await approve()).toHaveAttribute('aria-disabled', 'true');
        await expect(await approve()).toHaveAccessibleDescription('More than what is open of bounce');
      },
    );
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
