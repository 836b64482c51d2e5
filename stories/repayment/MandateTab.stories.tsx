import type { MaskedField } from '@lending-desk/domain/loan';
import { MandateTab } from '@lending-desk/ui/repayment/MandateTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { repayment } from '../fixtures/repayment';
import { inColumn } from '../inBox';
import { type Area, panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Cashfree Details',
  component: MandateTab,
  args: {
    mandate: repayment.mandate,
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => null),
  },
  decorators: [inColumn],
} satisfies Meta<typeof MandateTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of the table, its header first. */
const lines = (canvas: Area) =>
  within(canvas.getByRole('table', { name: 'Subscription' }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

export const Active: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CS-085.a', 'CS-086.a', 'CS-087.b', 'CS-088.b', 'CS-135.a', 'CS-135.b'],
  },
  play: async ({ canvas, step }) => {
    await step('the tab shows the mandate: its status and its subscription', async () => {
      const own = panel(canvas, 'Cashfree Details');
      await expect(valueOf(own, 'Mandate status')).toBe('Active');
      await expect(valueOf(own, 'Status updated on')).toBe('13 Nov 2026, 12:10 pm');
      await expect(valueOf(own, 'Incorrect subscriptions')).toBe('0');
      await expect(lines(canvas)).toEqual([
        ['Detail', 'Subscription'],
        ['Bank account holder', 'KAVYA RAGHUNATHAN'],
        ['Bank account number', '999151436630'],
        ['Customer name', 'Kavya Raghunathan'],
        ['Customer email', 'kavya.r@mail.example'],
        ['Customer phone', '9000010214'],
        ['Mode', 'e-NACH'],
        ['Status', 'Active'],
        ['Added on', '13 Nov 2026, 12:01 pm'],
        ['Scheduled on', '5 Dec 2026'],
      ]);
    });
    await step('it has neither the auth link nor the error column, although both were sent', async () => {
      await expect(canvas.queryByText('Auth link')).toBeNull();
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.queryByText('SHALINI DESHPANDE')).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: 'Subscription error' })).toBeNull();
    });
  },
};

export const Initialized: Story = {
  args: { mandate: repayment.mandateIn('INITIALIZED') },
  parameters: { covers: ['CS-086.a', 'CS-087.a', 'CS-088.b'] },
  play: async ({ canvas, step }) => {
    await step('with Cashfree status INITIALIZED the auth link is shown', async () => {
      const own = panel(canvas, 'Cashfree Details');
      await expect(valueOf(own, 'Mandate status')).toBe('Initialized');
      const link = own.getByRole('link', { name: /^https:\/\/mandate\.example\/kBHR1EZ8/ });
      await expect(link).toHaveAttribute('href', 'https://mandate.example/kBHR1EZ8');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(own.getByRole('button', { name: 'Copy auth link' })).toBeVisible();
    });
    await step('but no subscription error column', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Subscription error' })).toBeNull();
    });
  },
};

export const AStatusNobodyDocuments: Story = {
  args: { mandate: repayment.mandateIn('RBI_BLOCKED') },
  play: async ({ canvas }) => {
    const own = panel(canvas, 'Cashfree Details');
    await expect(valueOf(own, 'Mandate status')).toBe('RBI_BLOCKED (unknown status)');
  },
};

export const ViewersRevealTheAuthLink: Story = {
  args: {
    mandate: repayment.mandateForViewers,
    masked: true,
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => 'https://mandate.example/kBHR1EZ8'),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the link is masked, and neither opens nor can be copied', async () => {
      await expect(canvas.getByText('https://mandate.example/•••••')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();
    });
    await step('the eye asks for it once and shows it as a link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show auth link' }));
      const link = await canvas.findByRole('link', { name: /kBHR1EZ8/ });
      await expect(link).toHaveAttribute('href', 'https://mandate.example/kBHR1EZ8');
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
      await expect(args.onReveal).toHaveBeenCalledWith('authLink');
    });
  },
};

export const WrongAccount: Story = {
  args: { mandate: repayment.wrongAccount },
  parameters: { covers: ['CS-086.a', 'CS-087.b', 'CS-088.a', 'CS-135.a', 'CS-135.c'] },
  play: async ({ canvas, step }) => {
    await step('with Cashfree status WRONG_ACCOUNT a subscription error column is shown', async () => {
      const own = panel(canvas, 'Cashfree Details');
      await expect(valueOf(own, 'Mandate status')).toBe('Wrong account');
      await expect(valueOf(own, 'Incorrect subscriptions')).toBe('1');
      const [head, holder, account, name, email] = lines(canvas);
      await expect(head).toEqual(['Detail', 'Subscription', 'Subscription error']);
      await expect(holder).toEqual(['Bank account holder', 'KAVYA RAGHUNATHAN', 'SHALINI DESHPANDE']);
      await expect(account).toEqual(['Bank account number', '999151436630', '999100000017']);
      await expect(name).toEqual(['Customer name', 'Kavya Raghunathan', 'Kavya Raghunathan']);
      await expect(email).toEqual(['Customer email', '–', 'kavya.r@mail.example']);
      const isMarked = (text: string) =>
        canvas.getAllByText(text).map(one => Number(getComputedStyle(one).fontWeight) >= 500);
      await expect(isMarked('SHALINI DESHPANDE')).toEqual([true]);
      await expect(isMarked('Kavya Raghunathan')).toEqual([false, false]);
      await expect(isMarked('kavya.r@mail.example')).toEqual([false]);
      const colourOf = (text: string) => getComputedStyle(canvas.getByText(text)).color;
      const asUsual = colourOf('999151436630');
      await expect(colourOf('999100000017')).not.toBe(asUsual);
      await expect(colourOf('kavya.r@mail.example')).toBe(asUsual);
    });
    await expect(canvas.getByText('The mandate was authorised for a wrong account')).toBeVisible();
    await step('but no auth link', async () => {
      await expect(canvas.queryByText('Auth link')).toBeNull();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

export const AnotherLinkWasIssued: Story = {
  args: { mandate: repayment.reissued },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Cashfree Details'), 'Mandate status')).toBe('Wrong account');
    await expect(canvas.getByRole('link', { name: /^https:\/\/mandate\.example/ })).toBeVisible();
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: { mandate: repayment.maskedMandate },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••• •••• 0017')).toBeVisible();
    await expect(canvas.queryByText('999100000017')).toBeNull();
    await expect(canvas.queryByText('9000010214')).toBeNull();
  },
};

export const NotBegun: Story = {
  args: { mandate: repayment.notBegun },
  parameters: { states: ['empty'], covers: ['CS-085.a', 'CS-087.b'] },
  play: async ({ canvas, step }) => {
    await step('without a mandate it says so, and shows no auth link', async () => {
      await expect(canvas.getByText('The customer has not begun to authorise a mandate.')).toBeVisible();
      await expect(valueOf(panel(canvas, 'Cashfree Details'), 'Mandate status')).toBe('–');
      await expect(canvas.queryByText('Auth link')).toBeNull();
    });
  },
};

export const MandateBroken: Story = {
  args: { mandate: repayment.mandateBroken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('status: Invalid type')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: { mandate: repayment.longestMandate },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /end/ })).toBeVisible();
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
