import { Button, ButtonLink, type ButtonVariant, IconButton } from '@lending-desk/ui/primitives/Button';
import { Checkbox } from '@lending-desk/ui/primitives/Checkbox';
import { Combobox } from '@lending-desk/ui/primitives/Combobox';
import { CopyButton } from '@lending-desk/ui/primitives/CopyButton';
import { DateField, DateRangeField } from '@lending-desk/ui/primitives/DateField';
import { DownloadLink } from '@lending-desk/ui/primitives/DownloadLink';
import { Link } from '@lending-desk/ui/primitives/Link';
import { MoneyField } from '@lending-desk/ui/primitives/MoneyField';
import { MonthField } from '@lending-desk/ui/primitives/MonthField';
import { MultiSelect } from '@lending-desk/ui/primitives/MultiSelect';
import { PasswordField } from '@lending-desk/ui/primitives/PasswordField';
import { PercentField } from '@lending-desk/ui/primitives/PercentField';
import { RadioCards } from '@lending-desk/ui/primitives/RadioCards';
import { Segmented } from '@lending-desk/ui/primitives/Segmented';
import { Select } from '@lending-desk/ui/primitives/Select';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Tag } from '@lending-desk/ui/primitives/Tag';
import { Text } from '@lending-desk/ui/primitives/Text';
import { TextArea } from '@lending-desk/ui/primitives/TextArea';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import { Uploads } from '@lending-desk/ui/primitives/Uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { today } from '../fixtures/loans';
import { Pseudo, type PseudoState } from '../Pseudo';

const rows: readonly (readonly [name: string, state: PseudoState | null])[] = [
  ['At rest', null],
  ['Pointer over it', 'hover'],
  ['Pressed', 'active'],
  ['Focused', 'focus'],
];

/** The same controls at rest, hovered, pressed and focused. */
function PointerAndFocus({ children }: { children: ReactNode }) {
  return rows.map(([name, state]) => (
    <Stack key={name} as="section" gap="1" aria-label={name}>
      <Text size="caption" tone="secondary">
        {name}
      </Text>
      {state === null ? children : <Pseudo state={state}>{children}</Pseudo>}
    </Stack>
  ));
}

/** The controls hovered, pressed and focused beside each other. A real pointer is only in one place. */
const meta = {
  title: 'Foundations/Pointer and focus',
  component: PointerAndFocus,
  decorators: [
    Story => (
      <Stack gap="4">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PointerAndFocus>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};

const variants: readonly ButtonVariant[] = ['solid', 'tonal', 'outline', 'plain', 'danger', 'dangerOutline'];

export const Actions: Story = {
  args: {
    children: (
      <Stack direction="row" gap="2" wrap>
        {variants.map(variant => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <IconButton icon={Star} label="Keep" />
        <IconButton icon={Star} label="Kept" pressed />
        <CopyButton label="loan id" value="4821937" />
        <ButtonLink href="#to">buttonLink</ButtonLink>
        <DownloadLink href="#to" fileName="pan.pdf" />
        <Link to="#to">Link</Link>
        <Tag onRemove={nothing}>Thin file</Tag>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const solidIn = (name: string) =>
      getComputedStyle(within(canvas.getByRole('region', { name })).getByRole('button', { name: 'solid' }));
    const fills = ['At rest', 'Pointer over it'].map(name => solidIn(name).backgroundColor);
    await expect(new Set(fills).size).toBe(2);
    await expect(solidIn('At rest').outlineStyle).toBe('none');
    await expect(solidIn('Focused').outlineStyle).toBe('solid');
  },
};

export const ActionsInDark: Story = { ...Actions, globals: { theme: 'dark' } };

export const Fields: Story = {
  args: {
    children: (
      <Stack direction="row" gap="4" wrap>
        <TextField label="Full name" value="Kavya Raghunathan" onChange={nothing} />
        <TextField label="Email" value="kavya" error="Kindly enter valid Email ID" onChange={nothing} />
        <TextField label="Company" value="Sri Foods" changedFrom="Sri Food" onChange={nothing} />
        <MoneyField label="Amount" value="125000" onChange={nothing} />
        <PercentField label="Rate" value="18" onChange={nothing} />
        <PasswordField label="Password" value="secret" onChange={nothing} />
        <TextArea label="Note" value="Salary matches the slips." onChange={nothing} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const boxIn = (name: string) => {
      const region = within(canvas.getByRole('region', { name }));
      const box = region.getByRole('textbox', { name: 'Full name' }).parentElement;
      return box ? getComputedStyle(box) : null;
    };
    await expect(boxIn('Pointer over it')?.borderTopColor).not.toBe(boxIn('At rest')?.borderTopColor);
    await expect(boxIn('Focused')?.boxShadow).not.toBe(boxIn('At rest')?.boxShadow);
  },
};

export const FieldsInDark: Story = { ...Fields, globals: { theme: 'dark' } };

const tenures = ['12', '18', '24'].map(value => ({ value, label: `${value} months` }));
const yesNo = ['Yes', 'No'].map(value => ({ value, label: value }));

export const Choices: Story = {
  args: {
    children: (
      <Stack direction="row" gap="4" wrap>
        <Select label="Tenure" value="18" options={tenures} onChange={nothing} />
        <Combobox label="Bank" value="18" options={tenures} onChange={nothing} />
        <MultiSelect label="Tags" value={['18']} options={tenures} onChange={nothing} />
        <DateField label="Date" value={today} today={today} onChange={nothing} />
        <DateRangeField label="Range" value={{ start: today, end: today }} today={today} onChange={nothing} />
        <MonthField label="Month" value="2026-11" today={today} onChange={nothing} />
        <Checkbox label="Agreed" value onChange={nothing} />
        <Checkbox label="Not agreed" value={false} onChange={nothing} />
        <Segmented label="Salaried" value="Yes" options={yesNo} onChange={nothing} />
        <RadioCards label="Owns a house" value="No" options={yesNo} onChange={nothing} />
        <Uploads
          label="Statements"
          uploads={[]}
          onChoose={nothing}
          onCancel={nothing}
          onRetry={nothing}
          onRemove={nothing}
        />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const borderIn = (name: string) => {
      const region = within(canvas.getByRole('region', { name }));
      return getComputedStyle(region.getByRole('checkbox', { name: 'Not agreed' })).borderTopColor;
    };
    await expect(borderIn('Pointer over it')).not.toBe(borderIn('At rest'));
  },
};

export const ChoicesInDark: Story = { ...Choices, globals: { theme: 'dark' } };
