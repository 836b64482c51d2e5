import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Tokens = { readonly [name: string]: string | Tokens };

function flat(tokens: Tokens, path = ''): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : flat(value, name);
  });
}

function Swatches({ tokens }: { tokens: Tokens }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 12 }}>
      {flat(tokens).map(([name, value]) => (
        <Stack as="li" key={name} direction="row" gap="2">
          <span
            data-token={name}
            style={{
              flex: 'none',
              width: 32,
              height: 32,
              borderRadius: vars.radius.md,
              backgroundColor: value,
              boxShadow: `inset 0 0 0 1px ${vars.colour.border.default}`,
            }}
          />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colours',
  component: Swatches,
  args: { tokens: vars.colour.status },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

function fillOf(root: HTMLElement, token: string): string {
  const swatch = root.querySelector(`[data-token="${token}"]`);
  return swatch ? getComputedStyle(swatch).backgroundColor : '';
}

export const Status: Story = {
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'approve.solid')).toBe('rgb(22, 118, 69)');
    await expect(fillOf(canvasElement, 'reject.solid')).toBe('rgb(195, 33, 46)');
  },
};

export const StatusInDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'approve.solid')).toBe('rgb(67, 180, 116)');
  },
};

export const Surfaces: Story = {
  args: { tokens: { surface: vars.colour.surface, border: vars.colour.border } },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'surface.canvas')).toBe('rgb(246, 247, 249)');
  },
};

export const SurfacesInDark: Story = {
  args: Surfaces.args ?? {},
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'surface.canvas')).toBe('rgb(13, 16, 20)');
  },
};

export const TextAndAccent: Story = {
  args: { tokens: { text: vars.colour.text, accent: vars.colour.accent, focus: vars.colour.focus } },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'accent.solid')).toBe('rgb(46, 91, 213)');
  },
};

export const DaysPastDue: Story = {
  args: { tokens: vars.colour.dpd },
  play: async ({ canvasElement }) => {
    const fills = ['d0', 'd1_15', 'd15_31', 'd31_60', 'd60_90', 'd90p', 'unknown'].map(bucket =>
      fillOf(canvasElement, `${bucket}.fill`),
    );
    await expect(new Set(fills).size).toBe(7);
  },
};

export const Charts: Story = {
  args: { tokens: { chart: vars.colour.chart, mark: vars.colour.mark } },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'chart.c1')).toBe('rgb(42, 93, 191)');
  },
};

export const ChartsInDark: Story = {
  args: Charts.args ?? {},
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'chart.c1')).toBe('rgb(87, 140, 240)');
  },
};
