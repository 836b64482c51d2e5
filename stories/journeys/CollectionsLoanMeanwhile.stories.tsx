import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { announce, interrupt } from './desk/answering';
import { reviewer } from './desk/collections';

const { story, desk, sentTo } = collectionsProduct(reviewer);

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Loan',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AColleagueBooksMoney: Story = {
  parameters: { covers: ['XR-016.d', 'XR-016.f'] },
  play: async ({ step, userEvent }) => {
    const read = () =>
      ['get-loan-details', 'get-outstanding-details', 'account', 'foreclosure-quote'].map(
        path => sentTo(path).length,
      );
    const expectReadSince = async (before: number[]) =>
      waitFor(() =>
        expect(read().map((count, at) => count > (before[at] ?? 0))).toEqual([true, true, true, true]),
      );
    await openTab({ userEvent }, /^ForeClosure Details/);
    await screen.findByRole('group', { name: 'Closure amount on 15 Nov 2026' });
    await expect(screen.queryByText('Waiver waits for a second person')).toBeNull();
    // A stream that opens late reads the loan again by itself.
    await waitFor(() => expect(sentTo('/events')).toHaveLength(1));
    await step('when money was booked elsewhere, every figure of the tab is read again', async () => {
      const before = read();
      desk().foreClosure = desk().foreClosure.map((one, at) =>
        at === 0 ? { ...one, held: 14_000, payable: 23_722.85 } : one,
      );
      desk().waiting = ['waiver'];
      announce('repayment');
      await expectReadSince(before);
    });
    await step('the tab and the header show it as it is by now', async () => {
      const panel = await screen.findByRole('tabpanel', { name: /^ForeClosure Details/ });
      await waitFor(() => expect(panel).toHaveTextContent('Closure AmountRs. 23,722.85'));
      await expect(panel).not.toHaveTextContent('Closure AmountRs. 28,722.85');
      await expect(await screen.findByText('Waiver waits for a second person')).toBeVisible();
    });
    await step('and once it is told of changes again after an interruption', async () => {
      const before = read();
      interrupt();
      await expectReadSince(before);
      await expect(sentTo('/events')).toHaveLength(2);
    });
  },
};

export const TheTimelineCannotBeRead: Story = {
  play: async ({ step, userEvent }) => {
    desk().refuses = { call: 'explain', message: 'The account is being posted' };
    await openTab({ userEvent }, /^Overdue Details/);
    const timeline = within(await screen.findByRole('region', { name: 'Account timeline' }));
    await step('the timeline says why, and the tables stand', async () => {
      await expect(await timeline.findByRole('alert')).toHaveTextContent('The account is being posted');
      await expect(screen.getByRole('table', { name: 'Overdue Summary' })).toBeVisible();
    });
    await step('it is read again', async () => {
      desk().refuses = null;
      await userEvent.click(timeline.getByRole('button', { name: 'Try now' }));
      await expect(await timeline.findByRole('table', { name: 'Account timeline' })).toBeInTheDocument();
    });
  },
};

export const ATabBreaks: Story = {
  parameters: { covers: ['XR-130.b'], logs: ['This browser cannot turn rows around'] },
  play: async ({ step, userEvent }) => {
    const payments = () => screen.queryByRole('table', { name: 'Payments' });
    const failed = { name: 'Error Occured. Please try again later' };
    const reversed = spyOn(Array.prototype, 'toReversed');
    const breakRows = () =>
      reversed.mockImplementation(() => {
        throw new Error('This browser cannot turn rows around');
      });
    await step('a tab that cannot be drawn says so, and takes nothing else of the loan with it', async () => {
      await screen.findByRole('tab', { name: /^Transaction/ });
      breakRows();
      await openTab({ userEvent }, /^Transaction/);
      const panel = within(await screen.findByRole('tabpanel', { name: /^Transaction/ }));
      await expect(await panel.findByRole('heading', failed)).toBeVisible();
      await expect(payments()).toBeNull();
      await openTab({ userEvent }, /^Personal/);
      await expect(await screen.findByRole('tabpanel', { name: /^Personal/ })).toHaveTextContent('Full Name');
    });
    await step('it is tried again when somebody returns to it', async () => {
      reversed.mockRestore();
      await openTab({ userEvent }, /^Transaction/);
      await waitFor(() => expect(payments()).toBeVisible());
      await expect(screen.queryByRole('heading', failed)).toBeNull();
    });
  },
};
