import { Badge } from '@lending-desk/ui/primitives/Badge';
import { KeyValue } from '@lending-desk/ui/primitives/KeyValue';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';

const onReveal = fn();

const meta = {
  title: 'Primitives/KeyValue',
  component: KeyValue,
  args: {
    columns: 2,
    items: [
      { label: 'Full name', value: <Text weight="medium">Kavya Raghunathan</Text> },
      { label: 'User entered name', value: 'Kavya R' },
      { label: 'Gender', value: 'Female' },
      { label: 'Date of birth', value: '14 Mar 1994', hint: '32 years' },
      {
        label: 'Primary phone',
        value: '9845012214',
        copy: '9845012214',
        masked: { display: '98••• ••214', onReveal },
        mono: true,
      },
      {
        label: 'Alternate phone',
        value: '9035511771',
        copy: '9035511771',
        masked: { display: '90••• ••771' },
        mono: true,
      },
      { label: 'Email', value: 'kavya.r@post.example', copy: 'kavya.r@post.example' },
      { label: 'Marital status', value: null },
      { label: 'PAN', value: 'BQXPR4471K', masked: { display: 'BQX••••71K' }, mono: true },
      { label: 'User id', value: 'u7f3-92c1', copy: 'u7f3-92c1', mono: true },
    ],
  },
  decorators: [
    Story => (
      <Panel title="Profile">
        <Story />
      </Panel>
    ),
  ],
  beforeEach: () => {
    onReveal.mockClear();
  },
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvasElement.querySelectorAll('dl > div');
    // Reading order goes row by row.
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    await expect(third?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
    await expect(first?.getBoundingClientRect().height).toBe(29);
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const ShortBesideLong: Story = {
  args: {
    items: [
      { label: 'PAN', value: 'ZZSPG1261Z' },
      {
        label: 'Name on PAN',
        value: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi Venkateswarapuram',
      },
    ],
  },
  decorators: [inBox({ width: 640 })],
  play: async ({ canvas }) => {
    const top = (label: string) => canvas.getByText(label).getBoundingClientRect().top;
    await expect(canvas.getByText(/^Venkata/).getBoundingClientRect().height).toBeGreaterThan(40);
    await expect(top('PAN')).toBe(top('Name on PAN'));
  },
};

export const OneColumnInANarrowPlace: Story = {
  decorators: [inBox({ maxWidth: 520 })],
  play: async ({ canvasElement }) => {
    const lefts = [...canvasElement.querySelectorAll('dl > div')].map(
      pair => pair.getBoundingClientRect().left,
    );
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl > div')?.getBoundingClientRect().height).toBe(35);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Revealing: Story = {
  args: { revealMs: 400 },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('98••• ••214')).toBeVisible();
    const eye = canvas.getByRole('button', { name: 'Show primary phone' });
    await step('the eye shows this value only, and says so to the caller', async () => {
      await userEvent.click(eye);
      await expect(canvas.getByText('9845012214')).toBeVisible();
      await expect(canvas.getByText('90••• ••771')).toBeVisible();
      await expect(eye).toHaveAttribute('aria-pressed', 'true');
      await expect(onReveal).toHaveBeenCalledOnce();
    });
    await step('after a while it masks itself', async () => {
      await waitFor(() => expect(canvas.getByText('98••• ••214')).toBeVisible());
      await expect(eye).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const HidingAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'Show PAN' });
    await userEvent.click(eye);
    await expect(canvas.getByText('BQXPR4471K')).toBeVisible();
    await userEvent.click(eye);
    await expect(canvas.getByText('BQX••••71K')).toBeVisible();
  },
};

export const CopyingTakesTheWholeValue: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy primary phone' }));
    await expect(write).toHaveBeenCalledOnce();
    await expect(write).toHaveBeenCalledWith('9845012214');
    await expect(canvas.getByText('98••• ••214')).toBeVisible();
    write.mockRestore();
  },
};

export const LongestValues: Story = {
  args: {
    columns: 1,
    labelWidth: 'wide',
    items: [
      {
        label: 'Company name as given by the customer',
        value:
          'Sri Venkateswara Agricultural Implements and Irrigation Equipment Manufacturing Private Limited',
      },
      {
        label: 'Current address',
        value:
          'Flat 304, Sai Residency, 5th Cross, behind the Government Higher Primary School, Koramangala 6th Block, Bengaluru, Karnataka 560034',
        copy: 'Flat 304, Sai Residency, 5th Cross, Koramangala 6th Block, Bengaluru, Karnataka 560034',
      },
      {
        label: 'Email',
        value: 'venkatanarasimharajuvaripeta.subramanian.krishnamurthy@mail.longdomain.example',
        copy: 'venkatanarasimharajuvaripeta.subramanian.krishnamurthy@mail.longdomain.example',
      },
      { label: 'Microfinance consent', value: <Badge tone="flag" icon={Flag} children="Not recorded" /> },
    ],
  },
  decorators: [inBox({ maxWidth: 340 })],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};
