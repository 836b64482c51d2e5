import { Button, type ButtonVariant, IconButton } from '@lending-desk/ui/primitives/Button';
import { Select } from '@lending-desk/ui/primitives/Select';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
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
        <IconButton icon={Copy} label="Copy" />
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
        <TextField label="Full name" value="Kavya Raghunathan" onChange={() => {}} />
        <TextField label="Email" value="kavya" error="Kindly enter valid Email ID" onChange={() => {}} />
        <Select
          label="Tenure"
          value="18"
          options={[{ value: '18', label: '18 months' }]}
          onChange={() => {}}
        />
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
