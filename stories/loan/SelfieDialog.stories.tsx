import { ProfileTab } from '@lending-desk/ui/loan/ProfileTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { loans, sections, today } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { inColumn } from '../inBox';
import type { Area } from '../panels';

const meta = {
  title: 'Credit/Dialogs/Selfie',
  component: ProfileTab,
  decorators: [inColumn],
  args: {
    core: loans.pending,
    personal: sections.withSelfie,
    professional: sections.professional,
    financial: sections.financial,
    today,
    onReveal: fn(async (): Promise<string | null> => null),
  },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog with the button below the selfie. */
async function opened(canvas: Area, userEvent: Pick<UserEventObject, 'click'>) {
  await userEvent.click(canvas.getByRole('button', { name: /Enlarge$/ }));
  return screen.findByRole('dialog', { name: /^Selfie of / });
}

export const Larger: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('img', { name: 'Selfie of Kavya Raghunathan' });
    const dialog = await opened(canvas, userEvent);
    const large = within(dialog).getByRole('img', { name: 'Selfie of Kavya Raghunathan, larger' });
    await expect(large.getBoundingClientRect().width).toBeGreaterThan(small.getBoundingClientRect().width);
  },
};

export const EscReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Enlarge$/ })).toHaveFocus());
  },
};

export const LongestRealisticData: Story = {
  args: { personal: sections.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(within(dialog).getByRole('heading')).toHaveTextContent(`Selfie of ${longestName}`);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
