import { engineResultLabels } from '@lending-desk/domain/engine';
import { EngineResultBadge } from '@lending-desk/ui/engine/EngineResultBadge';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Engine result badge',
  component: EngineResultBadge,
  args: { result: 'APPROVE' },
  argTypes: { result: { control: 'inline-radio', options: [...Object.keys(engineResultLabels), null] } },
} satisfies Meta<typeof EngineResultBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The hue of a computed colour, from 0 to 360 degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}

const isGreen = (hue: number) => hue > 110 && hue < 170;
const isOrange = (hue: number) => hue > 18 && hue < 45;
const isRed = (hue: number) => hue > 345 || hue < 12;

async function expectColours(canvasElement: HTMLElement, part: 'color' | 'backgroundColor') {
  const hues = ['Approve', 'Flag', 'Reject'].map(word => {
    const badge = within(canvasElement).getByText(word).parentElement;
    return badge ? hueOf(getComputedStyle(badge)[part]) : Number.NaN;
  });
  await expect([isGreen, isOrange, isRed].map((holds, at) => holds(hues[at] ?? Number.NaN))).toEqual([
    true,
    true,
    true,
  ]);
}

export const OneResult: Story = {};

export const GreenOrangeAndRed: Story = {
  render: () => (
    <Stack direction="row" gap="4" wrap>
      <EngineResultBadge result="APPROVE" />
      <EngineResultBadge result="FLAG" />
      <EngineResultBadge result="REJECT" />
    </Stack>
  ),
  parameters: { covers: ['CR-050.a', 'CR-050.b', 'CR-050.c'] },
  play: ({ canvasElement, step }) =>
    step('Rule results are APPROVE (green), FLAG (orange) and REJECT (red)', () =>
      expectColours(canvasElement, 'color'),
    ),
};

export const GreenOrangeAndRedInDark: Story = { ...GreenOrangeAndRed, globals: { theme: 'dark' } };

export const NotScored: Story = {
  args: { result: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not scored').parentElement).toHaveAttribute('data-tone', 'neutral');
  },
};

export const CustomLabel: Story = {
  args: { result: null, otherwise: 'MANUAL_CHECK' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MANUAL_CHECK').parentElement).toHaveAttribute('data-tone', 'neutral');
  },
};
