import { formatRupees, groupIndian, paise } from '@lending-desk/domain/money';
import { nice, ticks } from 'd3-array';

export const chartHeight = 196;
/** Room around the plot: for the amounts at the left, for the months below. */
export const inset = { left: 50, right: 8, top: 10, bottom: 24 } as const;

/** '50 k', '1.5 L', '2 Cr': amounts on an axis, in paise. */
export function axisAmount(amount: number): string {
  const rupees = Math.abs(amount) / 100;
  const sign = amount < 0 ? '\u2212' : '';
  const steps = [
    [1e7, 'Cr'],
    [1e5, 'L'],
    [1e3, 'k'],
  ] as const;
  const step = steps.find(([size]) => rupees >= size);
  if (!step) return `${sign}${groupIndian(String(Math.round(rupees)))}`;
  return `${sign}${Math.round((rupees / step[0]) * 100) / 100} ${step[1]}`;
}

/** From amounts in paise to heights of the plot, with about four lines; zero is always in view. */
export function amountScale(amounts: readonly number[]) {
  const least = amounts.reduce((a, b) => Math.min(a, b), 0);
  const most = amounts.reduce((a, b) => Math.max(a, b), 100);
  const [bottom, top] = nice(least, most, 4);
  const height = chartHeight - inset.bottom - inset.top;
  return {
    y: (amount: number) => inset.top + height * ((top - amount) / (top - bottom)),
    ticks: ticks(bottom, top, 4),
  };
}

/** 'Rs. 83,579' of an amount the chart worked out, such as a mean. */
export function chartAmount(amount: number): string {
  return formatRupees(paise(Math.round(amount)));
}
