import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { nachFileId, wireNachBoard } from '../fixtures/nach';
import { staff } from '../fixtures/staff';
import { Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { nachAnswers, nachDesk } from './desk/nach';
import { namesOfSavedFiles } from './namesOfSavedFiles';
import { theProduct } from './theProduct';

const home = '/loan-management/collections/';
const { story, desk, sentTo, expectSent, refuse, hold, waits } = theProduct(
  () => inMemoryServer(nachDesk(), nachAnswers),
  {
    address: home,
    as: staff.collectionsAdmin,
  },
);

/** A collections admin uploads the file of the bank, looks at it and commits it, in the real app over a desk in
 *  memory. */
const meta = {
  title: 'Journeys/Collections/NACH upload',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const board = `/loan-management/collections/nach/${nachFileId}`;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload Nach transaction' }));

async function upload({ userEvent }: Pick<Acts, 'userEvent'>, name = 'RET.csv') {
  await userEvent.click(await screen.findByRole('button', { name: 'Upload Nach transaction' }));
  const file = new File(['loan_id\n'], name, { type: 'text/csv' });
  await fireEvent.change((await dialog()).getByLabelText('NACH file'), { target: { files: [file] } });
  await userEvent.click((await dialog()).getByRole('button', { name: 'Upload' }));
}

export const UploadOpensTheBoard: Story = {
  parameters: {
    covers: [
      ...['CO-006.a', 'CO-006.c', 'CO-006.d', 'CO-006.h', 'CO-006.i', 'CO-007.a', 'CO-007.b', 'CO-007.g'],
      'M45.a',
    ],
  },
  play: async acts => {
    const { step } = acts;
    await step('A file that is no .csv is not sent', async () => {
      await upload(acts, 'RET.xlsx');
      await expect((await dialog()).getByText('Choose a .csv file')).toBeVisible();
      await expect(sentTo('process-nach-file')).toEqual([]);
    });
    await step('A .csv file is uploaded; nothing is committed by that', async () => {
      await expect(screen.queryByText('File processed succesfully')).toBeNull();
      const file = new File(['loan_id\n'], 'RET.csv', { type: 'text/csv' });
      const appended = spyOn(FormData.prototype, 'append');
      await fireEvent.change((await dialog()).getByLabelText('NACH file'), { target: { files: [file] } });
      const give = hold(contract.nach.process);
      await acts.userEvent.click((await dialog()).getByRole('button', { name: 'Upload' }));
      await expect(await (await dialog()).findByRole('button', { name: 'Processing' })).toBeVisible();
      give();
      await expectSent(contract.nach.process, {
        to: 'POST /api/v1/collections/process-nach-file',
        body: { file: 'RET.csv' },
      });
      // Files are equal to each other whatever is in them.
      await expect(appended.mock.calls.map(([name, value]) => [name, value === file])).toEqual([
        ['file', true],
      ]);
      appended.mockRestore();
    });
    await step('It is said that the file was processed', async () => {
      await waitFor(() => expect(screen.getByText('File processed succesfully')).toBeVisible());
    });
    await step('The board opens with the dry run; nothing was committed', async () => {
      await expect(await screen.findByRole('heading', { name: 'ZBNK_NACH_20112026_RET.csv' })).toBeVisible();
      await expect(location.pathname).toBe(board);
      await waitFor(() => expect(document.title).toBe('ZBNK_NACH_20112026_RET.csv · Lending Desk'));
      const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      const links = trail.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
      await expect(links.slice(1)).toEqual([['NACH Upload', '/loan-management/collections/nach']]);
      await expect(screen.getByText(/^Nothing is posted until you commit/)).toBeVisible();
      await expect(sentTo('/commit')).toEqual([]);
      // The answer of the upload is the board: it is not asked for again.
      await expect(sentTo('rows=all')).toEqual([]);
    });
  },
};

export const RefusedUpload: Story = {
  parameters: { covers: ['CO-006.a', 'CO-006.j', 'XR-166.a'] },
  play: async acts => {
    desk().refuses.upload = 'The file has more than 20000 rows';
    const { step } = acts;
    await upload(acts);
    await step(
      'File processing failed is shown when the uploaded NACH file is refused, with the reason',
      async () => {
        const said = await (await dialog()).findByRole('alert');
        await expect(said).toHaveTextContent('File processing failed');
        await expect(said).toHaveTextContent('The file has more than 20000 rows');
        await expect(location.pathname).toBe(home);
      },
    );
    await step('Closed after a refusal, the dialog opens again, and says nothing of it', async () => {
      await acts.userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await acts.userEvent.click(screen.getByRole('button', { name: 'Upload Nach transaction' }));
      await expect(await (await dialog()).findByLabelText('NACH file')).toBeInTheDocument();
      await expect((await dialog()).queryByText('File processing failed')).toBeNull();
    });
  },
};

export const Discard: Story = {
  parameters: { covers: ['XR-026.h', 'XR-166.a'] },
  play: async acts => {
    const { step, userEvent } = acts;
    await upload(acts);
    const confirm = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
      return asked;
    };
    await step('A refused discard says why and stays', async () => {
      desk().refuses.discard = 'This file is being committed already';
      const asked = await confirm();
      await expect(await asked.findByText('This file is being committed already')).toBeVisible();
      desk().refuses.discard = null;
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    });
    await step('Closed after a refusal and opened again, the question says nothing of it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await expect(asked.getByRole('button', { name: 'Discard' })).toBeEnabled();
      await expect(asked.queryByText('This file is being committed already')).toBeNull();
    });
    await step('Cancel leaves the file', async () => {
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(sentTo('/discard')).toHaveLength(1);
      await expect(screen.getByRole('button', { name: 'Commit 8 rows' })).toBeEnabled();
    });
    await step('It is sent for this file, and nothing can be committed any more', async () => {
      const give = hold(contract.nach.discard);
      const asked = await confirm();
      await expect(await asked.findByRole('button', { name: 'Discarding' })).toBeVisible();
      give();
      await expect(await screen.findByText('The file was discarded')).toBeVisible();
      const sent = { to: `POST /api/v1/collections/nach-files/${nachFileId}/discard` };
      await expectSent(contract.nach.discard, sent, sent);
      await expect(screen.queryByRole('button', { name: /^Commit/ })).toBeNull();
      await expect(sentTo('/commit')).toEqual([]);
    });
  },
};

export const Commit: Story = {
  parameters: { covers: ['M36.l', 'M39.a', 'XR-166.a'] },
  play: async acts => {
    const { step, userEvent } = acts;
    await upload(acts);
    const confirm = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Commit 8 rows' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Commit' }));
      return asked;
    };
    await step('A refused commit says why and stays', async () => {
      desk().refuses.commit = 'This file is being committed already';
      const asked = await confirm();
      await expect(await asked.findByText('This file is being committed already')).toBeVisible();
      desk().refuses.commit = null;
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    });
    await step('Closed after a refusal and opened again, the question says nothing of it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Commit 8 rows' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await expect(asked.getByRole('button', { name: 'Commit' })).toBeEnabled();
      await expect(asked.queryByText('This file is being committed already')).toBeNull();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    });
    const lists = { to: 'GET /api/v1/collections/disbursed-loans?page=1&count=25&sort=dpd' };
    const ageing = { to: 'GET /api/v1/collections/ageing' };
    await expectSent(contract.collections.list, lists);
    await expectSent(contract.collections.ageing, ageing);
    await step('The commit is a call of its own, with a key', async () => {
      const give = hold(contract.nach.commit);
      const asked = await confirm();
      await waitFor(() =>
        expect(asked.getByRole('button', { busy: true })).toHaveAttribute('aria-disabled', 'true'),
      );
      const read = hold(contract.nach.read);
      give();
      const sent = { to: `POST /api/v1/collections/nach-files/${nachFileId}/commit`, hasKey: true };
      await expectSent(contract.nach.commit, sent, sent);
      // Of the answer, before it is asked how far it is.
      const progress = await screen.findByRole('progressbar', { name: 'Rows that are booked' });
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      read();
    });
    await step('Its progress is followed without the rows, until it has ended', async () => {
      await expect(await screen.findByRole('progressbar', { name: 'Rows that are booked' })).toBeVisible();
      await waitFor(() => expect(waits(1_000)).toBe(true));
      await expect(await screen.findByText('The file is committed', {}, { timeout: 5_000 })).toBeVisible();
      await expect(sentTo('rows=none').length).toBeGreaterThan(1);
      await waitFor(() => expect(waits(1_000)).toBe(false));
    });
    const result = `GET /api/v1/collections/nach-files/${nachFileId}/result`;
    const saved = namesOfSavedFiles();
    await step('The result is read whole; one that is refused says why', async () => {
      refuse(contract.nach.result, 503, 'The result is being made');
      await userEvent.click(screen.getByRole('button', { name: 'Download result' }));
      await expect(await screen.findByText(/The result is being made/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Download result' }));
      await waitFor(() => expect(screen.queryByText(/The result is being made/)).toBeNull());
      await expectSent(contract.nach.result, { to: result }, { to: result });
      await waitFor(() => expect(saved.names).toEqual(['nach-result.csv']));
    });
    await step('Of the bad rows only those are asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Download bad rows' }));
      await expectSent(contract.nach.result, { to: `${result}?only=failed` });
      await waitFor(() => expect(saved.names).toEqual(['nach-result.csv', 'nach-bad-rows.csv']));
    });
    saved.end();
    await step('The list of files names it', async () => {
      const sidebar = within(screen.getByRole('navigation', { name: /views|main|desk/i }));
      await userEvent.click(sidebar.getByRole('link', { name: 'NACH Upload' }));
      const row = await screen.findByRole('row', { name: /ZBNK_NACH_20112026_RET/ });
      await expectSent(contract.nach.list, { to: 'GET /api/v1/collections/nach-files' });
      await userEvent.click(row);
      await waitFor(() => expect(location.pathname).toBe(board));
    });
    await step('The disbursed loans are read as they are after the commit', async () => {
      const sidebar = within(screen.getByRole('navigation', { name: /views|main|desk/i }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Disbursed Loans' }));
      await screen.findByRole('grid', { name: 'Disbursed loans' });
      await expectSent(contract.collections.list, lists);
      await expectSent(contract.collections.ageing, ageing);
    });
  },
};

const unread = theProduct(
  () => {
    const server = inMemoryServer({ ...nachDesk(), board: wireNachBoard }, nachAnswers);
    server.refuse(contract.nach.list, new Refused(503, 'The files are being moved'));
    return server;
  },
  { address: '/loan-management/collections/nach', as: staff.collectionsAdmin },
);

export const TheFilesCannotBeRead: Story = {
  ...unread.story,
  play: async ({ step, userEvent }) => {
    await step('a list of files that cannot be read says why', async () => {
      await expect(await screen.findByText(/The files are being moved/)).toBeVisible();
    });
    await step('it is read again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await expect(await screen.findByRole('row', { name: /ZBNK_NACH_20112026_RET/ })).toBeVisible();
    });
  },
};
