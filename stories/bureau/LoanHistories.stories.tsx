import { paise, zeroPaise } from '@lending-desk/domain/money';
import { LoanHistories } from '@lending-desk/ui/bureau/LoanHistories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { inBox } from '../inBox';

const loans = equifax.clean.loans.state === 'ready' ? equifax.clean.loans.value.active : [];

const meta = {
  title: 'Credit/Parts/Loan histories',
  component: LoanHistories,
  args: { title: 'Active Loans', loans },
} satisfies Meta<typeof LoanHistories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAccountAtAll: Story = {
  args: { loans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Table' })).toBeNull();
  },
};

export const StripsAtFirst: Story = {
  args: {
    amounts: 'all',
    loans: loans.map((loan, at) => ({ ...loan, balance: at === 0 ? zeroPaise : paise(12_500_00) })),
  },
  parameters: { covers: ['XR-131.b'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getAllByRole('slider').length).toBe(loans.length);
    await step('a balance of zero is faint beside the others', async () => {
      const [zero, owed] = canvas
        .getAllByRole('row')
        .slice(1, 3)
        .map(row => within(row).getAllByRole('cell')[2] ?? row);
      await expect(zero).toHaveTextContent('Rs. 0');
      await expect(owed).toHaveTextContent('Rs. 12,500');
      const colourOf = (cell = document.body) => getComputedStyle(cell.firstElementChild ?? cell).color;
      await expect(colourOf(zero)).not.toBe(colourOf(owed));
    });
  },
};

export const StripsFirstTablesOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Nadipaar Gramin Bank')[0]).toBeVisible();
    await expect(canvas.queryByText('PaymentStatus')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const [heading] = await canvas.findAllByText('PaymentStatus');
    await expect(heading).toBeVisible();
  },
};

export const YearsAreAlignedWithTheirMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const scale = canvas.getAllByRole('columnheader').at(-1) ?? document.body;
    const strip = canvas.getAllByRole('slider')[0] ?? document.body;
    for (const year of ['2025', '2026']) {
      const { left } = within(scale).getByText(year).getBoundingClientRect();
      const clientY = strip.getBoundingClientRect().top + 12;
      await userEvent.pointer({ target: strip, coords: { clientX: left + 3, clientY } });
      await expect(screen.getByRole('tooltip')).toHaveTextContent(`Jan ${year}`);
      const bar = strip.querySelector('rect')?.getBoundingClientRect();
      await expect(Math.abs((bar?.left ?? 0) - left)).toBeLessThan(1.5);
    }
  },
};

const [first] = loans;
const years = (loan: typeof first, back: number) =>
  loan
    ? [
        {
          ...loan,
          id: `${loan.id}, ${back}`,
          history: loan.history.map(row => ({
            ...row,
            month: row.month === null ? null : row.month - back * 12,
          })),
        },
      ]
    : [];

/** The box in which the strips scroll. */
const scrollerOf = (table: HTMLElement) => table.parentElement ?? table;

export const OneTimeAxisForAll: Story = {
  args: { loans: [...loans, ...years(first, 7)] },
  decorators: [inBox({ width: 760 })],
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Active Loans' });
    const box = scrollerOf(table);
    const strips = canvas.getAllByRole('slider');
    await step('There is one scale, and a month stands below the same month in every row', async () => {
      await expect(canvas.getAllByText('2024')).toHaveLength(1);
      const lefts = new Set(strips.map(strip => Math.round(strip.getBoundingClientRect().left)));
      const widths = new Set(strips.map(strip => Math.round(strip.getBoundingClientRect().width)));
      await expect([lefts.size, widths.size]).toEqual([1, 1]);
    });
    await step('A month is at least 8 px wide: it scrolls sideways, and the newest is in view', async () => {
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
      await expect(box.scrollLeft + box.clientWidth).toBeGreaterThan(box.scrollWidth - 2);
      await userEvent.tab();
      const strip = strips[0] ?? box;
      strip.focus();
      await userEvent.keyboard('{End}');
      const bar = strip.querySelector('rect')?.getBoundingClientRect();
      await expect(bar?.width).toBeGreaterThanOrEqual(7.99);
      await expect(bar?.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
    });
    await step('A loan whose months are out of view says until when it was reported', async () => {
      await expect(canvas.getByText(/ · until \w{3} 20\d\d$/)).toBeVisible();
    });
    await step('A key scrolls its month into view, beside the institution, which stays', async () => {
      await userEvent.keyboard('{Home}');
      const bar = (strips[0] ?? box).querySelector('rect')?.getBoundingClientRect();
      const name = canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect();
      await expect(bar?.left).toBeGreaterThanOrEqual(name?.right ?? 0);
      await expect(name?.left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left);
      await expect(screen.getByRole('tooltip')).toBeVisible();
    });
  },
};

export const YearsAndLegendStay: Story = {
  args: {
    title: 'Inactive Loans',
    loans: Array.from({ length: 12 }, () => loans)
      .flat()
      .map((loan, at) => ({ ...loan, id: `loan ${at}` })),
  },
  parameters: { covers: ['CR-067.a'] },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Inactive Loans' });
    const box = scrollerOf(table);
    await step('each of many loans is listed, under its institution', async () => {
      const institutions = loans.map(({ institution }) => institution ?? '');
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
          Array.from({ length: 12 }, () =>
            institutions.map(institution => expect.stringContaining(institution)),
          ).flat(),
        ),
      );
    });
    await step('Many loans scroll below the years, and the legend stays in sight', async () => {
      const before = canvas.getByText('Institution').getBoundingClientRect().top;
      box.scrollTo({ top: 400 });
      await expect(box.scrollTop).toBe(400);
      await expect(canvas.getByText('Institution').getBoundingClientRect().top).toBe(before);
    });
  },
};
