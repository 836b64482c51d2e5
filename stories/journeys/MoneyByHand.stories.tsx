import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { type Acts, loseEveryAnswer } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId, reviewer } from './desk/collections';
import { pausesOfALostAnswer } from './theProduct';

const { story, desk, sentTo, expectSent, hold, elapse } = collectionsProduct(admin, {
  page: `${loanId}?tab=transactions`,
});

/** What a collections admin asks for by hand, in the real app; each waits for a second person. */
const meta = {
  title: 'Journeys/Collections/Money by hand',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
async function open({ userEvent }: Acts, button: string, dialog: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}
type Inside = Awaited<ReturnType<typeof open>>;

const box = (dialog: Inside, name: RegExp) => dialog.getByRole('textbox', { name });
/** Two presses before anything else can happen. */
function pressTwice(dialog: Inside) {
  const button = dialog.getByRole('button', { name: 'Ask for Approval' });
  button.click();
  button.click();
}

export const RecordsAReceipt: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent }, 'Record Receipt', 'Record Receipt');
    await step('what is open stands in the address', async () => {
      await expect(new URLSearchParams(location.search).get('ask')).toBe('receipt');
    });
    await step('a refusal says why, and what was typed stays', async () => {
      desk().refuses = { call: 'receipt', message: 'Cash limit reached' };
      await userEvent.type(box(dialog, /^Amount/), '9000.50');
      await userEvent.type(box(dialog, /^Received on/), '15-11-2026');
      await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
      await userEvent.type(box(dialog, /^Reference/), 'C-118');
      await userEvent.type(box(dialog, /^Reason/), 'Paid at the branch');
      await userEvent.click(dialog.getByRole('button', { name: 'Ask for Approval' }));
      await expect(await dialog.findByText('Cash limit reached')).toBeVisible();
      await expect(box(dialog, /^Amount/)).toHaveValue('9000.50');
      desk().refuses = null;
    });
    await step('pressed twice it is sent once, whole, with a key', async () => {
      pressTwice(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sent = {
        to: 'POST /api/v1/collections/add-receipt',
        body: {
          loanId,
          amount: 9000.5,
          date: '2026-11-15',
          source: 'CASH',
          reference: 'C-118',
          reason: 'Paid at the branch',
        },
        hasKey: true,
      };
      await expectSent(contract.approvals.addReceipt, sent, sent);
    });
    await step('it is said that it waits, the loan is read again, and the address is as before', async () => {
      await waitFor(() => expect(screen.getByText('Receipt waits for approval')).toBeVisible());
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(2));
      await expect(new URLSearchParams(location.search).get('ask')).toBeNull();
    });
  },
};

export const AttachesTheSlip: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent }, 'Record Receipt', 'Record Receipt');
    const choose = async () =>
      fireEvent.change(dialog.getByLabelText('Attachment'), {
        target: { files: [new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' })] },
      });
    const headers = spyOn(window.XMLHttpRequest.prototype, 'setRequestHeader');
    await step('a refused upload says why, and is tried again under the same key', async () => {
      desk().refuses = { call: 'attach', message: 'The file is damaged' };
      await choose();
      await expect(await dialog.findByText(/· The file is damaged/)).toBeVisible();
      desk().refuses = null;
      await userEvent.click(dialog.getByRole('button', { name: /again|retry/i }));
      // The name stands in the row of the running upload too, which goes once the file is attached.
      await expect(await dialog.findByRole('button', { name: 'Remove' })).toBeVisible();
      await expect(dialog.getByText('slip.pdf')).toBeVisible();
      const sent = {
        to: `POST /api/v1/collections/${loanId}/attachments`,
        body: { file: 'slip.pdf' },
        hasKey: true,
      };
      await expectSent(contract.approvals.attach, sent, sent);
      const keys = headers.mock.calls.flatMap(([name, value]) => (name === 'idempotency-key' ? [value] : []));
      await expect(keys).toEqual([keys[0], keys[0]]);
      headers.mockRestore();
    });
    await step('what is asked names the file', async () => {
      await userEvent.type(box(dialog, /^Amount/), '9000');
      await userEvent.type(box(dialog, /^Received on/), '15-11-2026');
      await userEvent.click(dialog.getByRole('radio', { name: 'Bank' }));
      await userEvent.type(box(dialog, /^Reference/), 'UTR 17');
      await userEvent.type(box(dialog, /^Reason/), 'Statement, line 17');
      await userEvent.click(dialog.getByRole('button', { name: 'Ask for Approval' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('add-receipt').at(-1)?.body).toEqual({
        loanId,
        amount: 9000,
        date: '2026-11-15',
        source: 'BANK',
        reference: 'UTR 17',
        reason: 'Statement, line 17',
        attachment: `attachments/${loanId}/slip.pdf`,
      });
    });
  },
};

export const ReversesAPayment: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent }, 'Reverse', 'Reverse');
    await step('a proof whose upload is cancelled is not sent any further, and not attached', async () => {
      const aborted = spyOn(window.XMLHttpRequest.prototype, 'abort');
      hold(contract.approvals.attach);
      await fireEvent.change(dialog.getByLabelText('Attachment'), {
        target: { files: [new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' })] },
      });
      await expectSent(contract.approvals.attach, {
        to: `POST /api/v1/collections/${loanId}/attachments`,
        body: { file: 'slip.pdf' },
        hasKey: true,
      });
      await userEvent.click(await dialog.findByRole('button', { name: 'Cancel slip.pdf' }));
      await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
      await expect(await dialog.findByRole('button', { name: 'Retry slip.pdf' })).toBeVisible();
      aborted.mockRestore();
    });
    await step('a payment is chosen, and what it turns round stands under it', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: /^Payment/ }));
      await userEvent.click(await screen.findByRole('option', { name: /Rs\. 9,681, 1 Sep 2026/ }));
      await expect(dialog.getByRole('group', { name: 'What is turned round' })).toHaveTextContent(
        'Rs. 8,324.59',
      );
    });
    await step('pressed twice it is sent once, with payment id, reason and a key', async () => {
      await userEvent.type(box(dialog, /^Reason/), 'Of another loan');
      pressTwice(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.approvals.reverseReceipt, {
        to: 'POST /api/v1/collections/reverse-receipt',
        body: { loanId, paymentId: 'P5', reason: 'Of another loan' },
        hasKey: true,
      });
      await waitFor(() => expect(screen.getByText('Reversal waits for approval')).toBeVisible());
    });
  },
};

export const Refunds: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent }, 'Refund', 'Refund');
    await step('a part of what is due back is refunded: as typed, sent once, with a key', async () => {
      await expect(box(dialog, /^Amount/)).toHaveValue('1117.26');
      await userEvent.clear(box(dialog, /^Amount/));
      await userEvent.type(box(dialog, /^Amount/), '500.50');
      await userEvent.type(box(dialog, /^Reason/), 'Paid too late');
      pressTwice(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.approvals.refund, {
        to: 'POST /api/v1/collections/refund',
        body: { loanId, amount: 500.5, reason: 'Paid too late' },
        hasKey: true,
      });
      await waitFor(() => expect(screen.getByText('Refund waits for approval')).toBeVisible());
    });
  },
};

export const ARefundWithoutAnAnswer: Story = {
  parameters: { covers: ['XR-013.a'] },
  play: async ({ step, userEvent }) => {
    const { keys, comeBack } = loseEveryAnswer('/collections/refund');
    const dialog = await open({ userEvent }, 'Refund', 'Refund');
    const ask = () => dialog.getByRole('button', { name: 'Ask for Approval' });
    await step('without an answer what was typed stays, to be sent again', async () => {
      await userEvent.type(box(dialog, /^Reason/), 'Paid twice');
      await userEvent.click(ask());
      await elapse(...pausesOfALostAnswer);
      await waitFor(() => expect(ask()).toBeEnabled());
      await expect(box(dialog, /^Reason/)).toHaveValue('Paid twice');
    });
    await step('sent again by a later press it has the key it had', async () => {
      comeBack();
      await userEvent.click(ask());
      await waitFor(() => expect(screen.getByText('Refund waits for approval')).toBeVisible());
      await expect(keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(keys).size).toBe(1);
      await expectSent(contract.approvals.refund, {
        to: 'POST /api/v1/collections/refund',
        body: { loanId, amount: 1117.26, reason: 'Paid twice' },
        hasKey: true,
      });
    });
  },
};

const asAgent = collectionsProduct(reviewer, { page: `${loanId}?tab=transactions&ask=receipt` });

export const AnAgentAsksForNone: Story = {
  ...asAgent.story,
  parameters: { ...asAgent.story.parameters, covers: ['M36.b'] },
  play: async ({ step }) => {
    await step('only admins may ask for a receipt by hand, a reversal or a refund', async () => {
      for (const name of ['Record Receipt', 'Reverse', 'Refund'])
        await expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(
          'Only a collections admin or a super user may ask for this',
        );
    });
    await step('an address that names the dialog does not open it', async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
