import type { MaskedField } from '@lending-desk/domain/loan';
import { MandateDrawer } from '@lending-desk/ui/repayment/MandateDrawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { repayment } from '../fixtures/repayment';

const meta = {
  title: 'Collections/Parts/Mandate in the header',
  component: MandateDrawer,
  args: {
    mandate: repayment.mandate,
    open: false,
    onOpen: fn(),
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => null),
  },
  render: function Held(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <MandateDrawer
        {...args}
        open={open}
        onOpen={next => {
          args.onOpen(next);
          setOpen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MandateDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePressAway: Story = {
  parameters: { covers: ['M48.f'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the header of a collections loan shows the status of the mandate', async () => {
      await expect(canvas.getByText('Mandate: Active')).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('the rest is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mandate' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Mandate' }));
      await expect(drawer.getByText('KAVYA RAGHUNATHAN')).toBeVisible();
      await expect(args.onOpen).toHaveBeenCalledWith(true);
    });
    await step('Esc closes it, and the focus goes back to where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Mandate' })).toHaveFocus();
    });
  },
};

export const WrongAccount: Story = {
  args: { mandate: repayment.wrongAccount, open: true },
  parameters: { covers: ['M48.f'] },
  play: async ({ step }) => {
    await step('the status of the mandate is a wrong account; the error is one press away', async () => {
      const drawer = within(await screen.findByRole('dialog', { name: 'Mandate' }));
      await expect(drawer.getByText('Wrong account')).toBeVisible();
      await expect(drawer.getByText('SHALINI DESHPANDE')).toBeVisible();
      await expect(screen.getByText('Mandate: Wrong account')).toBeInTheDocument();
    });
  },
};

export const NoMandate: Story = {
  args: { mandate: repayment.notBegun },
  parameters: { covers: ['M48.f'] },
  play: async ({ canvas, step }) => {
    await step('the header says that there is no mandate, and offers nothing', async () => {
      await expect(canvas.getByText('No mandate')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

const words = [
  ['BANK_APPROVAL_PENDING', 'Bank approval pending'],
  ['ON_HOLD', 'On hold'],
  ['COMPLETED', 'Completed'],
  ['CUSTOMER_PAUSED', 'Customer paused'],
  ['CUSTOMER_CANCELLED', 'Customer cancelled'],
  ['CANCELLED', 'Cancelled'],
  ['EXPIRED', 'Expired'],
  ['LINK_EXPIRED', 'Link expired'],
  ['CARD_EXPIRED', 'Card expired'],
  ['RBI_BLOCKED', 'RBI_BLOCKED (unknown status)'],
] as const;

export const EveryOtherStatus: Story = {
  render: args => (
    <>
      {words.map(([status]) => (
        <p key={status}>
          <MandateDrawer {...args} mandate={repayment.mandateIn(status)} />
        </p>
      ))}
    </>
  ),
  parameters: { covers: ['M48.f'] },
  play: async ({ canvas, step }) => {
    await step(
      'the header shows every status of the mandate in words, one nobody documents as it came',
      async () => {
        for (const [, shown] of words) await expect(canvas.getByText(`Mandate: ${shown}`)).toBeVisible();
      },
    );
  },
};

export const GoneByAReturn: Story = {
  args: { mandate: repayment.goneMandate, open: true },
  parameters: { covers: ['M48.f'] },
  play: async ({ step }) => {
    await step(
      'a return that says so outweighs the status of the provider, and is one press away',
      async () => {
        await expect(screen.getByText('Mandate gone')).toBeInTheDocument();
        await expect(screen.queryByText('Mandate: Active')).toBeNull();
        const drawer = within(await screen.findByRole('dialog', { name: 'Mandate' }));
        await expect(
          drawer.getByText(
            'A debit came back on 20 Nov 2026 with 61 Mandate cancelled. A new mandate is needed.',
          ),
        ).toBeVisible();
      },
    );
  },
};

export const Unreadable: Story = {
  args: { mandate: repayment.mandateBroken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mandate cannot be read')).toBeVisible();
  },
};
