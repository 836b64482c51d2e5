import { AccountTimeline } from '@lending-desk/ui/collections/AccountTimeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { explained } from '../fixtures/explained';

const meta = {
  title: 'Collections/Parts/Account timeline',
  component: AccountTimeline,
  args: { account: { state: 'ready', value: explained() } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AccountTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The square of an EMI in the picture: what stands above it, in it and below it. */
const squareOf = (square: HTMLElement) => [...square.children].map(part => part.textContent);

export const HowItWent: Story = {
  parameters: { covers: ['XR-042.a'] },
  play: async ({ canvas, step, userEvent }) => {
    const rows = () =>
      within(canvas.getByRole('table', { name: 'Account timeline' }))
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent).join(', '));
    const expected = [
      '1, 1 May 2026, Rs. 9,079, Paid on time, 0, 0, –',
      '2, 1 Jun 2026, Rs. 9,079, Paid 3 days late, 0, 1, –',
      '3, 1 Jul 2026, Rs. 9,079, Paid on time, 0, 0, –',
      '4, 1 Aug 2026, Rs. 9,079, Paid on time, 0, 0, –',
      '5, 1 Sep 2026, Rs. 9,079, Paid on time, 0, 0, –',
      '6, 1 Oct 2026, Rs. 9,079, Part-paid, 45 days past due, 1, 3, Rs. 9,000 by 24 Oct 2026, broken',
      '7, 1 Nov 2026, Rs. 9,079, Unpaid, 14 days past due, 1, 2, Rs. 9,000 kept on 10 Nov 2026; Rs. 9,000 by 20 Nov 2026',
      '8, 1 Dec 2026, Rs. 9,079, To come, 0, 0, –',
      '9, 1 Jan 2027, Rs. 9,082.48, To come, 0, 0, –',
    ];
    await step('a screen reader gets the table beside the picture', async () => {
      await expect(rows()).toEqual(expected);
      await expect(canvas.getByTitle('EMI 2, 1 Jun 2026: Paid 3 days late')).toBeVisible();
      await expect(
        canvas.getByTitle(
          'EMI 6, 1 Oct 2026: Part-paid, 45 days past due. Promised: Rs. 9,000 by 24 Oct 2026, broken',
        ),
      ).toBeVisible();
    });
    await step('a month is written under its square as tables write it', async () => {
      const square = canvas.getByTitle('EMI 5, 1 Sep 2026: Paid on time');
      await expect(squareOf(square)).toEqual(['', '', 'Sep 26']);
    });
    await step('paid on time is ticked, paid late is not', async () => {
      const ticksOf = (title: RegExp) => canvas.getByTitle(title).children[1]?.querySelectorAll('svg').length;
      await expect([ticksOf(/^EMI 5/), ticksOf(/^EMI 2/)]).toEqual([1, 0]);
    });
    await step('the same table in the place of the picture', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
      await expect(rows()).toEqual(expected);
      await expect(canvas.queryByTitle(/^EMI 2/)).toBeNull();
    });
  },
};

export const DueTodayAndOneDayLate: Story = {
  args: {
    account: {
      state: 'ready',
      value: {
        ...explained(),
        emis: explained().emis.flatMap(emi => {
          if (emi.emi === 2) return [{ ...emi, daysLate: 1 }];
          if (emi.emi === 6) return [{ ...emi, state: 'unpaid' as const, daysLate: 1 }];
          if (emi.emi === 8) return [{ ...emi, state: 'part-paid' as const, daysLate: 0 }];
          return emi.emi === 7 ? [{ ...emi, daysLate: 0, promises: [] }] : [];
        }),
      },
    },
  },
  parameters: { covers: ['XR-042.a'] },
  play: async ({ canvas, step }) => {
    await step('a day is one day, and no day is today', async () => {
      await expect(squareOf(canvas.getByTitle('EMI 2, 1 Jun 2026: Paid 1 day late'))).toEqual([
        '1',
        '1',
        'Jun 26',
      ]);
      await expect(squareOf(canvas.getByTitle(/^EMI 6, 1 Oct 2026: Unpaid, 1 day past due\./))).toEqual([
        '31',
        '1',
        'Oct 26',
      ]);
      await expect(squareOf(canvas.getByTitle('EMI 7, 1 Nov 2026: Unpaid, due today'))).toEqual([
        '21',
        '',
        'Nov 26',
      ]);
    });
    await step('a screen reader gets how each was paid, as a table', async () => {
      const rows = within(canvas.getByRole('table', { name: 'Account timeline' })).getAllByRole('row');
      await expect(rows.slice(1).map(row => row.children[3]?.textContent)).toEqual([
        'Paid 1 day late',
        'Unpaid, 1 day past due',
        'Unpaid, due today',
        'Part-paid, due today',
      ]);
    });
  },
};

export const Loading: Story = {
  args: { account: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account timeline' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
