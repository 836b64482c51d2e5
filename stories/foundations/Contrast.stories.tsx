import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourOf, graphicPairs, type Pair, ratioOf, textPairs } from './contrast';

interface ContrastProps {
  /** What stands on what. */
  pairs: readonly Pair[];
  /** Letters, or a line and a dot. */
  kind: 'text' | 'graphic';
}

/** What WCAG 2.2 calls the ratio. Graphics have one level only. */
function markOf(ratio: number, kind: ContrastProps['kind']): string {
  if (kind === 'graphic') return ratio >= 3 ? 'AA' : 'fails';
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'fails';
}

function Sample({ theme, pair, kind }: { theme: 'light' | 'dark'; pair: Pair; kind: ContrastProps['kind'] }) {
  const [front, back] = pair.map(token => colourOf(theme, token));
  const ratio = ratioOf(front ?? '', back ?? '');
  const mark = markOf(ratio, kind);
  return (
    <td style={{ padding: '4px 16px 4px 0' }}>
      <Stack direction="row" gap="2" align="center">
        <span
          style={{
            display: 'inline-grid',
            placeItems: 'center',
            width: 96,
            height: 28,
            borderRadius: vars.radius.sm,
            color: front,
            backgroundColor: back,
            boxShadow: `0 0 0 1px ${vars.colour.border.default}`,
          }}
        >
          {kind === 'text' ? (
            'Rs. 1,25,000'
          ) : (
            <span style={{ width: 48, height: 3, borderRadius: 2, backgroundColor: front }} />
          )}
        </span>
        <Text numeric>{ratio.toFixed(1)}</Text>
        <Text size="caption" tone={mark === 'fails' ? 'reject' : 'secondary'}>
          {mark}
        </Text>
      </Stack>
    </td>
  );
}

/** What stands on what, in both themes, with its contrast and the level of WCAG 2.2 it reaches. */
function Contrast({ pairs, kind }: ContrastProps) {
  return (
    <table>
      <thead>
        <tr>
          {['On', 'Light', 'Dark'].map(name => (
            <th key={name} scope="col" style={{ textAlign: 'left', padding: '4px 0' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(pair => (
          <tr key={pair.join()}>
            <th scope="row" style={{ textAlign: 'left', paddingRight: 24 }}>
              <Text size="caption">{pair[0]}</Text>{' '}
              <Text size="caption" tone="tertiary">
                on {pair[1]}
              </Text>
            </th>
            <Sample theme="light" pair={pair} kind={kind} />
            <Sample theme="dark" pair={pair} kind={kind} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands on what, with the contrast in both themes: text needs 4.5 (AA), 7 is AAA; lines, rings and icons
 *  need 3. */
const meta = {
  title: 'Foundations/Contrast',
  component: Contrast,
  args: { pairs: textPairs, kind: 'text' },
} satisfies Meta<typeof Contrast>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingFails: Story['play'] = async ({ canvas, args }) => {
  await expect(ratioOf('#000000', '#ffffff')).toBe(21);
  await expect(canvas.getAllByRole('row')).toHaveLength(args.pairs.length + 1);
  await expect(canvas.queryAllByText('fails')).toEqual([]);
};

export const Texts: Story = { play: nothingFails };

export const Graphics: Story = { args: { pairs: graphicPairs, kind: 'graphic' }, play: nothingFails };
