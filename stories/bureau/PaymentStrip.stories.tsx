import { axisOf, historyGrid, monthsOf, monthText, paymentStatus } from '@lending-desk/domain/bureau';
import { Legend, PaymentStrip } from '@lending-desk/ui/bureau/PaymentStrip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { inBox } from '../inBox';

const [loan] = equifax.clean.loans.state === 'ready' ? equifax.clean.loans.value.active : [];
const history = loan?.history ?? [];
const axis = axisOf([history], null);
const lastMonth = axis.last;

const meta = {
  title: 'Credit/Parts/Payment strip',
  component: PaymentStrip,
  args: { name: 'Dhanveer Finance', history, axis },
} satisfies Meta<typeof PaymentStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsTellMonthByMonth: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const tip = () => screen.getByRole('tooltip');
    await step('the newest month is told as soon as the strip has the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('slider')).toHaveFocus();
      await expect(tip()).toHaveTextContent(monthText(args.axis.last));
    });
    await step('the arrow tells the month before, with the colour of its bar', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tip()).toHaveTextContent(monthText(args.axis.last - 1));
      const before = history.find(({ month }) => month === args.axis.last - 1);
      await expect(tip().querySelector('i')?.dataset['bucket']).toBe(before?.payment.bucket);
    });
    await step('scrolling takes the tooltip of a key along', async () => {
      window.dispatchEvent(new Event('scroll'));
      await expect(tip()).toHaveTextContent(monthText(args.axis.last - 1));
    });
    await step('it goes with the focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** The centre of a month's bar, from the rectangle around it. */
const barOf = (strip: HTMLElement) => strip.querySelector('rect')?.getBoundingClientRect();

export const TooltipMatchesTheMonthUnderThePointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const strip = canvas.getByRole('slider');
    const { left, right, top } = strip.getBoundingClientRect();
    const months = monthsOf(args.axis);
    for (const position of [0, 11, 12, 20, months - 1]) {
      const clientX = left + ((right - left) * (position + 0.5)) / months;
      await userEvent.pointer({ target: strip, coords: { clientX, clientY: top + 12 } });
      await expect(screen.getByRole('tooltip')).toHaveTextContent(monthText(args.axis.first + position));
      const bar = barOf(strip);
      await expect(bar?.left).toBeLessThan(clientX);
      await expect(bar?.right).toBeGreaterThan(clientX);
    }
    // What is under the pointer is another month after it.
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const thick = equifax.thick.loans.state === 'ready' ? equifax.thick.loans.value : null;
const accounts = [...(thick?.active ?? []), ...(thick?.inactive ?? [])];
const late = accounts.find(one => one.history.some(({ payment }) => payment.bucket === '90+'));

export const OnePathForEachKindOfMonth: Story = {
  args: { history: late?.history ?? [], axis: axisOf([late?.history ?? []], null) },
  play: async ({ args, canvas }) => {
    const drawn = [...canvas.getByRole('slider').querySelectorAll('path')];
    const kinds = new Set(drawn.map(path => path.dataset['kind']));
    const rows = historyGrid(args.history, args.axis).flatMap(row => row ?? []);
    await expect(rows.length).toBeGreaterThan(12);
    for (const bucket of ['0', '1-15', '15-31', '31-60', '60-90', '90+', 'Unknown'] as const) {
      const months = rows.filter(({ payment }) => payment.bucket === bucket);
      await expect(kinds.has(bucket)).toBe(months.length > 0);
      // Each month's path starts with a move command to its position.
      const path = drawn.find(one => one.dataset['kind'] === bucket)?.getAttribute('d') ?? '';
      await expect(path.split('M')).toHaveLength(months.length + 1);
    }
  },
};

/** Height of a month in percent, by bucket. */
const heights = { '0': 17, '1-15': 34, '15-31': 50, '31-60': 67, '60-90': 84, '90+': 100 };
/** One month of each bucket, the most overdue first. */
const oneOfEach = Object.keys(heights).flatMap((bucket, position) => {
  const month = accounts.flatMap(one => one.history).find(row => row.payment.bucket === bucket);
  return month ? [{ ...month, month: lastMonth - position }] : [];
});

export const TheLegendRisesAsTheStripDoes: Story = {
  args: { history: oneOfEach, axis },
  render: args => (
    <>
      <PaymentStrip {...args} />
      <Legend />
    </>
  ),
  play: async ({ canvas }) => {
    const [strip, legend] = [canvas.getByRole('slider'), canvas.getByRole('group')];
    for (const [bucket, height] of Object.entries(heights)) {
      const bar = strip.querySelector<SVGPathElement>(`[data-kind="${bucket}"]`);
      const whole = bar?.ownerSVGElement?.viewBox.baseVal.height ?? 0;
      await expect(bar?.getBBox().width).toBe(8);
      await expect(Math.round((100 * (bar?.getBBox().height ?? 0)) / whole)).toBe(height);
      const swatch = legend.querySelector(`[data-bucket="${bucket}"]`) ?? legend;
      await expect(getComputedStyle(swatch).backgroundImage).toContain(`${height}%`);
    }
  },
};

const unheardOf = { payment: paymentStatus('QQQ'), suitFiled: 'SUB', assetClass: 'ZZZ' };
const unsaid = { payment: paymentStatus(''), suitFiled: '', assetClass: 'STD' };

export const Narrow: Story = {
  args: {
    history: [
      { ...unheardOf, key: '', month: lastMonth - 1 },
      { ...unsaid, key: '', month: lastMonth - 2 },
    ],
    axis,
  },
  decorators: [inBox({ width: 216 })],
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('slider');
    await expect(strip.querySelector('svg')?.getBoundingClientRect().width).toBe(216);
    await userEvent.tab();
    // The newest month of which something is known.
    await expect(screen.getByRole('tooltip')).toHaveTextContent(monthText(lastMonth - 1));
    // A code that is not documented is shown as it came.
    await expect(screen.getByRole('tooltip')).toHaveTextContent(
      /Payment statusQQQ, otherSuit filedSub-standardAsset classZZZ$/,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('tooltip')).toHaveTextContent(/Payment statusNot reportedSuit filed/);
    await userEvent.keyboard('{End}');
    const bar = barOf(strip);
    const { right } = strip.getBoundingClientRect();
    await expect(bar?.right).toBeGreaterThan(right - 2);
    await expect(bar?.right).toBeLessThanOrEqual(right);
    await expect(bar?.width).toBeGreaterThan(1);
  },
};
