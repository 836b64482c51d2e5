import { NextReasons } from '@lending-desk/ui/collections/NextReasons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/Next reasons',
  component: NextReasons,
  args: {
    account: {
      place: 'dueToday',
      reasons: [
        { factor: 'promise', is: 'dueToday', points: 40 },
        { factor: 'roll', to: '31-60', days: 1, points: 25 },
        { factor: 'risk', points: 11 },
        { factor: 'quiet', days: 2, points: 2 },
      ],
    },
  },
} satisfies Meta<typeof NextReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tone of each, whether it has an icon, and its words. */
const marks = (canvas: { readonly canvasElement: HTMLElement }) =>
  [...canvas.canvasElement.querySelectorAll<HTMLElement>('[data-tone]')].map(mark =>
    [mark.dataset['tone'], ...(mark.querySelector('svg') ? ['icon'] : []), mark.textContent].join(', '),
  );

export const EachInWordsWithItsPoints: Story = {
  parameters: { covers: ['XR-008.b'] },
  play: async ({ canvasElement, step }) => {
    await step('each factor with its points', async () => {
      await expect(marks({ canvasElement })).toEqual([
        'flag, icon, Due today +40',
        'flag, icon, 31-60 in 1 d +25',
        'neutral, At risk +11',
        'neutral, Quiet 2 d +2',
      ]);
    });
  },
};

export const BrokenAndNeverContacted: Story = {
  args: {
    account: {
      place: 'brokenYesterday',
      reasons: [
        { factor: 'promise', is: 'brokenYesterday', points: 35 },
        { factor: 'roll', to: '90+', days: 3, points: 10 },
        { factor: 'quiet', days: null, points: 15 },
      ],
    },
  },
  parameters: { covers: ['XR-008.b'] },
  play: async ({ canvasElement, step }) => {
    await step('Each factor is in words with its points, also where nobody was ever contacted', async () => {
      await expect(marks({ canvasElement })).toEqual([
        'reject, icon, Broken +35',
        'flag, icon, 90+ in 3 d +10',
        'neutral, Never contacted +15',
      ]);
    });
  },
};

export const Kept: Story = {
  args: { account: { place: 'keptToday', reasons: [] } },
  play: async ({ canvasElement }) => {
    await expect(marks({ canvasElement })).toEqual(['approve, icon, Kept']);
  },
};

export const NoAttemptLeft: Story = {
  args: {
    account: {
      place: 'noAttempt',
      reasons: [
        { factor: 'roll', to: '90+', days: 4, points: 9 },
        { factor: 'quiet', days: 1, points: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(marks({ canvasElement })).toEqual([
      'neutral, No attempt left',
      'neutral, icon, 90+ in 4 d +9',
      'neutral, Quiet 1 d +1',
    ]);
  },
};
