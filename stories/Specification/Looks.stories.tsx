import { vars } from '@lending-desk/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { looksOf, textsUnder } from '../looksOf';

const { surface, text } = vars.colour;

function On({ background, children }: { background: string; children: ReactNode }) {
  return <div style={{ background, padding: 8 }}>{children}</div>;
}

const meta = { title: 'This book/Looks', component: On } satisfies Meta<typeof On>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours of a page whose texts all look like some that passed are not checked again: what counts as another look. */
export const WhatIsCheckedAgain: Story = {
  args: { background: surface.base, children: 'Rs. 96,148' },
  render: ({ background, children }) => (
    <>
      <On background={background}>{children}</On>
      <On background={background}>another text that looks the same</On>
      <On background={surface.sunken}>
        <p>on another surface</p>
        <p style={{ color: text.secondary }}>in another colour</p>
        <p style={{ fontSize: 20 }}>larger</p>
        <p style={{ fontSize: 20, fontWeight: 700 }}>larger and heavier</p>
        <p aria-disabled>which nobody can use</p>
        <div style={{ position: 'relative' }}>
          <div style={{ position: 'absolute', inset: 0, background: surface.active }} />
          <p style={{ position: 'relative' }}>over what is laid between</p>
        </div>
      </On>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('the same look is counted once, each other one too', async () => {
      await expect(looksOf(textsUnder(canvasElement)).size).toBe(7);
    });
  },
};
