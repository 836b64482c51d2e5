import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { breakpoint, densities, dialogWidth, layout, zIndex } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { expectCopies } from './expectCopies';
import { Token } from './Token';

const cell = {
  textAlign: 'left',
  padding: '6px 24px 6px 0',
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
} as const;

interface SizesProps {
  /** What a component writes before the name. @default 'vars.'; null if the first column has no tokens */
  of?: string | null;
  /** Heads of the columns. */
  head: readonly string[];
  rows: readonly (readonly [name: string, ...values: ReactNode[]])[];
}

/** Tokens with their values, and what they are for. */
function Sizes({ of = 'vars.', head, rows }: SizesProps) {
  return (
    <table style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col" style={cell}>
              <Text size="caption" weight="medium" tone="secondary">
                {name}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {of === null ? (
                <Text weight="regular">{name}</Text>
              ) : (
                <Token name={name} code={`${of}${name}`} />
              )}
            </th>
            {values.map((value, index) => (
              <td key={head[index + 1]} style={cell}>
                <Text numeric>{value}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bar = (size: string) => (
  <Stack direction="row" gap="2" align="center">
    <span
      style={{ flex: 'none', width: 64, height: size, backgroundColor: vars.colour.accent.solid }}
      aria-hidden
    />
    {size}
  </Stack>
);

const densityUses: Readonly<Record<keyof typeof densities.compact, string>> = {
  row: 'a row of a table',
  headerRow: 'the head of a table',
  cellX: 'padding at both sides of a cell',
  kvRow: 'a row of KeyValue',
  control: 'not used by a component yet',
};

const densityNames = ['row', 'headerRow', 'cellX', 'kvRow', 'control'] as const;

/** Densities, the widths at which the page changes, fixed sizes and layers. Compact is the default; the toolbar
 *  above changes the density of every story. */
const meta = {
  title: 'Foundations/Sizes',
  component: Sizes,
  args: {
    head: ['Token', 'Compact', 'Comfortable', 'For'],
    rows: densityNames.map(name => [
      `density.${name}`,
      bar(densities.compact[name]),
      bar(densities.comfortable[name]),
      densityUses[name],
    ]),
  },
} satisfies Meta<typeof Sizes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Compact is the default; the toolbar above changes the density of every story. */
export const Densities: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /^density\.row / });
    await expect(row).toHaveTextContent('density.row32px40pxa row of a table');
    await expectCopies(canvasElement, 'density.row', 'vars.density.row');
  },
};

/** What happens to the page as the window gets narrower. The widths without a token are written where they are used. */
export const Breakpoints: Story = {
  args: {
    of: null,
    head: ['Window', 'Token', 'Where it is narrower'],
    rows: [
      [breakpoint.xl, 'breakpoint.xl', 'nothing changes: the width the mockups are drawn for'],
      [
        breakpoint.lg,
        'breakpoint.lg',
        'the sidebar shows icons only and opens over the page; the rail of a loan too',
      ],
      ['1180px', '–', 'the columns of Edit details get narrower'],
      [breakpoint.md, 'breakpoint.md', 'tabs in a column become a select above their panel'],
      [
        '900px',
        '–',
        'the sidebar is a drawer, the call widget takes a line of its own, panels stand below each other',
      ],
      [breakpoint.sm, 'breakpoint.sm', 'nothing changes: a tablet held upright'],
      ['600px', '–', 'profile, KYC and export use one column, as on a laptop zoomed to 200 %'],
    ],
  },
};

export const Layout: Story = {
  args: {
    head: ['Token', 'Size'],
    rows: [
      ...Object.entries(layout).map(([name, value]) => [`layout.${name}`, value] as const),
      ...Object.entries(dialogWidth).map(([name, value]) => [`dialog.${name}`, value] as const),
    ],
  },
};

/** From the page up to what covers everything. */
export const Layers: Story = {
  args: {
    head: ['Token', 'z-index'],
    rows: Object.entries(zIndex).map(([name, value]) => [`z.${name}`, value] as const),
  },
};
