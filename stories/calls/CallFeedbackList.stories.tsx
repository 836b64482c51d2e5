import { CallFeedbackList } from '@lending-desk/ui/calls/CallFeedbackList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ratedCalls } from '../fixtures/ratedCalls';
import { factsOf } from '../panels';

const meta = {
  title: 'Every desk/Dialogs/Call feedback list',
  component: CallFeedbackList,
  args: {
    open: true,
    about: 'Call of 20 Nov 2026, 04:12 pm',
    ratings: ratedCalls.ratings,
    mayRate: true,
    onRate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CallFeedbackList>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Call Feedback' }));

export const WhatReviewersSaid: Story = {
  parameters: { states: ['ready'], covers: ['SH-078.a', 'SH-078.b', 'SH-078.c', 'SH-079.a'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('each rating, newest first, with its author, time, five answers and message', async () => {
      const items = inside.getAllByRole('listitem');
      await expect(items.map(item => item.getAttribute('aria-label'))).toEqual([
        'Ravi Thakurdesai',
        'Devika Nair',
        'Asha Pendse',
      ]);
      const newest = within(inside.getByRole('listitem', { name: 'Ravi Thakurdesai' }));
      await expect(newest.getByText('3.7 of 5')).toBeVisible();
      await expect(newest.getByText('21 Nov 2026, 03:00 pm')).toBeVisible();
      await expect(items.map(factsOf)).toEqual([
        [
          'Greeting: With high energy',
          'Introduction and consent: Introduced and took consent',
          'Call reason: Explained politely and clearly',
          'Connect back: All',
          'Ending: With a greeting only',
        ],
        [
          'Greeting: Polite, soft and with high energy',
          'Introduction and consent: Introduced and took consent',
          'Call reason: Explained politely and clearly',
          'Connect back: All',
          'Ending: Greeted politely, softly and with high energy',
        ],
        [
          'Greeting: Polite, soft and with high energy',
          'Introduction and consent: Introduced and took consent',
          'Call reason: Explained without clarity',
          'Connect back: One',
          'Ending: Greeted politely, softly and with high energy',
        ],
      ]);
      await expect(newest.getByText('Clear, but in a hurry.')).toBeVisible();
      await expect(items.map(({ textContent }) => /[\d.]+ of 5/.exec(textContent)?.[0])).toEqual([
        '3.7 of 5',
        '5.0 of 5',
        '4.0 of 5',
      ]);
    });
    await step('600 px wide', async () => {
      await expect(screen.getByRole('dialog').offsetWidth).toBe(600);
    });
    await step('their average, and no N.R.', async () => {
      await expect(inside.getByText('Average 4.2')).toBeVisible();
      await expect(inside.queryByText(/N\.R\./)).toBeNull();
    });
    await userEvent.click(inside.getByRole('button', { name: 'Add Call Feedback' }));
    await expect(args.onRate).toHaveBeenCalledOnce();
  },
};

export const NotRatedYet: Story = {
  args: { ratings: [] },
  parameters: { states: ['empty'], covers: ['SH-080.a'] },
  play: async ({ step }) => {
    const inside = await dialog();
    await step("The average call rating shows 'N.R.' when there are no ratings", async () => {
      await expect(inside.getByText('Average N.R.')).toBeVisible();
    });
    await expect(inside.getByText('Nobody has rated this call yet.')).toBeVisible();
  },
};

export const NotRatedYetAtCollections: Story = {
  args: { title: 'Call Feedbacks', ratings: [], mayRate: false },
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['CO-083.c', 'CO-083.d'] },
  play: async ({ step }) => {
    const found = await screen.findByRole('dialog', { name: 'Call Feedbacks' });
    await step('of a call that nobody rated the dialog is 900 px wide too', async () => {
      await expect(within(found).getByText('Nobody has rated this call yet.')).toBeVisible();
      await expect(found.offsetWidth).toBe(900);
    });
    await step('it has no Add button for those who may not add', async () => {
      const buttons = within(found).getAllByRole('button');
      await expect(buttons.map(button => button.textContent || button.ariaLabel)).toEqual(['Close']);
    });
  },
};

export const BySomebodyUnknownAtCollections: Story = {
  args: {
    title: 'Call Feedbacks',
    ratings: ratedCalls.ratings.slice(0, 1).map(rating => ({
      ...rating,
      username: '',
      rating: null,
      createdOn: '',
      feedback: '',
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, step, userEvent }) => {
    const found = await screen.findByRole('dialog', { name: 'Call Feedbacks' });
    await step('what is missing is said, or left out', async () => {
      await expect(within(found).getByRole('listitem', { name: 'Unknown author' })).toHaveTextContent(
        /^Unknown authorNot ratedGreeting.*With a greeting only$/,
      );
    });
    await step('at collections it is 900 px wide, and its button is Add', async () => {
      await expect(found.offsetWidth).toBe(900);
      await userEvent.click(within(found).getByRole('button', { name: 'Add' }));
      await expect(args.onRate).toHaveBeenCalledOnce();
    });
  },
};

export const ReadOnly: Story = {
  args: { mayRate: false },
  parameters: { covers: ['CS-080.b'] },
  play: async ({ step }) => {
    await step('Adding call feedback is offered only when a permission flag is set', async () => {
      const inside = await dialog();
      await expect(inside.getByText('3.7 of 5')).toBeVisible();
      await expect(inside.queryByRole('button', { name: 'Add Call Feedback' })).toBeNull();
    });
  },
};

export const LongestRealisticData: Story = {
  args: { ratings: ratedCalls.longestRatings },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    await expect((await dialog()).getAllByRole('listitem')).toHaveLength(8);
  },
};
