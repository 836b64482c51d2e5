import { usualFactors } from '@lending-desk/domain/collections';
import { recoveryCallMessages } from '@lending-desk/domain/calls';
import { NextAccountsScreen } from '@lending-desk/ui/screens/NextAccountsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { accountsInOrder, longestAccounts } from '../fixtures/nextAccounts';
import { inBox } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';

const accounts = accountsInOrder();
const onTryNow = fn();

const meta = {
  title: 'Collections/Screens/Next best account',
  component: NextAccountsScreen,
  args: {
    list: { state: 'ready', rows: accounts },
    made: { compared: 214, noCalls: null },
    factors: usualFactors,
    onFactors: fn(),
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NextAccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headings of the parts of the order, each with the number of the accounts above it. */
const partsOf = (canvas: Area) =>
  canvas
    .getAllByRole('rowheader')
    .map(heading => [
      rowsOf(canvas).filter(row => row.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
        .length,
      heading.textContent,
    ]);

export const BesideTheSidebar: Story = {
  decorators: [inBox({ width: 1210, height: 800, display: 'flex', flexDirection: 'column' })],
  play: async ({ canvas, step }) => {
    await step('in a window of 1440 px three reasons stand in one line', async () => {
      const row = within(canvas.getByRole('row', { name: /^Samuel D Costa/ }));
      const tops = row.getAllByText(/\+\d+$/).map(reason => reason.getBoundingClientRect().top);
      await expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    });
    await step('and nothing is hidden sideways', async () => {
      const grid = canvas.getByRole('grid');
      await expectNothingSideways(grid.parentElement ? [grid.parentElement] : []);
    });
  },
};

export const InTheOrderOfWork: Story = {
  args: { selectedKey: String(accounts[1]?.loanId) },
  parameters: { states: ['ready'], covers: ['XR-008.a', 'XR-061.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Promises of today first, then those broken yesterday and kept, then by score', async () => {
      await expect(headersOf(canvas)).toEqual([
        'Customer',
        'Days past due',
        'Overdue',
        'Promise',
        'Why next',
        'Score',
        'Calls left',
        'Action',
      ]);
      const rows = rowsOf(canvas).map(row => textsOf(row));
      await expect(rows.map(row => [row[0]?.replace(/\d+$/, ''), row[5]])).toEqual([
        ['Farhan Qureshi', '78'],
        ['Leela Narayanan', '44'],
        ['Vivek Solanki', '79'],
        ['Anita Deshpande', '–'],
        ['Samuel D Costa', '49'],
        ['Joseph Thomas', '23'],
        ['Rekha Bisht', '22'],
        ['Prakash Bhatnagar', '13'],
        ['Imtiaz Ali Khan', '38'],
      ]);
      await expect(rows[0]?.slice(1, 7)).toEqual([
        '15-3130',
        'Rs. 14,897at risk Rs. 1,14,598',
        'Rs. 13,000 by 21 Nov',
        'Due today +4031-60 in 1 d +25At risk +11Quiet 2 d +2',
        '78',
        '2 of 3',
      ]);
      await expect(rows.at(-1)?.[6]).toBe('0 of 3');
    });
    await step('Each part of the order has its heading, the promises with their number and sum', async () => {
      await expect(canvas.getByText('The first 9 of 214 accounts')).toBeVisible();
      await expect(partsOf(canvas)).toEqual([
        [0, 'Promises first2 due today, Rs. 22,0001 broken yesterday, Rs. 14,0001 kept today, Rs. 6,619'],
        [4, 'Thenhighest score first'],
        [8, 'Lastno attempt left today'],
      ]);
    });
    await step('A row opens its loan', async () => {
      await userEvent.click(canvas.getByText('Vivek Solanki'));
      await expect(args.onOpen).toHaveBeenCalledWith(accounts[2]);
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Leela Narayanan');
    });
  },
};

export const FactorsAreSwitched: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('How many count is said in one line, which opens them', async () => {
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeVisible();
      await userEvent.click(canvas.getByText('What decides the order: 5 of 6 factors'));
    });
    const factors = within(canvas.getByRole('group', { name: 'What decides the order' }));
    await step('Each factor is there with its points, calling hours are off', async () => {
      const boxes = factors.getAllByRole('checkbox');
      await expect(boxes.map(box => box.closest('label')?.textContent)).toEqual([
        'Promise due today 40, broken yesterday 35',
        'Bucket changes: tomorrow 25, in 3 days 20, in 7 days 10',
        'Amount at risk: 1 for each Rs. 10,000, up to 20',
        'Days since the last contact, up to 15',
        'No attempt left today goes last',
        'Hide who cannot be called now',
      ]);
      await expect(boxes.map(box => box instanceof HTMLInputElement && box.checked)).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
      ]);
      await expect(factors.queryByRole('button', { name: 'Reset' })).toBeNull();
    });
    await step('One is switched off, and the others stay', async () => {
      await userEvent.click(factors.getByRole('checkbox', { name: /^Promise due today 40/ }));
      await expect(args.onFactors).toHaveBeenLastCalledWith(['roll', 'risk', 'quiet', 'attempts']);
    });
    await step('One is switched on', async () => {
      await userEvent.click(factors.getByRole('checkbox', { name: 'Hide who cannot be called now' }));
      await expect(args.onFactors).toHaveBeenLastCalledWith([...usualFactors, 'hours']);
    });
  },
};

export const OtherFactors: Story = {
  args: { factors: ['risk'], list: { state: 'ready', rows: accountsInOrder(['risk']) } },
  parameters: { covers: ['XR-008.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Only what counts is in the rows', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row)[4])).toContain('At risk +20');
      await expect(canvas.queryByText(/\+40$/)).toBeNull();
    });
    await step('Without promises the order begins with the score', async () => {
      await expect(partsOf(canvas)).toEqual([[0, 'By scorehighest score first']]);
    });
    await step('Reset goes back to the usual ones', async () => {
      await userEvent.click(canvas.getByText('What decides the order: 1 of 6 factors'));
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(args.onFactors).toHaveBeenCalledWith(usualFactors);
    });
  },
};

export const OutsideTheHours: Story = {
  parameters: { states: ['notPermitted'], covers: ['XR-008.d'] },
  args: { made: { compared: 214, noCalls: recoveryCallMessages.hours } },
  play: async ({ canvas, step }) => {
    await step('the hours are said', async () => {
      await expect(canvas.getByText(recoveryCallMessages.hours)).toBeVisible();
    });
  },
};

export const OutsideTheHoursWithoutAnAccount: Story = {
  parameters: { covers: ['XR-008.d'] },
  args: {
    list: { state: 'ready', rows: [] },
    made: { compared: 0, noCalls: recoveryCallMessages.hours },
  },
  play: async ({ canvas, step }) => {
    await step('the hours are said, also where no account needs work', async () => {
      await expect(canvas.getByText('No account needs work now.')).toBeVisible();
      await expect(canvas.getByText(recoveryCallMessages.hours)).toBeVisible();
    });
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' }, made: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: { states: ['empty'] },
  args: { list: { state: 'ready', rows: [] }, made: { compared: 0, noCalls: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No account needs work now.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: { list: { state: 'failed', retry: { onTryNow } }, made: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^The order of work could not be made\. Please try again later$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(onTryNow).toHaveBeenCalledOnce();
  },
};

export const FailedForAReason: Story = {
  args: { list: { state: 'failed', message: 'The ledger is being restored' }, made: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The ledger is being restored$/);
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: { list: { state: 'ready', rows: longestAccounts } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: new RegExp(longestName) })[0]).toBeVisible();
  },
};

export const LongestOnATablet: Story = {
  ...Longest,
  globals: { viewport: { value: 'tablet' } },
};

/** As wide as a window of 1024 px leaves it. */
export const FitsASmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  decorators: [inBox({ display: 'flex', flexDirection: 'column', width: 966, height: 700 })],
  play: async ({ canvasElement }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
  },
};
