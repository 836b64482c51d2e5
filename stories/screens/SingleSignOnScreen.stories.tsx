import { SingleSignOnScreen } from '@lending-desk/ui/screens/SingleSignOnScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Every desk/Screens/Single sign-on',
  component: SingleSignOnScreen,
  args: { end: { state: 'running' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SingleSignOnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing in');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AFirstArrivalIsASignUp: Story = {
  args: { end: { state: 'waits' } },
  parameters: { covers: ['XR-003.c'] },
  play: async ({ canvas, step }) => {
    await step('the account waits for approval', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Sign up successful. Please wait for account approval from admin',
      );
      await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    });
  },
};

export const Refused: Story = {
  parameters: { states: ['error'] },
  args: { end: { state: 'refused', message: 'Your account is awaiting approval' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is awaiting approval');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const NotReached: Story = {
  args: {
    end: {
      state: 'refused',
      message: 'Single sign-on could not be reached. Please try again, or use your password',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('or use your password');
  },
};

export const LongestRealisticData: Story = {
  parameters: { states: ['longest'] },
  args: {
    end: {
      state: 'refused',
      message: 'Lakshmi Narasimha Housing and Consumer has no verified e-mail address of yours',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(
      canvas.getByRole('alert').clientWidth,
    );
  },
};
