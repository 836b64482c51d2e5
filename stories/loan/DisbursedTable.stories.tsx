import { DisbursedTable } from '@lending-desk/ui/loan/DisbursedTable';
import { rupees } from '@lending-desk/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Parts/Disbursed table',
  component: DisbursedTable,
  args: { rows: disbursed.page, onOpen: fn() },
} satisfies Meta<typeof DisbursedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(rowsOf(canvas)).toHaveLength(25);
    await expect(
      rowsOf(canvas)
        .slice(0, 3)
        .map(row => textsOf(row)),
    ).toEqual([
      [
        '7c1f0a00',
        '460644',
        '15 Jan 2026',
        'Joseph Fernandes',
        'Rs. 1,25,000',
        '1 of 36',
        '1',
        '90+96',
        'NPA',
        'Rs. 24,000',
        '–',
        'OpenEnter',
      ],
      [
        '7c1f0a01',
        '460643',
        '16 Jan 2026',
        'Harish Gowda',
        'Rs. 65,000',
        '2 of 36',
        '2',
        '60-9068',
        'SMA-2',
        'Rs. 17,000',
        'Rs. 9,000 by 21 Nov',
        'OpenEnter',
      ],
      [
        '7c1f0a02',
        '460642',
        '17 Jan 2026',
        'Manpreet Kaur',
        'Rs. 70,000',
        '3 of 36',
        '3',
        '31-6052',
        'SMA-1',
        'Rs. 13,000',
        'Rs. 14,000.50 broken',
        'OpenEnter',
      ],
    ]);
    await userEvent.click(canvas.getByText('460643'));
    await expect(args.onOpen).toHaveBeenCalledWith(disbursed.page[1]);
  },
};

export const AmountsBelowALakhAndAboveACrore: Story = {
  args: {
    rows: disbursed.page.slice(0, 4).map((row, at) => ({
      ...row,
      amountApplied: rupees([99_999, 100_000, 12_500_000, 1_234_567_890][at] ?? 0),
    })),
  },
  parameters: { covers: ['CO-003.d'] },
  play: async ({ canvas, step }) => {
    await step('Amount applied is grouped in the Indian way, from a lakh on by two digits', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row)[4])).toEqual([
        ...['Rs. 99,999', 'Rs. 1,00,000', 'Rs. 1,25,00,000', 'Rs. 1,23,45,67,890'],
      ]);
    });
  },
};

export const PaidAndOverdueAsABar: Story = {
  args: {
    rows: disbursed.page.slice(0, 3).map((row, at) => ({
      ...row,
      emis: ['6 of 24', '12 of 12', '0 of 0'][at] ?? '',
      emisOverdue: [1, 0, 0][at] ?? 0,
    })),
  },
  play: async ({ canvasElement, step }) => {
    const widths = [...canvasElement.querySelectorAll('svg[width="48"]')].map(bar =>
      [...bar.querySelectorAll('rect')].map(part => Number(part.getAttribute('width'))),
    );
    await step('to come, paid and overdue EMIs have their share of the bar', async () => {
      await expect(widths[0]).toEqual([48, 12, 2]);
      const places = [...canvasElement.querySelectorAll('rect')].map(part => part.getAttribute('x'));
      await expect(places.slice(0, 3)).toEqual([null, null, '12']);
      await expect(canvasElement.querySelector('[title="6 of 24, 1 overdue"]')).toHaveTextContent('6 of 24');
    });
    await step('a loan that is paid has no overdue part, one without EMIs an empty bar', async () => {
      await expect(widths.slice(1)).toEqual([
        [48, 48, 0],
        [0, 0, 0],
      ]);
    });
  },
};

export const ClosedLoansStay: Story = {
  parameters: { covers: ['CO-003.b', 'CO-003.c', 'CO-003.f', 'M34.i'] },
  play: async ({ canvas, step }) => {
    await step('a closed loan stays in the collections list, with a badge', async () => {
      const closed = disbursed.page.find(row => row.closedOn !== null);
      const rows = rowsOf(canvas);
      const marked = rows.filter(row => within(row).queryByText('Closed'));
      await expect(marked.map(row => textsOf(row)[1])).toEqual([String(closed?.loanId)]);
      await expect(
        within(marked[0] ?? document.body)
          .getByText('Closed')
          .closest('[title]'),
      ).toHaveAttribute('title', 'Closed on 12 Nov 2026');
      await expect(rows).toHaveLength(25);
    });
    await step(
      'its disbursal date is still the day on which it was paid out, beside name and day',
      async () => {
        const [closed] = rowsOf(canvas).filter(row => within(row).queryByText('Closed'));
        await expect(textsOf(closed).slice(2, 7)).toEqual([
          '4 Feb 2026',
          'Joseph Fernandes',
          'Rs. 1,60,000',
          '21 of 36',
          '21',
        ]);
      },
    );
  },
};

export const NameAndDateMissing: Story = {
  args: { rows: disbursed.missing },
  parameters: { covers: ['CO-003.b', 'CO-003.c', 'CO-003.e', 'CO-003.f'] },
  play: async ({ canvas, step }) => {
    await step(
      'Without a date, a name or a readable account there is a dash; the EMI day stands',
      async () => {
        await expect(textsOf(rowsOf(canvas)[0], 11)).toEqual([
          '7c1f0a00',
          '460644',
          '–',
          '–',
          'Rs. 1,25,000',
          '0 of 0',
          '1',
          '–',
          '–',
          '–',
          '–',
        ]);
      },
    );
  },
};

/** As wide as a window of 1024 px leaves it. */
export const FitsASmallLaptop: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [inBox({ display: 'flex', width: 926, height: 420 })],
  play: async ({ canvasElement }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
  },
};
