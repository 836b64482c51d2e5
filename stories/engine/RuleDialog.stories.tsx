import { RulesTab } from '@lending-desk/ui/engine/RulesTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bank, rules } from '../fixtures/engine';
import { inColumn } from '../inBox';
import { valueOf } from '../panels';

const meta = {
  title: 'Credit/Dialogs/Rule explained',
  component: RulesTab,
  decorators: [inColumn],
  args: { rules: rules.usual, bank: bank.usual, onTryAgain: fn() },
} satisfies Meta<typeof RulesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const ARowOpensWhyItFired: Story = {
  parameters: { states: ['ready'], covers: ['CR-049.a', 'CR-050.b', 'CR-050.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Rows of the rules tab are clickable', async () => {
      await userEvent.click(canvas.getByText('Enquiries in 30 days'));
      const dialog = await dialogOf('Enquiries in 30 days');
      await expect(
        dialog.getByText(
          'Few other lenders asked the bureau about the applicant in the 30 days before the report.',
        ),
      ).toBeVisible();
      await expect(valueOf(dialog, 'Data value')).toBe('9');
      await expect(valueOf(dialog, 'Source')).toBe('Enquiries of the bureau report');
      await expect(
        dialog.getByRole('row', { name: 'Reject above 8 9 is above the limit of 8: out' }),
      ).toBeVisible();
      await expect(
        dialog.getByRole('row', { name: 'Flag above 4 9 is above the limit of 4: out' }),
      ).toBeVisible();
    });
    await step('FLAG is orange, REJECT is red, at the limits too', async () => {
      const dialog = await dialogOf('Enquiries in 30 days');
      const tones = ['9 is above the limit of 8: out', '9 is above the limit of 4: out'].map(
        words => dialog.getByText(words).parentElement?.dataset['tone'],
      );
      await expect(tones).toEqual(['reject', 'flag']);
      await expect(dialog.queryByText('The result and the limits on record disagree')).toBeNull();
    });
  },
};

export const ExactlyTheLimitAndIn: Story = {
  args: { rules: rules.atTheLimit },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Age'));
    const dialog = await dialogOf('Age');
    await expect(
      dialog.getByRole('row', { name: 'Flag above 52 years 52 is exactly the limit: in' }),
    ).toBeVisible();
  },
};

export const ExactlyTheLimitAndOut: Story = {
  args: { rules: rules.atTheLimit },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bounces in 3 months'));
    const dialog = await dialogOf('Bounces in 3 months');
    await expect(
      dialog.getByRole('row', { name: 'Reject 5 or more 5 is exactly the limit: out' }),
    ).toBeVisible();
  },
};

export const TheEngineDisagreesWithTheLimits: Story = {
  args: { rules: rules.disagreeing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Age'));
    const dialog = await dialogOf('Age');
    await expect(valueOf(dialog, 'Engine result')).toBe('Flag');
    await expect(
      dialog.getByText(
        'The engine says Flag; by the limits on record this value comes to Approve. The engine’s result stands.',
      ),
    ).toBeVisible();
  },
};

export const AnUnknownRule: Story = {
  args: { rules: rules.unknown },
  parameters: { states: ['empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('{"band":"C","seenOn":3}')).toBeVisible();
    await userEvent.click(canvas.getByText('DEVICE_RISK'));
    const dialog = await dialogOf('DEVICE_RISK');
    await expect(dialog.getByText('No description on record')).toBeVisible();
    await expect(dialog.getByText('MANUAL_CHECK').parentElement).toHaveAttribute('data-tone', 'neutral');
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

export const OneRuleUnreadable: Story = {
  args: { rules: rules.oneBroken },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(7);
    await userEvent.click(canvas.getByText('Could not be read'));
    const dialog = await dialogOf('FOIR');
    await expect(dialog.getByText('This result could not be read')).toBeVisible();
    await expect(dialog.getByText('is not an object')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { rules: rules.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    const name = 'EMPLOYER_AND_RESIDENCE_STABILITY_OVER_THE_LAST_TWENTY_FOUR_MONTHS';
    await userEvent.click(canvas.getByText(/^Three employers and four addresses/));
    const dialog = await dialogOf(name);
    // Truncated in the table, shown in full here.
    await expect(
      dialog.getByText('Three employers and four addresses between November 2024 and November 2026'),
    ).toBeVisible();
    const body = screen.getByRole('dialog').querySelector('[data-dialog-body]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};
