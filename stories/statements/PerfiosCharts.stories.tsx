import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { rowsOf, textsOf } from '../tables';
import { besideTheRail, perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Parts/Perfios charts',
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChartsShareOneCursor: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const days = canvas.getByRole('slider', { name: 'Closing balance by day' });
    await step('the last day is read out first, and the axis has round amounts', async () => {
      await expect(days).toHaveAttribute('aria-valuetext', '26 Oct 2026, balance Rs. 62,160');
      await expect(days).toHaveAttribute('aria-valuemax', '359');
      const words = [...days.querySelectorAll('text')].map(({ textContent }) => textContent);
      await expect(words.slice(0, 6)).toEqual(['0', '50 k', '1 L', '1.5 L', '2 L', '2.5 L']);
    });
    await step('the pointer walks them, too, and leaves no day behind', async () => {
      const { left, right, top } = days.getBoundingClientRect();
      const at = (clientX: number) => ({ target: days, coords: { clientX, clientY: top + 60 } });
      await userEvent.pointer(at(left + 2));
      await expect(days.querySelector('strong')).toHaveTextContent('1 Nov 2025');
      await userEvent.pointer(at(right - 2));
      await expect(days.querySelector('strong')).toHaveTextContent('26 Oct 2026');
      await userEvent.pointer({ target: document.body });
      await expect(days.querySelector('strong')).toBeNull();
    });
    await step('arrow keys walk the days', async () => {
      days.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(days).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^2 Nov 2025, balance Rs\. /),
      );
      await expect(canvas.getByRole('slider', { name: 'Credits and debits by month' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Nov 2025, credits Rs\. [\d,]+, debits Rs\. [\d,]+$/),
      );
    });
    await step('a month leads to its last day, whose balance it closes with', async () => {
      const months = canvas.getByRole('slider', { name: 'Credits and debits by month' });
      months.focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(months).toHaveAttribute(
        'aria-valuetext',
        'Sep 2026, credits Rs. 70,850, debits Rs. 60,640',
      );
      await expect(days).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^30 Sep 2026, balance Rs\. /),
      );
      await expect(days.querySelector('strong')).toHaveTextContent('30 Sep 2026');
      await userEvent.keyboard('{Escape}');
      await expect(days.querySelector('strong')).toBeNull();
    });
    await step(
      'a page of days is thirty, one of months three; the first and the last end the way',
      async () => {
        days.focus();
        await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{PageUp}');
        await expect(days).toHaveAttribute('aria-valuetext', '2 Dec 2025, balance Rs. 88,350');
        await expect(days).toHaveAttribute('aria-valuenow', '31');
        await userEvent.keyboard('{PageDown}{PageDown}');
        await expect(days).toHaveAttribute('aria-valuetext', '1 Nov 2025, balance Rs. 86,400');
        await userEvent.keyboard('{End}{ArrowRight}');
        await expect(days).toHaveAttribute('aria-valuetext', '26 Oct 2026, balance Rs. 62,160');
        const months = canvas.getByRole('slider', { name: 'Credits and debits by month' });
        months.focus();
        await userEvent.keyboard('{Home}{PageUp}');
        await expect(months).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Feb 2026, /));
      },
    );
    await step('who leaves a chart takes its cursor away', async () => {
      await expect(days.querySelector('strong')).toHaveTextContent('28 Feb 2026');
      await userEvent.tab();
      await expect(days.querySelector('strong')).toBeNull();
    });
    await step('a screen reader has the same figures beside the charts', async () => {
      const months = within(canvas.getByRole('table', { name: 'Credits and debits by month' }));
      await expect(
        months.getByRole('row', { name: /^Sep 2026 Rs\. 70,850 Rs\. 60,640$/ }),
      ).toBeInTheDocument();
      const balances = within(canvas.getByRole('table', { name: 'Closing balance by month' }));
      await expect(rowsOf(balances)).toHaveLength(12);
      await expect(
        rowsOf(balances)
          .slice(0, 3)
          .map(row => textsOf(row)),
      ).toEqual([
        ['Nov 2025', 'Rs. 25,950', 'Rs. 25,950'],
        ['Dec 2025', 'Rs. 27,940', 'Rs. 27,940'],
        ['Jan 2026', 'Rs. 29,970', 'Rs. 29,970'],
      ]);
      await expect(canvas.getByText('Low').textContent).toBe('Low Rs. 25,950');
      await expect(canvas.getByText('Average').textContent).toBe('Average Rs. 62,383');
    });
    await step('the same figures as tables', async () => {
      const heightOf = () =>
        canvas.getByRole('region', { name: 'Closing balance' }).getBoundingClientRect().height;
      const height = heightOf();
      await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
      await expect(heightOf()).toBe(height);
      const months = canvas.getByRole('table', { name: 'Credits and debits by month' });
      await expect(rowsOf(within(months))).toHaveLength(12);
      const september = within(months).getByRole('row', { name: /^Sep 2026/ });
      await expect(textsOf(september)).toEqual(['Sep 2026', 'Rs. 70,850', 'Rs. 60,640']);
      const byDay = within(canvas.getByRole('table', { name: 'Closing balance by day' }));
      await expect(textsOf(rowsOf(byDay)[0])).toEqual(['1 Nov 2025', 'Rs. 86,400.00']);
    });
  },
};

export const BubbleStaysInsideItsChartOnOneLine: Story = {
  decorators: [besideTheRail],
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('slider', { name: 'Closing balance by day' });
    days.focus();
    for (const keys of ['{Home}', ...Array<string>(12).fill('{PageUp}')]) {
      await userEvent.keyboard(keys);
      const bubble = days.querySelector('strong')?.parentElement;
      const [inner, outer] = [bubble?.getBoundingClientRect(), days.getBoundingClientRect()];
      await expect(inner?.left).toBeGreaterThanOrEqual(outer.left);
      await expect(inner?.right).toBeLessThanOrEqual(outer.right);
      await expect(inner?.height).toBe(48);
    }
  },
};

export const SideBySideOnASmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    const [balances, sums] = canvas.getAllByRole('slider').map(chart => chart.getBoundingClientRect());
    // Aligned, so that the shared cursor is visible in both.
    await expect(balances?.top).toBe(sums?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
