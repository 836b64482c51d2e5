import { Banner } from '@lending-desk/ui/primitives/Banner';
import { ConfirmDialog } from '@lending-desk/ui/primitives/Dialog';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Close this loan?',
    body: (
      <>
        Loan{' '}
        <Text mono tone="primary">
          4610288
        </Text>{' '}
        of Prakash Bhatnagar will be closed with the amounts below.
      </>
    ),
    facts: [
      { label: 'Total overdue', value: <Text weight="medium">Rs. 22,098</Text> },
      { label: 'Closure amount', value: <Text weight="medium">Rs. 96,148</Text> },
    ],
    confirmLabel: 'Close Loan',
    busyLabel: 'Closing',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.getByRole('alertdialog', { name: 'Close this loan?' });

export const Danger: Story = {
  parameters: { states: ['ready'], covers: ['XR-113.a'] },
  play: async ({ args, userEvent, step }) => {
    await expect(within(dialog()).getByText('Rs. 96,148')).toBeVisible();
    await step('Enter right away does no harm', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the action needs its own button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close Loan' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Save changes?',
    body: 'Two values change.',
    facts: undefined,
    confirmLabel: 'Save',
  },
  parameters: { covers: ['XR-113.f'] },
  play: async ({ args, userEvent, step }) => {
    await step('the action has the focus, and Enter confirms', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const CancelledByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const ClickOutsideDoesNotAnswer: Story = {
  parameters: { covers: ['XR-113.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('a click outside is no answer', async () => {
      const scrim = dialog().parentElement;
      if (scrim) await userEvent.click(scrim);
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};

export const Busy: Story = {
  args: { busy: true },
  parameters: { states: ['loading'], covers: ['XR-113.c'] },
  play: async ({ args, userEvent, step }) => {
    await step('while it runs it is neither confirmed again nor left', async () => {
      const action = screen.getByRole('button', { name: 'Closing' });
      await expect(action).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(action);
      const cancel = screen.getByRole('button', { name: 'Cancel' });
      await expect(cancel).toHaveAccessibleDescription('It is under way');
      await userEvent.click(cancel);
      await userEvent.keyboard('{Escape}');
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};

export const RefusedByTheServer: Story = {
  args: { footerNote: <Banner tone="reject" title="Only the assignee may close this loan" live /> },
  parameters: { states: ['error'] },
  play: async ({ args, userEvent }) => {
    await expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      'Only the assignee may close this loan',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongestRealisticData: Story = {
  args: {
    body: 'Loan 4610288 of Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi will be closed with the amounts below. The customer is told by SMS and e-mail, and the account at Thiruvananthapuram District Co-operative Central Bank Limited is released.',
    facts: [
      { label: 'Total overdue', value: 'Rs. 99,99,99,999.99' },
      { label: 'Reference', value: 'NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED' },
    ],
    confirmLabel: 'Close Loan and release the mandate',
  },
  parameters: { states: ['longest'] },
  play: async () => {
    await expect(within(dialog()).getByText('Rs. 99,99,99,999.99')).toBeVisible();
    const body = dialog().querySelector('[data-dialog-body]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
    await expect(dialog().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
