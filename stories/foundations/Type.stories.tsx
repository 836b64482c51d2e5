import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text, type TextSize } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

function Scale() {
  return (
    <Stack gap="3">
      {scale.map(([size, words]) => (
        <Stack key={size} direction="row" gap="5" align="baseline">
          <Text size="caption" tone="tertiary" mono>
            {size}
          </Text>
          <Text size={size}>{words}</Text>
        </Stack>
      ))}
      <Stack direction="row" gap="5">
        <Text mono>BQXPR4471K</Text>
        <Text mono>HDFC0000123</Text>
        <Text numeric>1,25,000.00</Text>
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Type', component: Scale } satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvas }) => {
    for (const [, words, size] of scale) {
      await expect(getComputedStyle(canvas.getByText(words)).fontSize).toBe(size);
    }
  },
};

export const BundledFonts: Story = {
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("13px 'Inter Variable'")).toBe(true);
    await expect(document.fonts.check("12.5px 'JetBrains Mono Variable'")).toBe(true);
  },
};

export const Dark: Story = { ...Steps, globals: { theme: 'dark' } };
