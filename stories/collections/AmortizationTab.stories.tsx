import { businessDate } from '@lending-desk/domain/calendar';
import type { MappingChoice } from '@lending-desk/domain/mapping';
import { type Paise, rupees, subtract, zeroPaise } from '@lending-desk/domain/money';
import { AmortizationTab, type EmiMapping } from '@lending-desk/ui/collections/AmortizationTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { accountDay, accounts, withBounce } from '../fixtures/collections';
import { inBox, inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const choice = (paymentId: string, more: Partial<MappingChoice> = {}): MappingChoice => ({
  paymentId,
  source: 'AUTO_DEBIT',
  paymentDate: businessDate('2026-11-10'),
  amount: rupees(9000),
  holds: rupees(9000),
  whyNot: null,
  ...more,
});
const gone = (paymentId: string, whyNot: string) => choice(paymentId, { holds: zeroPaise, whyNot });

const mapping: EmiMapping = {
  choices: [
    choice('P1', { source: 'PRE_PAYMENT', holds: rupees(79) }),
    choice('P2'),
    choice('P3', { source: 'MANUAL_PAYMENT', holds: rupees(500) }),
    choice('P4', { source: 'WAIVER', holds: rupees(1000) }),
    gone('P5', 'Allocated to EMI 5'),
    gone('P6', 'Allocated'),
    gone('P7', 'Reversed'),
    gone('P8', 'Refunded'),
    choice('P9', { holds: rupees(40), whyNot: 'Allocated to EMI 4' }),
    choice('P10', { source: 'BOUNCE', whyNot: 'Cannot be mapped' }),
  ],
  chosen: new Map(),
  onChoose: fn(),
  onUpdate: fn(),
  update: { state: 'idle' },
};

const meta = {
  title: 'Collections/Tabs/Amortization Table',
  component: AmortizationTab,
  args: {
    schedule: accounts.overdue.schedule,
    repayments: accounts.overdue.repayments,
    today: accountDay,
    mapping,
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AmortizationTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of a table, its header first. */
const lines = (canvas: Area, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

const scheduleColumns = ['#', 'Due date', 'EMI', 'Principal', 'Interest', 'Status', 'Transaction'];
const repaidColumns = [
  ...['Due date', 'Payment date', 'Total', 'Principal', 'Interest', 'Penal interest', 'Bounce charges'],
  'Source',
];

const noAccount = 'This loan has no account: its money could not be read when the loan was imported';

export const Schedule: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'M2.a',
      'M2.c',
      'M50.b',
      'M54.b',
      'CO-047.a',
      'CO-047.b',
      'CO-047.c',
      'CO-050.a',
      'CO-050.b',
      'CO-050.c',
      'CO-051.a',
    ],
  },
  play: async ({ canvas, step }) => {
    await step(
      'a row for each EMI: paid, by which source in words and on which day, unpaid after its due date, still to come',
      async () => {
        const [header, ...rows] = lines(canvas, 'Amortization Table');
        await expect(header).toEqual(scheduleColumns);
        await expect(rows).toHaveLength(10);
        await expect(rows[1]).toEqual([
          '2',
          '1 Jun 2026',
          'Rs. 9,079',
          'Rs. 7,902.41',
          'Rs. 1,176.59',
          'Paid',
          'Manual payment, 4 Jun 2026',
        ]);
        await expect(rows[5]).toEqual([
          '6',
          '1 Oct 2026',
          'Rs. 9,079',
          'Rs. 8,470.27',
          'Rs. 608.73',
          'Unpaid',
          'Transaction for EMI 6Select Transaction',
        ]);
        await expect(rows[7]?.at(5)).toBe('Upcoming');
        await expect(rows[9]).toEqual(['', 'Total', 'Rs. 81,714.48', 'Rs. 75,000', 'Rs. 6,714.48', '', '']);
      },
    );
    await step('above it stands how many of all EMIs are paid, those to come among them', async () => {
      await expect(canvas.getByText('5 of 9 paid')).toBeVisible();
    });
    await step('Repayment Details has a row for each payment of each EMI, the last one first', async () => {
      await expect(lines(canvas, 'Repayment Details')).toEqual([
        repaidColumns,
        [
          '1 Sep 2026',
          '3 Sep 2026',
          'Rs. 9,681',
          'Rs. 8,324.59',
          'Rs. 754.41',
          'Rs. 12',
          'Rs. 590',
          'Auto debit',
        ],
        [
          '1 Aug 2026',
          '1 Aug 2026',
          'Rs. 9,079',
          'Rs. 8,181.42',
          'Rs. 897.58',
          'Rs. 0',
          'Rs. 0',
          'Manual payment',
        ],
      ]);
    });
  },
};

const { schedule, repayments } = accounts.overdue;
const [, last] = repayments.state === 'ready' ? repayments.value : [];
const negative = (amount: Paise) => subtract(zeroPaise, amount);

export const APaymentThatWasReversed: Story = {
  args: {
    repayments: {
      state: 'ready',
      value: last
        ? [
            // Without a charge, as most are.
            { ...last, total: rupees(9079), penalInterest: zeroPaise, bounceCharges: zeroPaise },
            {
              ...last,
              paymentDate: businessDate('2026-09-05'),
              total: rupees(-9079),
              principal: negative(last.principal),
              interest: negative(last.interest),
              penalInterest: zeroPaise,
              bounceCharges: zeroPaise,
            },
          ]
        : [],
    },
  },
  parameters: { covers: ['CO-050.a', 'CO-050.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'Repayment Details has a row of the payment and one of its reversal, in the same columns',
      async () => {
        await expect(lines(canvas, 'Repayment Details')).toEqual([
          repaidColumns,
          [
            ...['1 Sep 2026', '5 Sep 2026', '−Rs. 9,079', '−Rs. 8,324.59', '−Rs. 754.41', 'Rs. 0', 'Rs. 0'],
            'Auto debit',
          ],
          [
            ...['1 Sep 2026', '3 Sep 2026', 'Rs. 9,079', 'Rs. 8,324.59', 'Rs. 754.41', 'Rs. 0', 'Rs. 0'],
            'Auto debit',
          ],
        ]);
      },
    );
  },
};

export const PartPaid: Story = {
  args: {
    schedule:
      schedule.state === 'ready'
        ? {
            state: 'ready',
            value: schedule.value.map(emi => ({ ...emi, amountPaid: emi.interest })),
          }
        : schedule,
  },
  parameters: { covers: ['CO-047.c', 'CO-051.a', 'M2.g'] },
  play: async ({ canvas, step }) => {
    await step('an unpaid EMI with something received reads Part-paid, a paid one Paid', async () => {
      const statuses = lines(canvas, 'Amortization Table').map(cells => cells[5]);
      // Due or not.
      await expect(statuses.slice(6, 10)).toEqual(Array.from({ length: 4 }, () => 'Part-paid'));
      await expect(lines(canvas, 'Amortization Table')[5]?.at(5)).toBe('Paid');
    });
    await step('its EMI is the whole amount, whatever was received of it', async () => {
      await expect(lines(canvas, 'Amortization Table')[6]?.at(2)).toBe('Rs. 9,079');
    });
  },
};

/** The choices as a person makes them. */
function Choosing(args: ComponentProps<typeof AmortizationTab>) {
  const [chosen, setChosen] = useState(args.mapping.chosen);
  const onChoose: EmiMapping['onChoose'] = (index, paymentId) => {
    const others = [...chosen].filter(([at]) => at !== index);
    setChosen(new Map(paymentId === null ? others : [...others, [index, paymentId]]));
  };
  return <AmortizationTab {...args} mapping={{ ...args.mapping, chosen, onChoose }} />;
}

const selectOf = (canvas: Area, emi: number) =>
  canvas.getByRole('combobox', { name: `Transaction for EMI ${emi}` });

/** Of EMI 6 something was paid already; EMI 3 counts as paid, though nothing was received for it. */
const partPaid = (schedule: typeof accounts.overdue.schedule): typeof schedule =>
  schedule.state === 'ready'
    ? {
        ...schedule,
        value: schedule.value.map(one => {
          // Nobody knows how this one was paid.
          if (one.index === 1) return { ...one, paymentSource: null, paymentDate: null };
          if (one.index === 2)
            return { ...one, amountPaid: zeroPaise, penal: { ...one.penal, amount: rupees(12) } };
          return one.index === 5 ? { ...one, amountPaid: rupees(79) } : one;
        }),
      }
    : schedule;

export const Mapping: Story = {
  // A paid EMI whose bounce charge is open, and one whose penal interest is.
  args: { schedule: partPaid(withBounce(accounts.overdue.schedule, zeroPaise)) },
  render: args => <Choosing {...args} />,
  parameters: {
    covers: [
      'M2.b',
      'M22.e',
      ...[
        'CO-048.a',
        'CO-048.b',
        'CO-049.a',
        'CO-051.b',
        'CO-052.a',
        'CO-052.b',
        'CO-052.c',
        'CO-052.d',
        'M22.h',
      ],
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'an unpaid EMI has a Select Transaction dropdown, due or not, part-paid or not; a paid one has none, also with open charges',
      async () => {
        const boxes = canvas.getAllByRole('combobox').map(box => box.getAttribute('aria-labelledby'));
        await expect(boxes).toHaveLength(4);
        for (const emi of [6, 7, 8, 9]) await expect(selectOf(canvas, emi)).toBeEnabled();
      },
    );
    await step(
      'receipts of the four sources that hold money can be chosen, WAIVER among them; one that is allocated or mapped says so',
      async () => {
        await userEvent.click(selectOf(canvas, 6));
        const options = screen.getAllByRole('option');
        await expect(options.map(option => [option.textContent, option.ariaDisabled])).toEqual([
          ['Pre payment, Rs. 79, 10 Nov 2026P1', 'false'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026P2', 'false'],
          ['Manual payment, Rs. 500, 10 Nov 2026P3', 'false'],
          ['Waiver, Rs. 1,000, 10 Nov 2026P4', 'false'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026Allocated to EMI 5', 'true'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026Allocated', 'true'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026Reversed', 'true'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026Refunded', 'true'],
          ['Auto debit, Rs. 9,000, 10 Nov 2026Allocated to EMI 4', 'true'],
          ['Bounce, Rs. 9,000, 10 Nov 2026Cannot be mapped', 'true'],
        ]);
        await userEvent.click(screen.getByRole('option', { name: /P2$/ }));
      },
    );
    await step(
      'the row says how far the EMI would be paid, and no other row offers that receipt',
      async () => {
        await expect(canvas.getByText('Rs. 9,079 of Rs. 9,079')).toBeVisible();
        await expect(canvas.getByText('1 chosen, Rs. 9,000')).toBeVisible();
        await userEvent.click(selectOf(canvas, 7));
        await expect(screen.getByRole('option', { name: /Chosen for EMI 6$/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await userEvent.keyboard('{Escape}');
        await userEvent.click(selectOf(canvas, 6));
        await expect(screen.getByRole('option', { name: /P2$/ })).toHaveAttribute('aria-disabled', 'false');
        await userEvent.keyboard('{Escape}');
      },
    );
    await step('a choice taken back is none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear transaction for emi 6' }));
      await expect(canvas.queryByText('Rs. 9,079 of Rs. 9,079')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const MappingRefused: Story = {
  args: {
    mapping: {
      ...mapping,
      chosen: new Map([[7, 'P2']]),
      update: { state: 'failed', message: 'This EMI is not due yet' },
    },
  },
  parameters: { covers: ['CO-056.c'] },
  play: async ({ canvas, step }) => {
    await step('under Update failed stands what the server says, and the choice stays', async () => {
      const alert = within(await canvas.findByRole('alert'));
      await expect(alert.getByText('Update failed')).toBeVisible();
      await expect(alert.getByText('This EMI is not due yet')).toBeVisible();
      await expect(selectOf(canvas, 8)).toHaveTextContent('Auto debit, Rs. 9,000, 10 Nov 2026');
    });
  },
};

export const Updating: Story = {
  args: { mapping: { ...mapping, chosen: new Map([[7, 'P2']]), update: { state: 'running' } } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nothing else is chosen or sent meanwhile', async () => {
      await expect(selectOf(canvas, 6)).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Updating' }));
      await expect(args.mapping.onUpdate).not.toHaveBeenCalled();
    });
  },
};

export const MappingNotPermitted: Story = {
  args: { mapping: { ...mapping, whyNot: 'Your role can view but not change a loan' } },
  parameters: { states: ['notPermitted'], covers: ['CO-047.b', 'CO-048.a', 'CO-049.a'] },
  play: async ({ canvas, step }) => {
    await step('the schedule has the same columns for them', async () => {
      await expect(lines(canvas, 'Amortization Table')[0]).toEqual(scheduleColumns);
    });
    await step('whoever may not map has the dropdowns and the Update button, disabled', async () => {
      await expect(selectOf(canvas, 6)).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Update' })).toHaveAccessibleDescription(
        'Your role can view but not change a loan',
      );
    });
  },
};

export const NoEmis: Story = {
  args: { schedule: accounts.empty.schedule, repayments: accounts.empty.repayments },
  parameters: { states: ['empty'], covers: ['CO-047.a', 'CO-047.b', 'CO-050.a', 'CO-050.b'] },
  play: async ({ canvas, step }) => {
    await step('without EMIs and payments both tables have their columns and no row', async () => {
      await expect(lines(canvas, 'Amortization Table')).toEqual([scheduleColumns]);
      await expect(lines(canvas, 'Repayment Details')).toEqual([repaidColumns]);
      await expect(canvas.getByText('EMIs are there once the loan has been paid out.')).toBeVisible();
      await expect(canvas.getByText('Nothing has been paid on this loan yet.')).toBeVisible();
    });
  },
};

export const WithoutAnAccount: Story = {
  args: { schedule: accounts.none.schedule, repayments: accounts.none.repayments },
  parameters: { covers: ['M38.c'] },
  play: async ({ canvas, step }) => {
    await step('both tables say that the loan has no account', async () => {
      await expect(canvas.getAllByText(noAccount)).toHaveLength(2);
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const Broken: Story = {
  args: { schedule: accounts.broken.schedule, repayments: accounts.broken.repayments },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EMIs could not be read')).toBeVisible();
    await expect(canvas.getByText('Repayment details could not be read')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { schedule: accounts.longest.schedule },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'], covers: ['CO-047.a'] },
  play: async ({ canvas, step }) => {
    await step('sixty EMIs have a row each', async () => {
      await expect(canvas.getByText('30 of 60 paid')).toBeVisible();
      const numbers = lines(canvas, 'Amortization Table').map(([number]) => Number(number));
      await expect(numbers.slice(1, 61)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    });
    await expectNothingSideways();
  },
};

export const WholeBesideTheTabs: Story = {
  decorators: [inBox({ width: 710 })],
  parameters: { covers: ['XR-054.a'] },
  play: async ({ canvas, step }) => {
    await step('in a window of 1024 px no column is hidden sideways', async () => {
      const table = canvas.getByRole('table', { name: 'Amortization Table' });
      await expect(within(table).getAllByText('Unpaid')[0]).toBeVisible();
      await expectNothingSideways(table.parentElement ? [table.parentElement] : []);
    });
  },
};
