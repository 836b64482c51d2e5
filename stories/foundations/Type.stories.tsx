import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text, type TextSize } from '@lending-desk/ui/primitives/Text';
import { fontWeight, textScale } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectCopies } from './expectCopies';
import { Token } from './Token';

/** Size, line height, weight and tracking of a step, as `textScale` has them. */
function measures(size: TextSize): string {
  const { fontSize, lineHeight, letterSpacing, ...rest } = textScale[size];
  const weight = 'weight' in rest ? rest.weight : fontWeight.regular;
  return `${fontSize} / ${lineHeight} · ${weight} · ${letterSpacing === '0' ? '0em' : letterSpacing}`;
}

const scale: readonly [TextSize, string, string][] = [
  ['display', 'Rs. 96,148', '34px'],
  ['figure', 'Rs. 22,098', '22px'],
  ['titleLg', 'Edit personal details', '20px'],
  ['title', 'Bank Statement Processing Error', '16px'],
  ['titleSm', 'Sanction terms', '13px'],
  ['bodyLg', 'Salary credits match the slips for Aug to Oct.', '14px'],
  ['body', 'Declared income is the mean of six months.', '13px'],
  ['caption', 'Fetched 21 Nov 2026, 04:12 pm', '12px'],
  ['micro', 'Aug Sep Oct', '11px'],
];

const weights = ['regular', 'medium', 'semibold', 'bold'] as const;

/** The steps of the type scale with their measures, the weights, and the two kinds of figures. */
function Scale() {
  return (
    <Stack gap="3">
      {scale.map(([size, words]) => (
        <Stack key={size} direction="row" gap="5" align="baseline">
          <span style={{ flex: 'none', width: 330 }}>
            <Stack direction="row" gap="3">
              <span style={{ width: 90 }}>
                <Token name={size} code={`<Text size="${size}">`} />
              </span>
              <Text size="micro" tone="tertiary" mono>
                {measures(size)}
              </Text>
            </Stack>
          </span>
          <Text size={size}>{words}</Text>
        </Stack>
      ))}
      <Stack direction="row" gap="5">
        {weights.map(weight => (
          <Text key={weight} weight={weight}>
            {weight} {fontWeight[weight]}
          </Text>
        ))}
      </Stack>
      <Stack direction="row" gap="5">
        <Text mono>BQXPR4471K</Text>
        <Text mono>HDFC0000123</Text>
        <Text numeric>1,25,000.00</Text>
      </Stack>
    </Stack>
  );
}

/** Each step with its size, line height, weight and tracking. Inter for text, JetBrains Mono for ids, phones
 *  and accounts; figures that stand below each other are tabular. */
const meta = { title: 'Foundations/Type', component: Scale } satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const [, words, size] of scale) {
      await expect(getComputedStyle(canvas.getByText(words)).fontSize).toBe(size);
    }
    await expect(canvas.getByText('34px / 40px · 600 · -0.028em')).toBeVisible();
    await expectCopies(canvasElement, 'titleLg', '<Text size="titleLg">');
  },
};

export const BundledFonts: Story = {
  // Drawn like the first.
  tags: ['!autodocs'],
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("13px 'Inter Variable'")).toBe(true);
    await expect(document.fonts.check("12.5px 'JetBrains Mono Variable'")).toBe(true);
  },
};
