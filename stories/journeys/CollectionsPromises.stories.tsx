import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { writeComment } from './CollectionsComments.cases';
import { pausesOfALostAnswer } from './theProduct';
import { collectionsProduct } from './collectionsProduct';
import { loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, elapse } = collectionsProduct(reviewer);

/** Comments of a disbursed loan and the promises to pay among them: what each action of a person sends, in the real
 *  app. */
const meta = {
  title: 'Journeys/Collections/Comments',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
export const PromiseBroken: Story = {
  parameters: { covers: ['XR-009.a', 'M47.c', 'M47.d', 'M47.f'] },
  play: async ({ step, userEvent }) => {
    const again = async () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await step('a comment of a promise to pay sends its amount and day, whole and once', async () => {
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      const add = await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays tomorrow');
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised amount/ }), '5000');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised for/ }), '22-11-2026');
      add.click();
      add.click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.collections.addComment, {
        to: 'POST /api/v1/loan-feedback/add-collections-comment',
        body: {
          loanId,
          dispositionCode: 'Promise_to_Pay',
          customerBehaviour: 'GOOD',
          collectionsFeedback: 'Pays tomorrow',
          promiseAmount: 5000,
          promiseDate: '2026-11-22',
        },
        hasKey: true,
      });
    });
    await step('the loan is read again, and its header says what was promised', async () => {
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
      await expect(sentTo('get-loan-details')).toHaveLength(2);
    });
    await step(
      'while it is open a second one is refused when it is chosen, and nothing is sent',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
        const add = await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays later');
        const dialog = within(screen.getByRole('dialog'));
        await expect(
          dialog.getByText('This loan has an open promise: Rs. 5,000.00 by 22 Nov 2026'),
        ).toBeVisible();
        add.click();
        await expect(dialog.queryByRole('textbox', { name: /^Promised amount/ })).toBeNull();
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(sentTo('add-collections-comment')).toHaveLength(1);
      },
    );
    await step('on the evening of its date, one paisa short, it is not broken', async () => {
      Object.assign(desk(), { day: '2026-11-22', paid: [{ amount: 4999.99, on: '2026-11-22' }] });
      await again();
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(3));
      await expect(screen.getByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
    });
    await step('the day after it is broken, in the header and in the timeline', async () => {
      Object.assign(desk(), { day: '2026-11-23' });
      await again();
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026, broken')).toBeVisible();
      await openTab({ userEvent }, /^Overdue Details/);
      await expect(
        await screen.findByTitle(/EMI 7, .* Promised: Rs\. 5,000 by 22 Nov 2026, broken$/),
      ).toBeVisible();
    });
    await step('where it is broken, another one may be made', async () => {
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays later');
      const dialog = within(screen.getByRole('dialog'));
      await expect(dialog.getByRole('textbox', { name: /^Promised amount/ })).toBeVisible();
      await expect(dialog.queryByText(/^This loan has an open promise/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a paisa that counts from its date keeps it', async () => {
      Object.assign(desk(), { paid: [...desk().paid, { amount: 0.01, on: '2026-11-22' }] });
      await again();
      await expect(await screen.findByText('Promise: Rs. 5,000 kept on 22 Nov 2026')).toBeVisible();
    });
  },
};

export const APromiseIsTakenBack: Story = {
  parameters: { covers: ['XR-009.b'] },
  play: async ({ step, userEvent }) => {
    const edit = async (of: string) => {
      await userEvent.click(await screen.findByText(of));
      return within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
    };
    const choose = async (dialog: Awaited<ReturnType<typeof edit>>, code: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
      await userEvent.click(await screen.findByRole('option', { name: code }));
    };
    const save = async (dialog: Awaited<ReturnType<typeof edit>>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await openTab({ userEvent }, /^Comments/);
    await step('a comment that becomes a promise reads the loan again', async () => {
      const dialog = await edit('The second');
      await choose(dialog, 'Promise to pay');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised amount/ }), '5000');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised for/ }), '22-11-2026');
      await save(dialog);
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(2));
    });
    await step('another text of the same comment changes no promise, and reads nothing again', async () => {
      const dialog = await edit('The second');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), '!');
      await save(dialog);
      await expect(await screen.findByText('The second!')).toBeVisible();
      await expect(sentTo('get-loan-details')).toHaveLength(2);
    });
    await step(
      'Edited to another disposition the promise is taken back: the loan is read again',
      async () => {
        const dialog = await edit('The second!');
        await choose(dialog, 'Callback');
        await save(dialog);
        await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(3));
      },
    );
  },
};

export const PromiseWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-101.f'] },
  play: async ({ step, userEvent }) => {
    const served = window.fetch;
    const keys: (string | null)[] = [];
    let kept: Response | null = null;
    let isOnline = false;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('add-collections-comment')) return served(request);
      keys.push(request.headers.get('idempotency-key'));
      // The server keeps the answer of a key.
      kept ??= await served(request);
      return isOnline ? kept.clone() : new Response(null, { status: 504 });
    };
    await openTab({ userEvent }, /^Comments/);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
    const add = await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays tomorrow');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Promised amount/ }), '5000');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Promised for/ }), '22-11-2026');
    await step(
      'the promise is stored and its answer lost: the header says it, the dialog stays',
      async () => {
        await userEvent.click(add);
        await elapse(...pausesOfALostAnswer);
        await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Pays tomorrow');
      },
    );
    await step('it is no second promise: sent again by the same key, it is done once', async () => {
      isOnline = true;
      await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(new Set(keys).size).toBe(1);
      await expect(
        desk().comments.filter(({ collectionFeedback: text }) => text === 'Pays tomorrow'),
      ).toHaveLength(1);
    });
  },
};
