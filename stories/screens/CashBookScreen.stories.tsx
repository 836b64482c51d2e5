import { businessDate } from '@lending-desk/domain/calendar';
import { CashBookScreen } from '@lending-desk/ui/screens/CashBookScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aCashBook } from '../fixtures/cashBook';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const day = businessDate('2026-11-15');
const nothing = { entries: 0, received: 0, paidOut: 0, net: 0 };

const meta = {
  title: 'Collections/Screens/Cash book',
  component: CashBookScreen,
  args: {
    today: businessDate('2026-11-16'),
    day,
    onDay: fn(),
    book: { state: 'ready', value: aCashBook() },
    exporting: { state: 'idle' },
    onExport: fn(),
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CashBookScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (canvas: Area, role: 'table' | 'grid', name: string) =>
  within(canvas.getByRole(role, { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

export const OneDay: Story = {
  parameters: { states: ['ready'], covers: ['XR-027.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each source has its sum, and all of them together', async () => {
      await expect(lines(canvas, 'table', 'By source')).toEqual([
        ['Source', 'Entries', 'Received', 'Paid out', 'Net'],
        ['Bank', '3', 'Rs. 9,000.50', 'Rs. 9,001.50', '−Rs. 1.00'],
        ['NACH', '0', 'Rs. 0.00', 'Rs. 0.00', 'Rs. 0.00'],
        ['Razorpay', '1', 'Rs. 40,000.00', 'Rs. 0.00', 'Rs. 40,000.00'],
        ['Cash', '0', 'Rs. 0.00', 'Rs. 0.00', 'Rs. 0.00'],
        ['Total', '4', 'Rs. 49,000.50', 'Rs. 9,001.50', 'Rs. 39,999.00'],
      ]);
    });
    await step('each entry is a row, received or paid out', async () => {
      await expect(canvas.getByText('Money that was booked on 15 Nov 2026')).toBeVisible();
      await expect(canvas.queryByText(/Export has all$/)).toBeNull();
      const [heads, receipt, reversal, link] = lines(canvas, 'grid', 'Entries');
      await expect(heads?.slice(0, 10)).toEqual([
        'Loan',
        'Name',
        'Kind',
        'Source',
        'Received',
        'Paid out',
        'Value date',
        'Reference',
        'Booked by',
        'Booked',
      ]);
      await expect(link?.slice(7, 10)).toEqual(['–', 'Razorpay', '12:00 pm']);
      await expect(receipt?.slice(0, 10)).toEqual([
        '210042',
        'Kavya R',
        'Receipt',
        'Bank',
        'Rs. 9,000.50',
        '–',
        '14 Nov 2026',
        'UTR2026111500017',
        'Rekha Pillai',
        '12:00 pm',
      ]);
      await expect(reversal?.slice(2, 6)).toEqual(['Reversal', 'Bank', '–', 'Rs. 9,000.50']);
    });
    await step('a row opens its loan, the arrows the days beside, Export the file', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /Refund/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ loanId: 210_043 }));
      await userEvent.click(canvas.getByRole('button', { name: 'Day before' }));
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-14');
      await userEvent.click(canvas.getByRole('button', { name: 'Day after' }));
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-16');
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
};

/** The room of the page in a window of 1024 px. */
export const At1024: Story = {
  decorators: [inBox({ width: 968, height: 720, display: 'flex' })],
  play: async ({ canvas, step }) => {
    await step('ten columns fit, and the time of a booking says its day in its title', async () => {
      const entries = canvas.getByRole('grid', { name: 'Entries' });
      await expectNothingSideways([...document.querySelectorAll('[data-scroller]')]);
      await expect(within(entries).getAllByTitle(/^15 Nov 2026, /)[0]).toHaveTextContent(/^\d\d:\d\d [ap]m$/);
    });
  },
};

/** A loan that another system kept before. */
export const TakenOver: Story = {
  args: {
    book: {
      state: 'ready',
      value: {
        ...aCashBook(),
        entries: aCashBook().entries.map(entry => ({ ...entry, kind: 'take-over' as const })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(lines(canvas, 'grid', 'Entries')[1]?.[2]).toBe('Take over');
  },
};

export const Today: Story = {
  args: { today: day },
  parameters: { covers: ['XR-027.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('there is no day after today', async () => {
      const after = canvas.getByRole('button', { name: 'Day after' });
      await expect(after).toHaveAccessibleDescription('This day is not over');
      await userEvent.click(after);
      await expect(args.onDay).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of day' }));
      await expect(await screen.findByRole('button', { name: 'Monday 16 Nov 2026' })).toBeDisabled();
    });
    await step('a day that is picked is shown', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Friday 13 Nov 2026' }));
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-13');
    });
  },
};

export const NothingBooked: Story = {
  parameters: { states: ['empty'] },
  args: {
    book: {
      state: 'ready',
      value: aCashBook({
        entries: [],
        totals: (['bank', 'nach', 'razorpay', 'cash'] as const).map(source => ({ source, ...nothing })),
      }),
    },
  },
  play: async ({ canvas, step }) => {
    await step('it says so, and the sums are nothing', async () => {
      await expect(canvas.getByText('No money was booked on this day.')).toBeVisible();
      await expect(lines(canvas, 'table', 'By source').at(-1)?.[4]).toBe('Rs. 0.00');
    });
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { book: { state: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('both tables are busy, and no sum is shown', async () => {
      await expect(canvas.getByRole('table', { name: 'By source' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByText('Total')).toBeNull();
    });
  },
};

const onRetry = fn();

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: { book: { state: 'failed', message: 'The cash book could not be read. Try again', onRetry } },
  play: async ({ canvas, step, userEvent }) => {
    await step('it says so, and is read again', async () => {
      await expect(canvas.getAllByText('The cash book could not be read. Try again')).toHaveLength(2);
      const [again] = canvas.getAllByRole('button', { name: 'Try now' });
      if (again) await userEvent.click(again);
      await expect(onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const NoSuchDay: Story = {
  args: { day: null, fault: '“2026-02-30” is no date.', book: { state: 'loading' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the page says why, and exports nothing', async () => {
      await expect(canvas.getByText('“2026-02-30” is no date.', { selector: 'p' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onExport).not.toHaveBeenCalled();
      for (const name of ['Day before', 'Day after'])
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          '“2026-02-30” is no date.',
        );
      await expect(canvas.queryByText(/^Money that was booked/)).toBeNull();
    });
  },
};

export const Exporting: Story = {
  args: { exporting: { state: 'running' } },
  parameters: { covers: ['XR-027.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the file is asked for once', async () => {
      await expect(canvas.getAllByText('Exporting').length).toBeGreaterThan(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Exporting' }));
      await expect(args.onExport).not.toHaveBeenCalled();
    });
  },
};

export const Exported: Story = {
  args: { exporting: { state: 'done', fileName: 'cash-book-2026-11-15.csv' } },
  play: async ({ canvas, step }) => {
    await step('the file is named', async () => {
      await expect(canvas.getByText('Saved as cash-book-2026-11-15.csv')).toBeVisible();
    });
  },
};

export const ExportFailed: Story = {
  args: { exporting: { state: 'failed', message: 'The cash book could not be exported. Try again' } },
  play: async ({ canvas, step }) => {
    await step('the reason stands beside the button', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'The cash book could not be exported. Try again',
      );
    });
  },
};

const [first] = aCashBook().entries;
export const MoreThanListed: Story = {
  parameters: { states: ['longest'] },
  args: {
    book: {
      state: 'ready',
      value: {
        ...aCashBook(),
        entries: first ? [{ ...first, fullName: longestName, reference: 'N'.repeat(100) }] : [],
      },
    },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, step }) => {
    await step('it says how many there are, and where', async () => {
      await expect(canvas.getByText('The first 1 of 4; Export has all')).toBeVisible();
      await expectNothingSideways();
    });
  },
};
