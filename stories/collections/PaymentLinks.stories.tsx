import { instant } from '@lending-desk/domain/calendar';
import { paise, zeroPaise } from '@lending-desk/domain/money';
import type { PaymentLink } from '@lending-desk/domain/paymentLinks';
import { PaymentLinks } from '@lending-desk/ui/collections/PaymentLinks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inColumn } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf } from '../tables';

const link = (more: Partial<PaymentLink>): PaymentLink => ({
  amount: paise(200_050),
  amountPaid: zeroPaise,
  paymentLink: 'https://rzp.example/i/first',
  reference: 'L210042-1',
  status: 'created',
  expireOn: instant('2026-11-25T06:00:00.000Z'),
  ...more,
});

const meta = {
  title: 'Collections/Tabs/Payment Links',
  component: PaymentLinks,
  args: {
    links: {
      state: 'ready',
      value: [
        link({ status: 'unknown', paymentLink: null }),
        link({
          status: 'partially_paid',
          amountPaid: paise(100_000),
          paymentLink: 'https://rzp.example/i/two',
        }),
        link({ status: 'paid', amountPaid: paise(200_050) }),
        link({ status: 'not_created', paymentLink: null }),
        link({ paymentLink: 'https://rzp.example/i/five' }),
        link({ status: 'cancelled', paymentLink: 'https://rzp.example/i/six' }),
        link({ status: 'expired', paymentLink: 'https://rzp.example/i/seven' }),
      ],
    },
    onCreate: fn(),
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PaymentLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CO-038.a', 'CO-038.b', 'CO-038.d', 'CO-038.e', 'CO-043.a', 'CO-043.b'],
  },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('a row for each link, its amounts in rupees, and what is known of it', async () => {
      const section = within(canvas.getByRole('region', { name: 'Payment links' }));
      const rows = within(section.getByRole('table', { name: 'Payment links' })).getAllByRole('row');
      await expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
        ['Amount', 'Amount paid', 'Link'],
        ['Rs. 2,000.50', 'Rs. 0', 'Asking the provider whether it was created'],
        ['Rs. 2,000.50', 'Rs. 1,000', expect.stringMatching(/^https:\/\/rzp\.example\/i\/two.*Partly paid$/)],
        ['Rs. 2,000.50', 'Rs. 2,000.50', expect.stringMatching(/first.*Paid$/)],
        ['Rs. 2,000.50', 'Rs. 0', 'Not created'],
        ['Rs. 2,000.50', 'Rs. 0', expect.stringMatching(/five.*Open$/)],
        ['Rs. 2,000.50', 'Rs. 0', expect.stringMatching(/six.*Cancelled$/)],
        ['Rs. 2,000.50', 'Rs. 0', expect.stringMatching(/seven.*Expired$/)],
      ]);
    });
    await step('the link of each row is copied: of the second, and of the fifth', async () => {
      let copied = '';
      const { clipboard } = navigator;
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => void (copied = text) },
      });
      await userEvent.click(canvas.getAllByRole('button', { name: 'Copy payment link' })[0] ?? document.body);
      await waitFor(() => expect(copied).toBe('https://rzp.example/i/two'));
      const fifth = within(canvas.getAllByRole('row')[5] ?? canvas.getByRole('table'));
      await userEvent.click(fifth.getByRole('button', { name: 'Copy payment link' }));
      await waitFor(() => expect(copied).toBe('https://rzp.example/i/five'));
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    });
    await step('Create Link asks for the dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Link' }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
  },
};

export const None: Story = {
  args: { links: { state: 'ready', value: [] } },
  parameters: { states: ['empty'], covers: ['CO-038.a', 'CO-038.b', 'CO-038.d'] },
  play: async ({ canvas, step }) => {
    await step('the section of payment links is there before the first one is', async () => {
      const section = within(canvas.getByRole('region', { name: 'Payment links' }));
      await expect(section.getByText('No payment link has been created for this loan yet.')).toBeVisible();
      await expect(section.getByRole('button', { name: 'Create Link' })).toBeVisible();
      await expect(headersOf(canvas)).toEqual(['Amount', 'Amount paid', 'Link']);
    });
  },
};

export const Loading: Story = {
  args: { links: { state: 'loading' } },
  parameters: { states: ['loading'], covers: ['CO-038.a', 'CO-038.b'] },
  play: async ({ canvas, step }) => {
    await step('the section has the Create Link button while the links are read', async () => {
      const section = within(canvas.getByRole('region', { name: 'Payment links' }));
      await expect(section.getByRole('button', { name: 'Create Link' })).toBeEnabled();
    });
    await expect(canvas.queryByText('No payment link has been created for this loan yet.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { links: { state: 'failed', message: 'Please contact the admin', onRetry: fn() } },
  parameters: { states: ['error'], covers: ['CO-038.b'] },
  play: async ({ canvas, step }) => {
    await step('links that cannot be read leave the Create Link button there', async () => {
      await expect(canvas.getByText('Please contact the admin')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Create Link' })).toBeEnabled();
    });
  },
};

export const NotPermitted: Story = {
  args: { links: { state: 'ready', value: [] }, whyNot: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'], covers: ['CO-038.a', 'CO-038.b'] },
  play: async ({ canvas, step }) => {
    await step('the section is there for viewers too, before the first link is', async () => {
      await expect(canvas.getByRole('region', { name: 'Payment links' })).toBeVisible();
    });
    await step('the section has the Create Link button for viewers too, which says why not', async () => {
      await expect(canvas.getByRole('button', { name: 'Create Link' })).toHaveAccessibleDescription(
        'Your role can view but not change a loan',
      );
    });
  },
};

const huge = paise(9_999_999_999);
export const LongestRealisticData: Story = {
  args: {
    links: {
      state: 'ready',
      value: Array.from({ length: 12 }, () =>
        link({ amount: huge, amountPaid: huge, paymentLink: `https://rzp.example/i/${'long'.repeat(20)}` }),
      ),
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas, step }) => {
    await expectNothingSideways();
    await step('the address gives way, the status beside it is whole', async () => {
      const widths = canvas.getAllByText('Open').map(word => [word.clientWidth, word.scrollWidth]);
      await expect(widths).toHaveLength(12);
      for (const [shown, needed] of widths) await expect(shown).toBe(needed);
    });
  },
};
