import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text, type TextSize, type TextTone } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Text/Text',
  component: Text,
  args: { children: 'Salary credits match the slips for Aug to Oct.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly TextSize[] = [
  'micro',
  'caption',
  'body',
  'bodyLg',
  'titleSm',
  'title',
  'titleLg',
  'figure',
  'display',
];
const pixels = ['11px', '12px', '13px', '14px', '13px', '16px', '20px', '22px', '34px'];
const tones: readonly TextTone[] = [
  'primary',
  'secondary',
  'tertiary',
  'link',
  'approve',
  'flag',
  'reject',
  'info',
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByText('Salary credits match the slips for Aug to Oct.'));
    await expect(look.fontSize).toBe('13px');
    await expect(look.lineHeight).toBe('20px');
    await expect(look.fontFamily).toContain('Inter Variable');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map(size => (
        <Text key={size} size={size}>{`${size} Rs. 96,148`}</Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const found = sizes.map(size => getComputedStyle(canvas.getByText(`${size} Rs. 96,148`)).fontSize);
    await expect(found).toEqual(pixels);
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map(tone => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = tones.map(tone => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(colours).size).toBe(tones.length);
  },
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

export const SemiboldTitle: Story = {
  args: { as: 'h1', size: 'title', children: 'Kavya Raghunathan' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title).fontWeight).toBe('600');
  },
};

export const WeightOverTheScale: Story = {
  args: { size: 'title', weight: 'regular' },
  play: async ({ canvas }) => {
    await expect(
      getComputedStyle(canvas.getByText('Salary credits match the slips for Aug to Oct.')).fontWeight,
    ).toBe('400');
  },
};

export const MonoForIds: Story = {
  args: { mono: true, children: 'BQXPR4471K' },
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByText('BQXPR4471K'));
    await expect(look.fontFamily).toContain('JetBrains Mono');
    await expect(look.fontSize).toBe('12.5px');
  },
};

export const NumericInColumns: Story = {
  render: () => (
    <Stack align="end">
      <Text numeric>1,11,111.11</Text>
      <Text numeric>8,00,000.00</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = ['1,11,111.11', '8,00,000.00'].map(
      amount => canvas.getByText(amount).getBoundingClientRect().width,
    );
    await expect(widths[0]).toBe(widths[1]);
  },
};

export const TruncatedName: Story = {
  args: { truncate: true, children: 'Venkatanarasimharajuvaripeta Lakshmi Subramanian' },
  decorators: [inBox({ width: 160 })],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Venkatanarasimharajuvaripeta Lakshmi Subramanian');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.getBoundingClientRect().height).toBe(20);
  },
};

export const UnbrokenNarration: Story = {
  args: { as: 'p', children: 'UPI/633912345678/KAVYARAGHUNATHAN@OKHDFCBANK/RENT-NOVEMBER-2026' },
  decorators: TruncatedName.decorators ?? [],
  play: async ({ canvas }) => {
    const text = canvas.getByText('UPI/633912345678/KAVYARAGHUNATHAN@OKHDFCBANK/RENT-NOVEMBER-2026');
    await expect(text.scrollWidth).toBeLessThanOrEqual(160);
  },
};
