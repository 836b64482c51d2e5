import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { controlHeight, radius, space } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { expectCopies } from './expectCopies';
import { Token } from './Token';

type Props = {
  /** Where they are in `vars`: `space`. */
  of: string;
  tokens: Readonly<Record<string, string>>;
  /** What each is in pixels. @default not shown: a shadow */
  pixels?: Readonly<Record<string, string>>;
  /** Renders one token. */
  draw: (value: string) => CSSProperties;
};

function Tokens({ of, tokens, pixels, draw }: Props) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {Object.entries(tokens).map(([name, value]) => (
        <Stack as="li" key={name} gap="1" align="start">
          <span data-token={name} style={draw(value)} />
          <Token name={name} code={`vars.${of}${/^\d/.test(name) ? `['${name}']` : `.${name}`}`} />
          {pixels ? (
            <Text size="micro" tone="tertiary" mono>
              {pixels[name]}
            </Text>
          ) : null}
        </Stack>
      ))}
    </ul>
  );
}

/** Steps of space, corners, elevation and heights of controls, by their names in `vars`. In the dark theme a
 *  ring instead of a shadow raises a surface. */
const meta = {
  title: 'Foundations/Spacing',
  component: Tokens,
  args: {
    of: 'space',
    tokens: vars.space,
    pixels: space,
    draw: (width): CSSProperties => ({ width, height: 16, backgroundColor: vars.colour.accent.solid }),
  },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

function drawn(root: HTMLElement, token: string): CSSStyleDeclaration {
  const piece = root.querySelector(`[data-token="${token}"]`);
  if (!piece) throw new Error(`No token ${token} is drawn`);
  return getComputedStyle(piece);
}

const tile = {
  width: 72,
  height: 48,
  backgroundColor: vars.colour.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.colour.border.strong}`,
};

export const Space: Story = {
  play: async ({ canvas, canvasElement }) => {
    const widths = ['1', '2', '3', '4', '6', '16'].map(step => drawn(canvasElement, step).width);
    await expect(widths).toEqual(['4px', '8px', '12px', '16px', '24px', '64px']);
    await expect(canvas.getByText('64px')).toBeVisible();
    await expectCopies(canvasElement, '16', "vars.space['16']");
  },
};

export const Radius: Story = {
  args: {
    of: 'radius',
    tokens: vars.radius,
    pixels: radius,
    draw: borderRadius => ({ ...tile, borderRadius }),
  },
  play: async ({ canvasElement }) => {
    const corners = ['xs', 'sm', 'md', 'lg', 'xl'].map(step => drawn(canvasElement, step).borderRadius);
    await expect(corners).toEqual(['3px', '5px', '7px', '10px', '14px']);
    await expectCopies(canvasElement, 'md', 'vars.radius.md');
  },
};

export const Elevation: Story = {
  args: {
    of: 'colour.elevation',
    pixels: {},
    tokens: {
      e1: vars.colour.elevation.e1,
      e2: vars.colour.elevation.e2,
      e3: vars.colour.elevation.e3,
      e4: vars.colour.elevation.e4,
    },
    draw: boxShadow => ({ ...tile, borderRadius: vars.radius.lg, boxShadow }),
  },
  play: async ({ canvasElement }) => {
    const shadows = ['e1', 'e2', 'e3', 'e4'].map(step => drawn(canvasElement, step).boxShadow);
    await expect(new Set(shadows).size).toBe(4);
  },
};

export const ElevationInDark: Story = {
  args: Elevation.args ?? {},
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    // In the dark theme a ring instead of a shadow raises a surface.
    await expect(drawn(canvasElement, 'e3').boxShadow).toContain('0px 0px 0px 1px');
  },
};

export const ControlHeights: Story = {
  args: {
    of: 'control',
    tokens: vars.control,
    pixels: controlHeight,
    draw: height => ({ ...tile, height, borderRadius: vars.radius.md }),
  },
  play: async ({ canvasElement }) => {
    const heights = ['xs', 'sm', 'md', 'lg'].map(step => drawn(canvasElement, step).height);
    await expect(heights).toEqual(['24px', '28px', '32px', '40px']);
  },
};
