import { Badge } from '@lending-desk/ui/primitives/Badge';
import { KeyValue } from '@lending-desk/ui/primitives/KeyValue';
import { Panel } from '@lending-desk/ui/primitives/Panel';
import { useReveals } from '@lending-desk/ui/primitives/Reveal';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, type screen, spyOn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';

const ask = fn(async (_field: string): Promise<string | null> => '9845012214');

const meta = {
  title: 'Primitives/Data/KeyValue',
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
        mono: true,
      },
      {
        label: 'Alternate phone',
        value: '9035511771',
        copy: '9035511771',
        mono: true,
      },
      { label: 'Email', value: 'kavya.r@post.example', copy: 'kavya.r@post.example' },
      { label: 'Marital status', value: null },
      { label: 'PAN', value: 'BQXPR4471K', mono: true },
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
    ask.mockClear();
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

const address = 'kavya.raghunathan@nilgiri-softworks.example';
const emailBesideAnother = {
  args: {
    items: [
      { label: 'Email', value: <Text truncate>{address}</Text>, copy: address, wide: true },
      { label: 'Marital status', value: 'Married' },
    ],
  },
} satisfies Story;

export const AWideValueTakesBothNarrowColumns: Story = {
  ...emailBesideAnother,
  decorators: [inBox({ width: 700 })],
  play: async ({ canvas }) => {
    const shown = canvas.getByText(address);
    await expect(shown.scrollWidth).toBe(shown.clientWidth);
    await expect(canvas.getByText('Marital status').getBoundingClientRect().top).toBeGreaterThan(
      shown.getBoundingClientRect().bottom,
    );
  },
};

export const AWideValueInWideColumns: Story = {
  ...emailBesideAnother,
  decorators: [inBox({ width: 900 })],
  play: async ({ canvas }) => {
    const top = (label: string) => canvas.getByText(label).getBoundingClientRect().top;
    await expect(top('Email')).toBe(top('Marital status'));
  },
};

export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl > div')?.getBoundingClientRect().height).toBe(35);
  },
};

/** A row as used in a tab: the value is not in memory until it is revealed. */
function MaskedPhone({ forMs }: { forMs?: number | undefined }) {
  const reveals = useReveals(ask, forMs);
  const reveal = reveals.of('phone');
  const plain = reveal.state === 'shown' ? reveal.value : undefined;
  const masked = { reveal, onToggle: () => reveals.toggle('phone') };
  const item = { label: 'Primary phone', value: plain ?? '98••• ••214', copy: plain, masked, mono: true };
  return <KeyValue items={[item, { label: 'User id', value: 'u7f3-92c1', mono: true }]} />;
}

const copies = (canvas: Pick<typeof screen, 'queryByRole'>) =>
  canvas.queryByRole('button', { name: 'Copy primary phone' });

export const Revealing: Story = {
  render: () => <MaskedPhone forMs={400} />,
  parameters: { covers: ['XR-126.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('98••• ••214')).toBeVisible();
    await expect(copies(canvas)).toBeNull();
    const eye = canvas.getByRole('button', { name: 'Show primary phone' });
    await step('the eye asks for the value, by keyboard too, and it can be copied', async () => {
      eye.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('9845012214')).toBeVisible();
      await expect(eye).toHaveAttribute('aria-pressed', 'true');
      await expect(copies(canvas)).toBeVisible();
    });
    await step('after a while it is masked again, and there is nothing left to copy', async () => {
      await waitFor(() => expect(canvas.getByText('98••• ••214')).toBeVisible());
      await expect(eye).toHaveAttribute('aria-pressed', 'false');
      await expect(copies(canvas)).toBeNull();
      await expect(document.body).not.toHaveTextContent('9845012214');
    });
    await step('the next press requests it again', async () => {
      await userEvent.click(eye);
      await canvas.findByText('9845012214');
      await expect(ask).toHaveBeenCalledTimes(2);
    });
  },
};

export const HidingAgain: Story = {
  render: () => <MaskedPhone />,
  parameters: { covers: ['XR-126.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a second press masks it', async () => {
      const eye = canvas.getByRole('button', { name: 'Show primary phone' });
      await userEvent.click(eye);
      await expect(await canvas.findByText('9845012214')).toBeVisible();
      await userEvent.click(eye);
      await expect(canvas.getByText('98••• ••214')).toBeVisible();
      await expect(copies(canvas)).toBeNull();
    });
  },
};

export const PressedThreeTimesAsksOnce: Story = {
  render: () => <MaskedPhone />,
  parameters: { covers: ['XR-126.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a value is asked for once', async () => {
      let answer: (value: string) => void = () => undefined;
      ask.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
      const eye = canvas.getByRole('button', { name: 'Show primary phone' });
      // Twice before the first press is drawn.
      eye.click();
      eye.click();
      await userEvent.tripleClick(eye);
      await expect(eye).toHaveAttribute('aria-busy', 'true');
      await expect(eye).toHaveAttribute('aria-pressed', 'false');
      answer('9845012214');
      await expect(await canvas.findByText('9845012214')).toBeVisible();
      await expect(ask).toHaveBeenCalledOnce();
    });
  },
};

export const Refused: Story = {
  render: () => <MaskedPhone />,
  parameters: { covers: ['XR-126.c'] },
  play: async ({ canvas, userEvent, step }) => {
    ask.mockRejectedValueOnce(new Error('Cannot access loan not assigned to you'));
    const eye = canvas.getByRole('button', { name: 'Show primary phone' });
    await step('the eye stays closed and the message is at the field', async () => {
      await userEvent.click(eye);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Cannot access loan not assigned to you',
      );
      await expect(eye).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.getByText('98••• ••214')).toBeVisible();
    });
    await step('the next attempt removes it, before there is an answer', async () => {
      let answer: (value: string) => void = () => undefined;
      ask.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
      await userEvent.click(eye);
      await expect(canvas.queryByRole('alert')).toBeNull();
      answer('9845012214');
      await canvas.findByText('9845012214');
    });
  },
};

export const CopyingTakesTheWholeValue: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }));
    await expect(write).toHaveBeenCalledOnce();
    await expect(write).toHaveBeenCalledWith('kavya.r@post.example');
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

export const Phone: Story = {
  args: { items: [{ label: 'Email', value: 'kavya.raghunathan@post.example' }], columns: 1 },
  decorators: [inBox({ width: 280 })],
  play: async ({ canvas, step }) => {
    await step('in 320 px an e-mail address stays on one line, below its label', async () => {
      const label = canvas.getByText('Email').getBoundingClientRect();
      const value = canvas.getByText('kavya.raghunathan@post.example').getBoundingClientRect();
      await expect(value.top).toBeGreaterThanOrEqual(label.bottom - 4);
      await expect(value.height).toBeLessThan(30);
    });
  },
};
