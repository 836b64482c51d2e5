import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { nachFileId, wireNachBoard } from '../fixtures/nach';
import { staff } from '../fixtures/staff';
import { Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { nachAnswers, nachDesk } from './desk/nach';
import { pausesOfALostAnswer, theProduct } from './theProduct';

const board = `/loan-management/collections/nach/${nachFileId}`;

const opened = theProduct(() => inMemoryServer({ ...nachDesk(), board: wireNachBoard }, nachAnswers), {
  address: board,
  as: staff.collectionsAdmin,
});

/** A collections admin uploads the file of the bank, looks at it and commits it, in the real app over a desk in
 *  memory. */
const meta = {
  title: 'Journeys/Collections/NACH upload',
  tags: ['!autodocs'],
  ...opened.story,
  parameters: { ...opened.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ABoardIsOpenedByItsAddress: Story = {
  ...opened.story,
  // The desk in memory has the files alone: a loan that is opened is not found in it.
  parameters: { ...opened.story.parameters, covers: ['CO-006.h'], logs: ['could not be read'] },
  play: async ({ step, userEvent }) => {
    await step('loaded at its own address the board opens, and is read with all its rows', async () => {
      await expect(await screen.findByRole('heading', { name: 'ZBNK_NACH_20112026_RET.csv' })).toBeVisible();
      await opened.expectSent(contract.nach.read, {
        to: `GET /api/v1/collections/nach-files/${nachFileId}?rows=all`,
      });
    });
    await step('a row opens its loan', async () => {
      await userEvent.click(await screen.findByRole('row', { name: /Borrower 3/ }));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/482193'));
    });
  },
};

/** The server does what it is asked, and its answer does not arrive. */
function loseAnswersOf(path: string) {
  const served = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith(path)) return served(request);
    await served(request);
    return new Response(null, { status: 504 });
  };
}

export const ACommitWhoseAnswerIsLost: Story = {
  ...opened.story,
  parameters: { ...opened.story.parameters, covers: ['XR-013.b'] },
  play: async ({ step, userEvent }) => {
    const read = { to: `GET /api/v1/collections/nach-files/${nachFileId}?rows=all` };
    await step('where no answer arrives the board is read again, since rows may be booked', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Commit 8 rows' }));
      await opened.expectSent(contract.nach.read, read);
      loseAnswersOf('/commit');
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Commit' }));
      await opened.elapse(...pausesOfALostAnswer);
      await waitFor(() => expect(opened.sentTo('rows=all')).toHaveLength(2));
    });
  },
};

export const ADiscardWhoseAnswerIsLost: Story = {
  ...opened.story,
  parameters: { ...opened.story.parameters, covers: ['XR-013.b'] },
  play: async ({ step, userEvent }) => {
    await step('the board is read again, and says what became of the file', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      loseAnswersOf('/discard');
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
      await expect(await screen.findByText('The file was discarded')).toBeVisible();
    });
  },
};

const unreadBoard = theProduct(
  () => {
    const server = inMemoryServer({ ...nachDesk(), board: wireNachBoard }, nachAnswers);
    server.refuse(contract.nach.read, new Refused(422, 'The board is being moved'));
    return server;
  },
  { address: board, as: staff.collectionsAdmin },
);

export const ABoardThatCannotBeRead: Story = {
  ...unreadBoard.story,
  play: async ({ step, userEvent }) => {
    await step('a board that cannot be read says why, and is read again by one press', async () => {
      await expect(await screen.findByText(/The board is being moved/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await expect(await screen.findByRole('heading', { name: 'ZBNK_NACH_20112026_RET.csv' })).toBeVisible();
    });
  },
};

const nowhere = theProduct(() => inMemoryServer(nachDesk(), nachAnswers), {
  address: board,
  as: staff.collectionsAdmin,
});

export const AnIdThatNoFileHas: Story = {
  ...nowhere.story,
  parameters: { covers: ['M45.a'] },
  play: async ({ step, userEvent }) => {
    await step('the page of the board says so, and leads back to the files', async () => {
      await expect(
        await screen.findByRole('heading', { name: 'There is no NACH file with this id' }),
      ).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Back to the files' }));
      await expect(await screen.findByRole('heading', { name: 'NACH Upload' })).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/collections/nach');
    });
  },
};

const misnamed = theProduct(() => inMemoryServer(nachDesk(), nachAnswers), {
  address: '/loan-management/collections/nach/nothing',
  as: staff.collectionsAdmin,
});

export const AnAddressThatIsNoId: Story = {
  ...misnamed.story,
  beforeEach: async context => {
    const end = await misnamed.story.beforeEach(context);
    misnamed.refuse(contract.nach.read, 400, 'fileId: Invalid UUID');
    return end;
  },
  play: async ({ step }) => {
    await step('the page says the same, and not what the server calls it', async () => {
      await expect(
        await screen.findByRole('heading', { name: 'There is no NACH file with this id' }),
      ).toBeVisible();
      await expect(screen.queryByText(/Invalid UUID/)).toBeNull();
      await misnamed.expectSent(contract.nach.read, {
        to: 'GET /api/v1/collections/nach-files/nothing?rows=all',
      });
    });
  },
};
