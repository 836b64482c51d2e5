import { maxAmountOf } from '@lending-desk/domain/paymentLinks';
import { rupees, zeroPaise } from '@lending-desk/domain/money';
import { PaymentLinkDialog } from '@lending-desk/ui/collections/PaymentLinkDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { outstanding } from '../fixtures/collections';

const meta = {
  title: 'Collections/Dialogs/Payment link',
  component: PaymentLinkDialog,
  args: {
    open: true,
    max: maxAmountOf(outstanding, { held: rupees(1117.26), openLinks: rupees(1000.5) }),
    create: { state: 'idle' },
    onCreate: fn(),
    onExceeded: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PaymentLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => screen.findByRole('dialog', { name: 'Create new PaymentLink' });

export const Open: Story = {
  parameters: { states: ['ready'], covers: ['CO-039.a', 'CO-039.b', 'CO-039.c', 'CO-039.d', 'CO-040.a'] },
  play: async ({ step }) => {
    await step('it is 30rem wide', async () => {
      await expect((await dialog()).getBoundingClientRect().width).toBe(480);
    });
    await step('Max Amount, and how it comes about', async () => {
      const terms = within(await dialog()).getAllByRole('term');
      await expect(terms.map(term => [term.textContent, term.nextSibling?.textContent])).toEqual([
        ['Max Amount', 'Rs. 35,605.09'],
        ['Overdue principal', 'Rs. 17,088.77'],
        ['Overdue interest', 'Rs. 1,069.23'],
        ['Bounce', 'Rs. 1,180'],
        ['Penal', 'Rs. 544.74'],
        ['Outstanding principal', 'Rs. 17,695.60'],
        ['Outstanding interest', 'Rs. 144.51'],
        ['Money held', '−Rs. 1,117.26'],
        ['Open links', '−Rs. 1,000.50'],
      ]);
    });
  },
};

export const NothingMayBeAsked: Story = {
  args: { max: maxAmountOf(outstanding, { held: rupees(99_999), openLinks: zeroPaise }) },
  parameters: { covers: ['CO-039.b', 'CO-039.c'] },
  play: async ({ args, step, userEvent }) => {
    await step('the maximum is 0; a rupee can be entered in Enter Amount, and exceeds it', async () => {
      const box = within(await dialog());
      await expect(box.getAllByRole('definition')[0]).toHaveTextContent('Rs. 0');
      await userEvent.type(box.getByRole('textbox', { name: 'Enter Amount' }), '1');
      await userEvent.click(box.getByRole('button', { name: 'Create' }));
      await expect(box.getByText('Max amount cannot be exceeded')).toBeVisible();
      await expect(args.onExceeded).toHaveBeenCalledOnce();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
  },
};

export const EmptyField: Story = {
  parameters: { covers: ['CO-039.e', 'CO-041.a'] },
  play: async ({ args, step, userEvent }) => {
    await step('an empty field sends nothing', async () => {
      const box = within(await dialog());
      await userEvent.click(box.getByRole('button', { name: 'Create' }));
      await expect(box.getByText('Enter an amount of at least Rs. 1')).toBeVisible();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('an amount below Rs. 1 sends nothing, and is not said to be above the maximum', async () => {
      const box = within(await dialog());
      await userEvent.type(box.getByRole('textbox', { name: 'Enter Amount' }), '0.99');
      await userEvent.click(box.getByRole('button', { name: 'Create' }));
      await expect(box.getByText('Enter an amount of at least Rs. 1')).toBeVisible();
      await expect(args.onCreate).not.toHaveBeenCalled();
      await expect(args.onExceeded).not.toHaveBeenCalled();
      await userEvent.clear(box.getByRole('textbox', { name: 'Enter Amount' }));
      await expect(box.queryByText('Enter an amount of at least Rs. 1')).toBeNull();
    });
    await step('an amount is sent', async () => {
      const box = within(await dialog());
      await userEvent.type(box.getByRole('textbox', { name: 'Enter Amount' }), '500.5');
      await userEvent.click(box.getByRole('button', { name: 'Create' }));
      await expect(args.onCreate).toHaveBeenCalledWith(rupees(500.5));
    });
  },
};

export const Reading: Story = {
  args: { max: null },
  parameters: { covers: ['CO-039.b'] },
  play: async ({ step, userEvent }) => {
    await step('the dialog has Enter Amount and Create while the maximum is read, too', async () => {
      const box = within(await dialog());
      await userEvent.type(box.getByRole('textbox', { name: 'Enter Amount' }), '1');
      await expect(box.getByRole('textbox', { name: 'Enter Amount' })).toHaveValue('1');
      await expect(box.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
        'Max Amount is being read',
      );
    });
  },
};

export const Sending: Story = {
  args: { create: { state: 'running' } },
  parameters: { states: ['loading'], covers: ['CO-039.a'] },
  play: async ({ step }) => {
    await step("the dialog is titled 'Create new PaymentLink' while it creates one, too", async () => {
      await expect(within(await dialog()).getByRole('textbox', { name: 'Enter Amount' })).toBeDisabled();
    });
  },
};

export const Refused: Story = {
  args: { create: { state: 'failed', message: 'The loan is closed' } },
  parameters: { states: ['error'], covers: ['CO-044.a'] },
  play: async ({ step }) => {
    await step('A failed payment link creation shows ‘Unable to create payment link’, and why', async () => {
      const alert = within(within(await dialog()).getByRole('alert'));
      await expect(alert.getByText('Unable to create payment link')).toBeVisible();
      await expect(alert.getByText('The loan is closed')).toBeVisible();
    });
  },
};

const huge = rupees(99_99_99_999.99);
export const LongestRealisticData: Story = {
  args: {
    max: { amount: huge, lines: maxAmountOf(outstanding, { held: huge, openLinks: huge }).lines },
    create: {
      state: 'failed',
      message: 'The provider could not be asked, because its account is '.repeat(4),
    },
  },
  parameters: { states: ['longest'] },
  play: async () => {
    await expect(within(await dialog()).getByText('Rs. 99,99,99,999.99')).toBeVisible();
  },
};
