import { BureauHead } from '@lending-desk/ui/bureau/BureauHead';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Bureau head',
  component: BureauHead,
  argTypes: { stand: { options: ['fetched', 'initiated', 'notFetched', 'error'], control: 'inline-radio' } },
  args: {
    bureau: 'Equifax',
    stand: 'fetched',
    score: { value: 742, raw: '742' },
    facts: [{ label: 'Gender', value: 'Female' }],
    buttonLabel: 'Fetch Bureau',
    fetch: { state: 'idle' },
    disabledReason: 'Report available',
    onFetch: fn(),
  },
} satisfies Meta<typeof BureauHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fetched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetched')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '742');
    await expect(canvas.getByRole('button', { name: 'Fetch Bureau' })).toHaveAccessibleDescription(
      'Report available',
    );
    await expect(canvas.getAllByText('Report available')).toHaveLength(2);
  },
};

export const BandsOfTheScore: Story = {
  render: args => (
    <>
      {[599, 600, 699, 700].map(value => (
        <BureauHead key={value} {...args} bureau={`Equifax ${value}`} score={{ value, raw: String(value) }} />
      ))}
    </>
  ),
  parameters: { covers: ['XR-131.a'] },
  play: async ({ canvas, step }) => {
    await step('the gauge has one colour below 600, one below 700, and one from 700 on', async () => {
      const [poor, from600, below700, good] = canvas
        .getAllByRole('meter')
        .map(meter => meter.firstElementChild && getComputedStyle(meter.firstElementChild).backgroundColor);
      await expect(from600).toBe(below700);
      await expect(new Set([poor, from600, good]).size).toBe(3);
    });
  },
};

export const NotFetchedYet: Story = {
  args: { stand: 'notFetched', score: null, facts: undefined, disabledReason: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch Bureau' }));
    await expect(args.onFetch).toHaveBeenCalledOnce();
  },
};

export const FailureIsSaidUnderTheButton: Story = {
  args: {
    stand: 'notFetched',
    score: null,
    fetch: { state: 'failed', message: 'Some Error Occured' },
  },
  parameters: { covers: ['XR-131.c'] },
  play: async ({ canvas, step }) => {
    await step('what came of it stands in place of the reason under the button', async () => {
      await expect(canvas.getByText('Some Error Occured')).toBeVisible();
      // The description of the button alone.
      await expect(canvas.getAllByText('Report available')).toHaveLength(1);
    });
  },
};
