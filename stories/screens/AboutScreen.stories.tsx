import { AboutScreen } from '@lending-desk/ui/screens/AboutScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from './inShell';

const meta = {
  title: 'Every desk/Screens/About',
  component: AboutScreen,
  args: { version: '0.1.0' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatTheProductIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About Lending Desk');
    await expect(canvas.getByText('0.1.0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
