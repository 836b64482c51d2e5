import { formatRupees, groupIndian, paise } from '@lending-desk/domain/money';
import { nice, ticks } from 'd3-array';

export const chartHeight = 196;
/** Margins of the plot area: left for the amounts, bottom for the months. */
export const inset = { left: 50, right: 8, top: 10, bottom: 24 } as const;

/** Axis label of an amount in paise: '50 k', '1.5 L', '2 Cr'. */
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

/** Maps amounts in paise to heights, with about four grid lines; zero is always included. */
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

/** 'Rs. 83,579' for an amount calculated by the chart, such as an average. */
export function chartAmount(amount: number): string {
  return formatRupees(paise(Math.round(amount)));
}
