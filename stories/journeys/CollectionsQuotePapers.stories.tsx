import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId } from './desk/collections';
import { namesOfSavedFiles } from './namesOfSavedFiles';

const { story, desk, expectSent } = collectionsProduct(admin);

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Money',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const DownloadsAQuote: Story = {
  parameters: { covers: ['XR-043.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const panel = within(await screen.findByRole('region', { name: 'Closing on another day' }));
    const button = () => panel.getByRole('button', { name: 'Download Quote' });
    const saved = namesOfSavedFiles();
    await step('a refusal stands beside the button', async () => {
      desk().refuses = { call: 'paper', message: 'This loan has no account' };
      await userEvent.click(button());
      await expect(await panel.findByText('This loan has no account')).toBeVisible();
      desk().refuses = null;
    });
    await step('pressed twice the quote of the chosen day is downloaded once', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Month end/ }));
      const download = button();
      download.click();
      download.click();
      await expect(
        await panel.findByText(`Saved as foreclosure-quote-${loanId}-2026-11-30.pdf`),
      ).toBeVisible();
      const quote = `GET /api/v1/collections/${loanId}/foreclosure-quote/pdf?on=`;
      await expectSent(contract.papers.quote, { to: `${quote}2026-11-15` }, { to: `${quote}2026-11-30` });
    });
    await step('nor again by a third press, after its answer', async () => {
      await userEvent.click(button());
      await userEvent.click(panel.getByRole('button', { name: /^Month end/ }));
      await expectSent(contract.papers.quote);
    });
    await step('what closes the loan on the chosen day stands against today', async () => {
      const figure = panel.getByRole('group', { name: 'Closure amount on 30 Nov 2026' });
      await waitFor(() => expect(figure).toHaveTextContent(/\+Rs\. [1-9][\d,.]* against today/));
    });
    await step('the quote of another day is another paper, and downloaded at once', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Today/ }));
      await waitFor(() => expect(panel.queryByText(/^Saved as/)).toBeNull());
      await userEvent.click(button());
      await expect(
        await panel.findByText(`Saved as foreclosure-quote-${loanId}-2026-11-15.pdf`),
      ).toBeVisible();
      await expectSent(contract.papers.quote, {
        to: `GET /api/v1/collections/${loanId}/foreclosure-quote/pdf?on=2026-11-15`,
      });
      // What was refused is not saved, and what was pressed twice is saved once.
      await expect(saved.names).toEqual(
        ['2026-11-30', '2026-11-15'].map(day => `foreclosure-quote-${loanId}-${day}.pdf`),
      );
      saved.end();
    });
    await step('of an open loan there is no letter', async () => {
      await expect(screen.queryByRole('button', { name: 'No Dues Letter' })).toBeNull();
    });
  },
};

const closedLoan = collectionsProduct(admin, { desk: () => ({ closedOn: '2026-11-15' }) });

export const DownloadsTheNoDuesLetter: Story = {
  ...closedLoan.story,
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    await step('of a closed loan the letter is downloaded, and nothing is quoted', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'No Dues Letter' }));
      await expect(await screen.findByText(`Saved as no-dues-${loanId}.pdf`)).toBeVisible();
      await closedLoan.expectSent(contract.papers.noDues, {
        to: `GET /api/v1/collections/${loanId}/no-dues-letter/pdf`,
      });
      await expect(screen.queryByRole('button', { name: 'Download Quote' })).toBeNull();
    });
  },
};
