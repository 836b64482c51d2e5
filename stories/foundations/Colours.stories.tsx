import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { darkColours, lightColours } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flat } from './flat';
import { Token } from './Token';

type Group = keyof typeof lightColours;

const [light, dark] = [new Map(flat(lightColours)), new Map(flat(darkColours))];
const live = new Map(flat(vars.colour));

const chip = { flex: 'none', width: 12, height: 12, borderRadius: vars.radius.xs } as const;
const ring = `inset 0 0 0 1px ${vars.colour.border.default}`;

/** A colour's value in one theme, whatever the theme of the page. */
function Value({ theme, value }: { theme: string; value: string | undefined }) {
  return (
    <Stack direction="row" gap="1" align="center">
      <span style={{ ...chip, backgroundColor: value, boxShadow: ring }} />
      <Text size="micro" mono tone="secondary" aria-label={`${theme} ${value}`} role="note">
        {value}
      </Text>
    </Stack>
  );
}

interface SwatchesProps {
  /** The groups of `vars.colour` to show. */
  groups: readonly Group[];
}

/** Colours as they are in this theme, with their names and their values in both themes. */
function Swatches({ groups }: SwatchesProps) {
  const names = [...live.keys()].filter(name => groups.some(group => name.startsWith(`${group}.`)));
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: 14 }}>
      {names.map(name => (
        <Stack as="li" key={name} direction="row" gap="2">
          <span
            data-token={name}
            style={{
              flex: 'none',
              width: 40,
              height: 40,
              borderRadius: vars.radius.md,
              backgroundColor: live.get(name),
              boxShadow: ring,
            }}
          />
          <Stack gap="1">
            <Token name={name} code={`vars.colour.${name}`} />
            <Stack direction="row" gap="3">
              <Value theme="Light" value={light.get(name)} />
              <Value theme="Dark" value={dark.get(name)} />
            </Stack>
          </Stack>
        </Stack>
      ))}
    </ul>
  );
}

/** Every colour by its name in `vars.colour`, as it is in the theme of this page, with its values in the light
 *  and the dark theme. Colour means status; the accent means “you can act” or “you are here”. */
const meta = {
  title: 'Foundations/Colours',
  component: Swatches,
  args: { groups: ['status'] },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

function fillOf(root: HTMLElement, token: string): string {
  const swatch = root.querySelector(`[data-token="${token}"]`);
  return swatch ? getComputedStyle(swatch).backgroundColor : '';
}

export const Status: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(fillOf(canvasElement, 'status.approve.solid')).toBe('rgb(22, 118, 69)');
    await expect(fillOf(canvasElement, 'status.reject.solid')).toBe('rgb(195, 33, 46)');
    await expect(canvas.getByRole('note', { name: 'Dark #43b474' })).toBeVisible();
  },
};

export const StatusInDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'status.approve.solid')).toBe('rgb(67, 180, 116)');
  },
};

export const Surfaces: Story = {
  args: { groups: ['surface', 'border'] },
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
  args: { groups: ['text', 'accent', 'focus'] },
  play: async ({ canvasElement }) => {
    await expect(fillOf(canvasElement, 'accent.solid')).toBe('rgb(46, 91, 213)');
  },
};

export const DaysPastDue: Story = {
  args: { groups: ['dpd'] },
  play: async ({ canvasElement }) => {
    const fills = ['d0', 'd1_15', 'd15_31', 'd31_60', 'd60_90', 'd90p', 'unknown'].map(bucket =>
      fillOf(canvasElement, `dpd.${bucket}.fill`),
    );
    await expect(new Set(fills).size).toBe(7);
  },
};

export const Charts: Story = {
  args: { groups: ['chart', 'mark'] },
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
