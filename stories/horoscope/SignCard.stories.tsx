import { SignCard } from '@lending-desk/ui/horoscope/SignCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { weeks } from '../fixtures/horoscope';
import { inBox } from '../inBox';

const meta = {
  title: 'VAS and horoscope/Parts/Sign card',
  component: SignCard,
  args: { sign: 'gemini', number: 3, predictions: weeks.begun.gemini, onPrediction: fn() },
  decorators: [inBox({ width: 300 })],
} satisfies Meta<typeof SignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ATextForEachCategory: Story = {
  parameters: { covers: ['HO-003.c', 'HO-003.d', 'HO-005.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const card = canvas.getByRole('region', { name: 'Gemini' });
    await expect(card).toHaveTextContent(/^3Gemini1 of 3/);
    await expect(card).not.toHaveAttribute('data-complete');
    await step('The categories are Love and Relationship, Career and Money, Health', async () => {
      for (const [name, text] of [
        ['Love and Relationship', 'Say the kind thing now, not later.'],
        ['Career and Money', ''],
        ['Health', ''],
      ] as const)
        await expect(canvas.getByRole('textbox', { name })).toHaveValue(text);
    });
    await step("A sign's card has a text field per category", async () => {
      const fields = canvas.getAllByRole('textbox');
      await expect(fields).toHaveLength(3);
      for (const field of fields) await expect(field).toHaveAttribute('placeholder', 'Write a prediction');
      for (const [at, name] of ['Love and Relationship', 'Career and Money', 'Health'].entries())
        await expect(fields[at]).toHaveAccessibleName(name);
    });
    await step('What is typed is of this sign and category alone', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Career and Money' }), 'A');
      await expect(args.onPrediction).toHaveBeenCalledOnce();
      await expect(args.onPrediction).toHaveBeenCalledWith('gemini', 'Career and Money', 'A');
    });
  },
};

export const Complete: Story = {
  args: { sign: 'aries', number: 1, predictions: weeks.begun.aries },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Aries' });
    await expect(card).toHaveTextContent(/^Aries3 of 3/);
    await expect(card).toHaveAttribute('data-complete', 'true');
  },
};

export const TooLong: Story = {
  args: {
    predictions: {
      'Love and Relationship': 'x'.repeat(1000),
      'Career and Money': '  ',
      Health: 'x'.repeat(1001),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Love and Relationship' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Health' })).toHaveAccessibleDescription(
      'At most 1000 characters',
    );
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Health' }), 'A');
    await expect(args.onPrediction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Health' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Health' })).not.toHaveAttribute('placeholder');
  },
};
