import { businessDate } from '@lending-desk/domain/calendar';
import { paise, zeroPaise } from '@lending-desk/domain/money';
import { ForeclosureTab, type ForeclosureTabProps } from '@lending-desk/ui/collections/ForeclosureTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { accounts, outstanding } from '../fixtures/collections';
import { quoted } from '../fixtures/explained';
import { inColumn } from '../inBox';
import type { Acts } from '../journeys/acts';
import { type Area, factsOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { useHeld } from '../useHeld';

const meta = {
  title: 'Collections/Tabs/ForeClosure Details',
  component: ForeclosureTab,
  args: {
    closing: accounts.overdue.closing,
    outstanding: { state: 'ready', value: outstanding },
    closure: { state: 'idle', message: '' },
    onCloseLoan: fn(),
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ForeclosureTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of a table, its header first. */
const lines = (canvas: Area, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

const noAccount = 'This loan has no account: its money could not be read when the loan was imported';

/** What the question says that Close Loan asks. */
async function factsAsked({ userEvent }: Acts) {
  await userEvent.click(screen.getByRole('button', { name: 'Close Loan' }));
  return factsOf(await screen.findByRole('alertdialog', { name: 'Close this loan?' }));
}

const figure = (canvas: Area, name: string) => canvas.getByRole('group', { name });

const { closing } = accounts.overdue;

export const WhatClosesTheLoan: Story = {
  args: {
    closing:
      closing.state === 'ready'
        ? {
            ...closing,
            value: {
              ...closing.value,
              lastPayment: {
                ...closing.value.lastPayment,
                ...{
                  outstandingPrincipal: paise(3_478_500),
                  interest: paise(12_345),
                  emiAmount: paise(6_789),
                },
              },
            },
          }
        : closing,
  },
  parameters: {
    states: ['ready'],
    covers: [
      'CO-062.a',
      'CO-062.b',
      'CO-062.c',
      'CO-070.a',
      'CO-070.b',
      'CO-070.f',
      'CO-071.a',
      'CO-071.b',
      'CO-071.c',
      'CO-071.d',
      'CO-071.e',
      'CO-071.f',
      'CO-071.g',
      'CO-072.a',
      'CO-072.b',
      'CO-072.c',
      'CO-072.d',
      'CO-072.f',
      'CO-072.g',
      'M52.a',
      'M52.b',
    ],
  },
  play: async ({ canvas, step }) => {
    await step('principal outstanding of today, the amount payable, and what is held', async () => {
      await expect(figure(canvas, 'Principal Outstanding')).toHaveTextContent('Rs. 34,784.37');
      await expect(figure(canvas, 'Closure Amount')).toHaveTextContent('Rs. 28,722.85');
      await expect(figure(canvas, 'Closure Amount')).toHaveTextContent(
        'Rs. 9,000.00 of the customer’s money is held and taken off',
      );
    });
    await step(
      'the components add in each row and column; principal and interest have two decimals, others none',
      async () => {
        await expect(lines(canvas, 'Components')).toEqual([
          ['Component', 'Principal', 'Interest', 'Penal', 'Bounce', 'Total'],
          ['Overdue', 'Rs. 17,088.77', 'Rs. 1,069.23', 'Rs. 545', 'Rs. 1,180', 'Rs. 19,883'],
          ['Outstanding', 'Rs. 17,695.60', 'Rs. 144.51', 'Rs. 0', 'Rs. 0', 'Rs. 17,840'],
          ['Total', 'Rs. 34,784.37', 'Rs. 1,213.74', 'Rs. 545', 'Rs. 1,180', 'Rs. 37,723'],
        ]);
      },
    );
    await step('till today and till the last payment; the total does not take off what is held', async () => {
      await expect(lines(canvas, 'Foreclosure')).toEqual([
        ['Amount', 'Till Current Date', 'Till Last Payment Date'],
        ['Principal Outstanding', 'Rs. 34,784.37', 'Rs. 34,785.00'],
        ['Overdue Interest', 'Rs. 1,069.23', 'Rs. 123.45'],
        ['Penal Interest Overdue', 'Rs. 545', 'Rs. 0'],
        ['Bounce Charges Overdue', 'Rs. 1,180', 'Rs. 0'],
        ['Next Month Interest Amount', 'Rs. 144.51', 'Rs. 67.89'],
        ['Total Foreclosure Amount', 'Rs. 37,723', 'Rs. 34,784'],
      ]);
      const panel = (name: string) => within(canvas.getByRole('region', { name }));
      await expect(panel('ForeClosure Details').getByText('As of 15 Nov 2026')).toBeVisible();
      await expect(panel('Foreclosure').getByText('Last payment 1 Sep 2026')).toBeVisible();
    });
    await step('its last row is bold, the others are not', async () => {
      const table = within(canvas.getByRole('table', { name: 'Foreclosure' }));
      const bold = table.getAllByRole('row').map(row =>
        [...row.children].map(cell => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()?.parentElement;
          return Number(getComputedStyle(text ?? cell).fontWeight) >= 600;
        }),
      );
      await expect(bold.slice(1)).toEqual([
        ...Array.from({ length: 5 }, () => [false, false, false]),
        [true, true, true],
      ]);
    });
  },
};

export const NothingHeld: Story = {
  args: {
    closing:
      closing.state === 'ready'
        ? {
            state: 'ready',
            value: { ...closing.value, today: { ...closing.value.today, held: null, payable: null } },
          }
        : closing,
  },
  parameters: { covers: ['CO-070.b', 'CO-070.f'] },
  play: async ({ canvas, step }) => {
    await step(
      'with nothing held the closure amount is the total, and no held money stands under it',
      async () => {
        await expect(figure(canvas, 'Closure Amount')).toHaveTextContent('Rs. 37,722.85');
        await expect(canvas.queryByText(/is held/)).toBeNull();
      },
    );
  },
};

/** The closing amounts of today with as much held as leaves this to pay. */
const withPayable = (held: number, payable: number): Pick<ForeclosureTabProps, 'closing'> => ({
  closing:
    closing.state === 'ready'
      ? {
          state: 'ready',
          value: {
            ...closing.value,
            today: { ...closing.value.today, held: paise(held), payable: paise(payable) },
          },
        }
      : closing,
});

export const AsMuchIsHeldAsCloses: Story = {
  args: withPayable(37_722_85, 0),
  parameters: { covers: ['CO-070.f'] },
  play: async ({ canvas, step }) => {
    await step('what the loan holds stands under Closure Amount where nothing is left to pay', async () => {
      await expect(figure(canvas, 'Closure Amount')).toHaveTextContent(
        'Closure AmountRs. 0.00Rs. 37,722.85 of the customer’s money is held and taken off',
      );
    });
  },
};

const none = zeroPaise;
const nothing = { ...{ principal: none, interest: none }, ...{ penal: none, bounce: none, total: none } };

export const NothingIsOwed: Story = {
  args: {
    closing:
      closing.state === 'ready'
        ? {
            state: 'ready',
            value: {
              ...closing.value,
              today: {
                ...closing.value.today,
                ...{ outstandingPrincipal: none, interest: none, penalInterest: none },
                ...{ bounceCharges: none, emiAmount: none, total: none, held: none, payable: none },
              },
            },
          }
        : closing,
    outstanding: { state: 'ready', value: { overdue: nothing, outstanding: nothing } },
  },
  parameters: { covers: ['CO-070.a', 'CO-070.b', 'CO-071.b', 'CO-072.b', 'CO-072.g'] },
  play: async ({ canvas, step }) => {
    await step('each table has all its rows, with 0 in each', async () => {
      await expect(lines(canvas, 'Foreclosure').map(cells => cells.slice(0, 2))).toEqual([
        ['Amount', 'Till Current Date'],
        ['Principal Outstanding', 'Rs. 0.00'],
        ['Overdue Interest', 'Rs. 0.00'],
        ['Penal Interest Overdue', 'Rs. 0'],
        ['Bounce Charges Overdue', 'Rs. 0'],
        ['Next Month Interest Amount', 'Rs. 0.00'],
        ['Total Foreclosure Amount', 'Rs. 0'],
      ]);
      const zeros = ['Rs. 0.00', 'Rs. 0.00', 'Rs. 0', 'Rs. 0', 'Rs. 0'];
      await expect(lines(canvas, 'Components').slice(1)).toEqual([
        ['Overdue', ...zeros],
        ['Outstanding', ...zeros],
        ['Total', ...zeros],
      ]);
    });
    await step('Principal Outstanding and Closure Amount are 0', async () => {
      await expect(figure(canvas, 'Principal Outstanding')).toHaveTextContent(/Rs\. 0\.00$/);
      await expect(figure(canvas, 'Closure Amount')).toHaveTextContent(/Rs\. 0\.00$/);
    });
  },
};

export const NoInterestOfAComingEmi: Story = {
  args: {
    closing:
      closing.state === 'ready'
        ? { state: 'ready', value: { ...closing.value, today: { ...closing.value.today, emiAmount: none } } }
        : closing,
  },
  parameters: { covers: ['CO-072.g'] },
  play: async ({ canvas, step }) => {
    await step('Next Month Interest Amount is 0 while Overdue Interest is not', async () => {
      const [, , interest, , , next] = lines(canvas, 'Foreclosure').map(cells => cells.slice(0, 2));
      await expect([interest, next]).toEqual([
        ['Overdue Interest', 'Rs. 1,069.23'],
        ['Next Month Interest Amount', 'Rs. 0.00'],
      ]);
    });
  },
};

export const NothingIsHeldAnyMore: Story = {
  args: withPayable(0, 37_722_85),
  play: async ({ canvas }) => {
    await expect(figure(canvas, 'Closure Amount')).toHaveTextContent('Closure AmountRs. 37,722.85');
    await expect(canvas.queryByText(/is held/)).toBeNull();
  },
};

export const MoreIsHeldThanCloses: Story = {
  args: withPayable(40_000_00, -2_277_15),
  parameters: { covers: ['CO-070.f'] },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'what the loan holds stands under Closure Amount where it is more than closes it',
      async () => {
        await expect(figure(canvas, 'Closure Amount')).toHaveTextContent(
          'Rs. 40,000.00 of the customer’s money is held and taken off',
        );
      },
    );
    const back = 'Once it is closed, Rs. 2,277.15 is due back to the customer';
    await step('the closure amount says what becomes due back, the principal does not', async () => {
      await expect(figure(canvas, 'Closure Amount')).toHaveTextContent(back);
      await expect(canvas.getAllByText(back)).toHaveLength(1);
    });
    await step('and so does the question', async () => {
      const facts = await factsAsked({ userEvent });
      await expect(facts.slice(2)).toEqual([
        'Closure Amount: −Rs. 2,277.15',
        'Due back to the customer: Rs. 2,277.15',
      ]);
    });
  },
};

export const ComponentsLoading: Story = {
  args: { outstanding: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Components' })).toHaveAttribute('aria-busy', 'true');
    await expect(figure(canvas, 'Closure Amount')).toBeVisible();
  },
};

const onRetry = fn();
export const ComponentsFailed: Story = {
  args: {
    outstanding: { state: 'failed', message: 'Some error occured. Contact Admin', onRetry },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Some error occured. Contact Admin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /try/i }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const WithoutAnAccount: Story = {
  args: { closing: accounts.none.closing },
  parameters: { covers: ['M38.c'] },
  play: async ({ canvas, step }) => {
    await step('the tab says that the loan has no account', async () => {
      await expect(canvas.getByText(noAccount)).toBeVisible();
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const LongestRealisticData: Story = {
  args: { closing: accounts.longest.closing },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(figure(canvas, 'Principal Outstanding')).toHaveTextContent('Rs. 99,99,99,999.99');
    await expectNothingSideways();
  },
};

export const Closing: Story = {
  parameters: { covers: ['CO-070.c', 'CO-070.d', 'CO-073.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('before the press the status line is empty', async () => {
      await expect(
        within(canvas.getByRole('region', { name: 'ForeClosure Details' })).getByRole('status'),
      ).toBeEmptyDOMElement();
    });
    const asked = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Loan' }));
      return within(await screen.findByRole('alertdialog', { name: 'Close this loan?' }));
    };
    await step('Close Loan asks first, with the amounts; Cancel asks for nothing', async () => {
      const question = await asked();
      await expect(question.getByText('15 Nov 2026')).toBeVisible();
      await expect(question.getByText('Rs. 28,722.85')).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onCloseLoan).not.toHaveBeenCalled();
    });
    await step('once it is confirmed the closing is asked for', async () => {
      await userEvent.click((await asked()).getByRole('button', { name: 'Close Loan' }));
      await expect(args.onCloseLoan).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const ClosureRunning: Story = {
  args: { closure: { state: 'running', message: 'Closing Loan. Please wait...' } },
  parameters: { covers: ['CO-073.a'] },
  play: async ({ canvas, step }) => {
    await step('the status line says so', async () => {
      await expect(
        within(canvas.getByRole('region', { name: 'ForeClosure Details' })).getByRole('status'),
      ).toHaveTextContent('Closing Loan. Please wait...');
    });
  },
};

export const ClosureRefused: Story = {
  args: { closure: { state: 'failed', message: 'Rs. 37,722.85 is still due' } },
  parameters: { covers: ['CO-074.b'] },
  play: async ({ canvas, step }) => {
    await step('the status line has the reason', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Rs. 37,722.85 is still due');
    });
  },
};

export const NotForAgents: Story = {
  args: { whyNotClosed: 'Only a collections admin or a super user may close a loan' },
  parameters: { covers: ['CO-070.c'] },
  play: async ({ canvas, step }) => {
    await step('the tab has the Close Loan button for them too, which says why it does nothing', async () => {
      const close = canvas.getByRole('button', { name: 'Close Loan' });
      await expect(close).toHaveAttribute('aria-disabled', 'true');
      await expect(close).toHaveAccessibleDescription(
        'Only a collections admin or a super user may close a loan',
      );
    });
  },
};

const today = businessDate('2026-11-15');
const aClosingDate: NonNullable<ForeclosureTabProps['closingDate']> = {
  from: businessDate('2026-11-08'),
  to: today,
  quotedFrom: businessDate('2026-11-10'),
  day: today,
  onDay: fn(),
  quote: { state: 'ready', value: quoted('2026-11-15') },
};

function Held(props: ForeclosureTabProps) {
  const { day, onDay } = props.closingDate ?? aClosingDate;
  const held = useHeld({ value: day, onChange: onDay });
  return (
    <ForeclosureTab
      {...props}
      closingDate={{ ...aClosingDate, ...props.closingDate, day: held.value, onDay: held.onChange }}
    />
  );
}

export const ClosingDateChosen: Story = {
  args: { closingDate: aClosingDate },
  render: args => <Held {...args} />,
  parameters: { covers: ['M33.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Closing date' });
    const type = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Tab}`);
    };
    await step('the amount payable on the closing date stands beside it, named by its day', async () => {
      await expect(figure(canvas, 'Payable on 15 Nov 2026')).toHaveTextContent('Rs. 28,722.85');
    });
    await step('a closing date is at most 7 days back, and not after today', async () => {
      const { onDay } = args.closingDate ?? aClosingDate;
      await type('07-11-2026');
      await expect(onDay).toHaveBeenLastCalledWith(null);
      await type('16-11-2026');
      await expect(onDay).toHaveBeenLastCalledWith(null);
      await type('08-11-2026');
      await expect(onDay).toHaveBeenLastCalledWith('2026-11-08');
    });
  },
};

export const TheQuestionSaysWhatCloses: Story = {
  args: { closingDate: aClosingDate },
  play: async ({ step, userEvent }) => {
    await step('the day, the principal and the amount payable on that day', async () => {
      await expect(await factsAsked({ userEvent })).toEqual([
        'Closing date: 15 Nov 2026',
        'Principal Outstanding: Rs. 34,784.37',
        'Closure Amount: Rs. 28,722.85',
      ]);
    });
  },
};

const earlier = businessDate('2026-11-12');
export const TheQuestionOfAnEarlierDay: Story = {
  args: {
    closingDate: { ...aClosingDate, day: earlier, quote: { state: 'ready', value: quoted(earlier) } },
  },
  play: async ({ step, userEvent }) => {
    await step('it names that day, and what is payable on it', async () => {
      await expect(await factsAsked({ userEvent })).toEqual([
        'Closing date: 12 Nov 2026',
        'Principal Outstanding: Rs. 34,784.37',
        'Closure Amount: Rs. 28,691.89',
      ]);
    });
  },
};

export const TheQuestionWhileTheDayIsQuoted: Story = {
  args: { closingDate: { ...aClosingDate, day: earlier } },
  play: async ({ step, userEvent }) => {
    await step('it says no amount of another day', async () => {
      await expect(await factsAsked({ userEvent })).toEqual([
        'Closing date: 12 Nov 2026',
        'Principal Outstanding: Rs. 34,784.37',
        'Closure Amount: –',
      ]);
    });
  },
};

export const NoClosingDate: Story = {
  args: { closingDate: { ...aClosingDate, day: null } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nothing closes as of a day that is not there', async () => {
      const close = canvas.getByRole('button', { name: 'Close Loan' });
      await expect(close).toHaveAccessibleDescription('Enter the closing date');
      await userEvent.click(close);
      await expect(args.onCloseLoan).not.toHaveBeenCalled();
      await expect(canvas.queryByText(/^Payable on/)).toBeNull();
    });
  },
};

export const ClosingBeforeTheLastPayment: Story = {
  args: { closingDate: { ...aClosingDate, day: businessDate('2026-11-09'), quote: { state: 'loading' } } },
  play: async ({ canvas, step }) => {
    await step('it may be asked for, and is not quoted', async () => {
      await expect(
        canvas.getByText('Closing is not quoted before the last payment, 10 Nov 2026'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Close Loan' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const PayableNotRead: Story = {
  args: {
    closingDate: {
      ...aClosingDate,
      quote: { state: 'failed', message: 'Some error occured. Contact Admin', onRetry: fn() },
    },
  },
  play: async ({ canvas, step }) => {
    await step('it says so, with a way to read it again', async () => {
      await expect(canvas.getByText('Some error occured. Contact Admin')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try now' })).toBeEnabled();
    });
  },
};
