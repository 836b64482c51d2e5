import { businessDate } from '@lending-desk/domain/calendar';
import { rupees, subtract } from '@lending-desk/domain/money';
import { ClosingQuotePanel } from '@lending-desk/ui/collections/ClosingQuotePanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { explained, quoted } from '../fixtures/explained';

const { asOf: today, quoted: days } = explained();
const chosen = businessDate('2026-11-27');

const meta = {
  title: 'Collections/Parts/Closing quote panel',
  component: ClosingQuotePanel,
  args: {
    ...days,
    today,
    day: chosen,
    onDay: fn(),
    marks: [
      { label: 'Today', day: today },
      { label: 'Month end', day: businessDate('2026-11-30') },
    ],
    quote: { state: 'ready', value: quoted(chosen) },
    quoteToday: quoted(today),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ClosingQuotePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quote of which five hundred rupees are held for the customer. */
const withHeld = (day: string) => {
  const quote = quoted(day);
  return { ...quote, held: rupees(500), payable: subtract(quote.payable, rupees(500)) };
};

export const OnAChosenDay: Story = {
  args: { quote: { state: 'ready', value: withHeld('2026-11-27') }, quoteToday: withHeld(today) },
  parameters: { covers: ['XR-043.a'] },
  play: async ({ args, canvas, step }) => {
    await step('what is payable that day, against today', async () => {
      const figure = canvas.getByRole('group', { name: 'Closure amount on 27 Nov 2026' });
      await expect(figure).toHaveTextContent('Rs. 28,346.72');
      await expect(figure).toHaveTextContent('+Rs. 123.87 against today');
      await expect(figure.parentElement).toHaveStyle({ opacity: '1' });
    });
    await step('each part, today and then', async () => {
      const table = within(canvas.getByRole('table', { name: 'Closing on another day' }));
      await expect(table.getAllByRole('row').map(row => [...row.children].map(it => it.textContent))).toEqual(
        [
          ['Part', 'Today, 15 Nov 2026', 'Chosen, 27 Nov 2026'],
          ['Principal Outstanding', 'Rs. 26,393.10', 'Rs. 26,393.10'],
          ['Overdue Interest', 'Rs. 460.50', 'Rs. 460.50'],
          ['Penal Interest Overdue', 'Rs. 544.74', 'Rs. 544.74'],
          ['Bounce Charges Overdue', 'Rs. 1,180.00', 'Rs. 1,180.00'],
          ['Next Month Interest Amount', 'Rs. 144.51', 'Rs. 268.38'],
        ],
      );
    });
    await step('the line goes from the last payment to 90 days ahead', async () => {
      const slider = canvas.getByRole('slider', { name: 'Closing day' });
      await expect(slider).toHaveAttribute('aria-valuetext', '27 Nov 2026');
      // Days after the last payment, on 10 Nov.
      await expect(slider).toHaveValue('17');
      await fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
      await expect(args.onDay).toHaveBeenLastCalledWith('2027-02-13');
      await fireEvent.change(slider, { target: { value: '0' } });
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-10');
    });
  },
};

export const Today: Story = {
  args: { day: today, quote: { state: 'ready', value: quoted(today) } },
  play: async ({ canvas, step }) => {
    await step('today is not compared with itself', async () => {
      await expect(canvas.getByRole('group', { name: 'Closure amount on 15 Nov 2026' })).toHaveTextContent(
        /Rs\. 28,722\.85$/,
      );
    });
  },
};

export const AsMuchAsToday: Story = {
  args: { quote: { state: 'ready', value: { ...quoted(today), dueDate: chosen } } },
  parameters: { covers: ['XR-043.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'a chosen day stands against today though the amount is the same, without a sign',
      async () => {
        await expect(canvas.getByText('Rs. 0.00 against today')).toBeVisible();
      },
    );
  },
};

export const AnotherDayIsQuoted: Story = {
  args: { day: businessDate('2026-11-28') },
  // What it is not the amount of is dimmed on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, step }) => {
    await step('the amount of the day before it is dimmed until its own is there', async () => {
      const figure = canvas.getByRole('group', { name: 'Closure amount on 28 Nov 2026' });
      await expect(figure.parentElement).toHaveStyle({ opacity: '0.6' });
    });
  },
};

export const ToAMark: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a day that is worth going to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Month end, 30 Nov 2026' }));
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-30');
    });
  },
};

export const TodayIsNotQuotedYet: Story = {
  args: { quoteToday: null },
  play: async ({ canvas, step }) => {
    await step('the amount of the chosen day stands there; there is nothing to compare it with', async () => {
      await expect(canvas.getByRole('group', { name: 'Closure amount on 27 Nov 2026' })).toHaveTextContent(
        /Rs\. 28,846\.72$/,
      );
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const WithoutAnAccount: Story = {
  args: { quote: { state: 'ready', value: null } },
  play: async ({ canvas, step }) => {
    await step('a loan without an account has no quote to compare', async () => {
      await expect(canvas.getByText(/^This loan has no account/)).toBeVisible();
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const Failed: Story = {
  args: { quote: { state: 'failed', message: 'The quote could not be read', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The quote could not be read');
    await expect(canvas.getByRole('slider', { name: 'Closing day' })).toBeVisible();
  },
};
