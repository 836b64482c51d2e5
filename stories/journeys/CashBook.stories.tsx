import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { collectionsProduct } from './collectionsProduct';
import { admin, reviewer } from './desk/collections';

/** 00:30 on 16 November in India. */
const at = new Date('2026-11-15T19:00:00.000Z');
const { story, sentTo, expectSent, refuse } = collectionsProduct(admin, {
  page: 'cash-book?on=2026-11-15',
  at,
});

/** A collections admin reads the cash book of a day, in the real app. */
const meta = {
  title: 'Journeys/Collections/Cash book',
  ...story,
  // The desk in memory has another loan alone.
  parameters: { ...story.parameters, logs: ['could not be read'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const get = (on: string, path = '') => ({
  to: `GET /api/v1/collections/cash-book${path}?on=${on}`,
});

export const ReadsAndExports: Story = {
  parameters: { covers: ['XR-027.c', 'XR-027.e'] },
  play: async ({ step, userEvent }) => {
    await step('the day of the address is read', async () => {
      const entries = within(await screen.findByRole('grid', { name: 'Entries' }));
      await expect(await entries.findByRole('row', { name: /Receipt.*UTR2026111500017/ })).toBeVisible();
      await expectSent(contract.cashBook.read, get('2026-11-15'));
    });
    await step('what was read stays when it cannot be read again', async () => {
      refuse(contract.cashBook.read, 409, 'The entries are being counted');
      window.dispatchEvent(new Event('visibilitychange'));
      await expectSent(contract.cashBook.read, get('2026-11-15'));
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('row', { name: /Receipt.*UTR2026111500017/ })).toBeVisible();
      await expect(screen.queryByText('The entries are being counted')).toBeNull();
    });
    await step('another day stands in the address, and is read; refused it says why', async () => {
      refuse(contract.cashBook.read, 409, 'The entries are being moved');
      await userEvent.click(screen.getByRole('button', { name: 'Day before' }));
      const [tryNow] = await screen.findAllByRole('button', { name: 'Try now' });
      await expect(screen.getAllByText('The entries are being moved')[0]).toBeVisible();
      if (tryNow) await userEvent.click(tryNow);
      await expect(await screen.findByText('No money was booked on this day.')).toBeVisible();
      await expect(location.search).toBe('?on=2026-11-14');
      await expectSent(contract.cashBook.read, get('2026-11-14'), get('2026-11-14'));
    });
    await step('an export that is refused says why', async () => {
      refuse(contract.cashBook.export, 409, 'The book of this day is being restored');
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText('The book of this day is being restored')).toBeVisible();
      await expectSent(contract.cashBook.export, get('2026-11-14', '/export'));
    });
    await step('pressed twice the day is exported once, and it is said under which name', async () => {
      const button = screen.getByRole('button', { name: 'Export' });
      button.click();
      button.click();
      await expect(await screen.findByText('Saved as cash-book-2026-11-14.csv')).toBeVisible();
      await expectSent(contract.cashBook.export, get('2026-11-14', '/export'));
    });
    await step('Today is the day that stands in no address', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Day after' }));
      // Of this day nothing was exported.
      await waitFor(() => expect(screen.queryByText(/^Saved as/)).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Day after' }));
      await waitFor(() => expect(location.search).toBe(''));
      await expectSent(contract.cashBook.read, get('2026-11-15'), get('2026-11-16'));
    });
    await step('An entry opens its loan', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Day before' }));
      const [row] = await screen.findAllByRole('row', { name: /Meera Own/ });
      if (row) await userEvent.click(row);
      await waitFor(() => expect(sentTo('/get-loan-details/210043')).toHaveLength(1));
    });
  },
};

const tomorrow = collectionsProduct(admin, { page: 'cash-book?on=2026-11-17', at });

export const ADayToCome: Story = {
  ...tomorrow.story,
  play: async ({ step, userEvent }) => {
    await step('of a day that is not over nothing is read or exported', async () => {
      await expect((await screen.findAllByText('This day is not over'))[0]).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(tomorrow.sentTo('/cash-book')).toEqual([]);
    });
  },
};

const noDay = collectionsProduct(admin, { page: 'cash-book?on=2026-02-30', at });

export const AnAddressThatIsNoDay: Story = {
  ...noDay.story,
  parameters: { covers: ['XR-050.a'] },
  play: async ({ step }) => {
    await step('a day of the address that does not exist is named, and nothing is asked', async () => {
      await expect((await screen.findAllByText('“2026-02-30” is no date.'))[0]).toBeVisible();
      await expect(noDay.sentTo('/cash-book')).toEqual([]);
    });
  },
};

const asAgent = collectionsProduct(reviewer, { page: 'cash-book', at });

export const NotForAgents: Story = {
  ...asAgent.story,
  parameters: { ...asAgent.story.parameters, covers: ['M36.m'] },
  play: async ({ step }) => {
    await step('The cash book is open to collections admins and super users only', async () => {
      await expect(await screen.findByRole('heading', { name: /permission/i })).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Cash Book' })).toBeNull();
      await expect(asAgent.sentTo('/cash-book')).toEqual([]);
    });
  },
};
