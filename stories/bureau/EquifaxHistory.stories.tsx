import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { factsOf, panel } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Credit/Parts/Equifax payment history',
  component: EquifaxTab,
  args: { data: equifax.thick, fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof EquifaxTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HistoryAsAStrip: Story = {
  parameters: { covers: ['CR-075.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const active = panel(canvas, 'Active Loans');
    const legend = within(active.getAllByRole('group', { name: 'Days past due' })[0] ?? document.body);
    await step('The legend has the DPD buckets in order', async () => {
      const buckets = legend.getAllByText(/^(\d+-\d+|0|90\+|Unknown)$/).map(one => one.textContent);
      await expect(buckets).toEqual(['0', '1-15', '15-31', '31-60', '60-90', '90+', 'Unknown']);
    });
    const strip = active.getAllByRole('slider')[2] ?? document.body;
    await step('arrows walk the months', async () => {
      // From the panel's switch, pressing Tab once reaches the first strip, three times the third.
      active.getByRole('radio', { name: 'Strip' }).focus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(strip).toHaveFocus();
      await expect(strip).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Oct 2026: /));
      const tip = await screen.findByRole('tooltip');
      await expect(tip).toHaveTextContent('Oct 2026');
      await expect(tip).toHaveTextContent('Payment status');
      await expect(within(tip).getByText(/^(0|1-15|15-31|31-60|60-90|90\+) days$/)).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(strip).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sep 2026: /));
      await userEvent.keyboard('{PageDown}');
      await expect(strip).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sep 2025: /));
      await userEvent.keyboard('{End}');
      await expect(strip).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Oct 2026: /));
      await userEvent.keyboard('{Home}');
      await expect(strip).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Apr 2021: /));
    });
    await step('Escape closes the bubble', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
};

export const BubbleUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = panel(canvas, 'Active Loans').getAllByRole('slider')[0] ?? document.body;
    const { left, width, top } = strip.getBoundingClientRect();
    const months = Number(strip.getAttribute('aria-valuemax')) + 1;
    await userEvent.pointer({
      target: strip,
      coords: { clientX: left + (width * (months - 17.5)) / months, clientY: top + 10 },
    });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('May 2025');
    await userEvent.unhover(strip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const HistoryAsATable: Story = {
  parameters: { covers: ['CR-067.a', 'CR-067.b', 'CR-067.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Each inactive loan stands by its institution and has a 48-month table of Month, PaymentStatus, SuitFiledStatus, AssetClassificationStatus',
      async () => {
        const inactive = panel(canvas, 'Inactive Loans');
        await waitFor(() =>
          expect(
            inactive.getAllByRole('rowheader').map(header => header.firstElementChild?.textContent),
          ).toEqual([
            'Rupayan Finserv',
            'Mangalya Credit',
            'Rupayan Finserv',
            'Suvarnapath Bank',
            'Suvarnapath Bank',
            'Suvarnapath Bank',
          ]),
        );
        await userEvent.click(inactive.getByRole('radio', { name: 'Table' }));
        const tables = await inactive.findAllByRole('table', { name: /^Payment history of / });
        await expect(tables).toHaveLength(6);
        for (const table of tables)
          await expect(headersOf(within(table))).toEqual([
            'Month',
            'PaymentStatus',
            'SuitFiledStatus',
            'AssetClassificationStatus',
          ]);
        await expect(tables.map(table => rowsOf(within(table)).length)).toEqual(Array(6).fill(48));
        await expect(factsOf(tables[1]?.parentElement ?? document.body)).toEqual([
          'Account number: XXXXXXX4622',
          'Ownership: Individual',
          'Status: Closed Account',
          'Sanctioned: Rs. 4,57,000',
          ...['Balance: Rs. 0', 'Past due: Rs. 0', 'Written off: Rs. 0'],
          'Opened: 23 Sep 2021',
          'Closed: 9 Mar 2026',
          'Last payment: 18 Mar 2026',
          'Reported: 31 Mar 2026',
        ]);
        await expect(
          inactive.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent),
        ).toEqual([
          'Rupayan Finserv, Two-wheeler Loan',
          'Mangalya Credit, Education Loan',
          'Rupayan Finserv, Overdraft',
          'Suvarnapath Bank, Credit Card',
          'Suvarnapath Bank, Gold Loan',
          'Suvarnapath Bank, Business Loan - General',
        ]);
      },
    );
  },
};

export const MonthsInWordsTheCodeOneHoverAway: Story = {
  args: { data: equifax.sued },
  parameters: { covers: ['CR-067.b', 'CR-067.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The history shows month, payment status, suit filed status and asset classification status',
      async () => {
        const inactive = panel(canvas, 'Inactive Loans');
        const strip = inactive.getByRole('slider', {
          name: 'Payment history of Narmada Credit, Consumer Loan',
        });
        strip.focus();
        await userEvent.keyboard('{End}');
        await expect(strip).toHaveAttribute(
          'aria-valuetext',
          'Apr 2025: 90+ days, payment status 91+, 91 or more days past due, suit filed SF, asset class Sub-standard',
        );
        await userEvent.click(inactive.getByRole('radio', { name: 'Table' }));
        const table = within(await inactive.findByRole('table', { name: /Narmada Credit/ }));
        await expect(rowsOf(table).map(row => textsOf(row))).toEqual([
          ['04-25', '91+', 'SF', 'Sub-standard'],
          ['03-25', '000', 'Not reported', 'Standard'],
        ]);
        await expect(table.getByText('Sub-standard')).toHaveAttribute('title', 'SUB');
        await expect(table.getByText('Not reported')).toHaveAttribute('title', '*');
      },
    );
  },
};
