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

const marks = (canvas: { readonly canvasElement: HTMLElement }) =>
  [...canvas.canvasElement.querySelectorAll('[data-tone]')].map(mark => mark.textContent);

export const EachInWordsWithItsPoints: Story = {
  parameters: { covers: ['XR-008.b'] },
  play: async ({ canvasElement, step }) => {
    await step('each factor with its points', async () => {
      await expect(marks({ canvasElement })).toEqual([
        'Due today +40',
        '31-60 in 1 d +25',
        'At risk +11',
        'Quiet 2 d +2',
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
        { factor: 'roll', to: '90+', days: 7, points: 10 },
        { factor: 'quiet', days: null, points: 15 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(marks({ canvasElement })).toEqual(['Broken +35', '90+ in 7 d +10', 'Never contacted +15']);
  },
};

export const Kept: Story = {
  args: { account: { place: 'keptToday', reasons: [] } },
  play: async ({ canvasElement }) => {
    await expect(marks({ canvasElement })).toEqual(['Kept']);
  },
};

export const NoAttemptLeft: Story = {
  args: { account: { place: 'noAttempt', reasons: [{ factor: 'quiet', days: 1, points: 1 }] } },
  play: async ({ canvasElement }) => {
    await expect(marks({ canvasElement })).toEqual(['No attempt left', 'Quiet 1 d +1']);
  },
};
