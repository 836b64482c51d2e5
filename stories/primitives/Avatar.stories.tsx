import { Avatar } from '@lending-desk/ui/primitives/Avatar';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9db4d8"/><circle cx="20" cy="15" r="7" fill="#44506a"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#44506a"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Data/Avatar',
  component: Avatar,
  args: { name: 'Meera Subramanian', size: 32 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('MS');
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
    await expect(avatar.getBoundingClientRect().width).toBe(32);
  },
};

const names = {
  'Kavya Raghunathan': 'KR',
  'Venkata Narasimha Raju Varma': 'VN',
  Lakshmi: 'L',
  '  prakash   bhatnagar ': 'PB',
  'A.R. Rahman': 'AR',
  'Sneha (Patil)': 'SP',
  'आरती शर्मा': 'आश',
  'क्षिति राव': 'क्षिरा',
  '': '',
  '– –': '',
};

export const Initials: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      {Object.keys(names).map(name => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Stack>
  ),
  parameters: { covers: ['SH-030.a', 'SH-030.b'] },
  play: async ({ canvas, step }) => {
    await step('the first letters of the first two words, of one word one, of no name none', async () => {
      const shown = canvas.getByText('KR').parentElement?.children ?? [];
      await expect(Array.from(shown, ({ textContent }) => textContent)).toEqual(Object.values(names));
    });
  },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <Stack direction="row" gap="2">
      {([20, 24, 32, 40] as const).map(size => (
        <Avatar key={size} name={name} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('MS').map(avatar => avatar.getBoundingClientRect().width);
    await expect(widths).toEqual([20, 24, 32, 40]);
  },
};

export const SignedIn: Story = {
  args: { tone: 'accent', alone: true },
  render: args => (
    <Stack direction="row" gap="2">
      <Avatar {...args} />
      <Avatar name="Kavya Raghunathan" />
      <Avatar name="Lakshmi" tone="neutral" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('img', { name: 'Meera Subramanian' })).toHaveTextContent('MS');
    await step('without a tone it is neutral', async () => {
      const [own, other, neutral] = ['MS', 'KR', 'L'].map(
        text => getComputedStyle(canvas.getByText(text)).backgroundColor,
      );
      await expect(other).toBe(neutral);
      await expect(other).not.toBe(own);
    });
  },
};

export const Photo: Story = {
  args: { photoUrl: photo, size: 40, alone: true },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Meera Subramanian' });
    await expect(avatar.querySelector('img')).toHaveAttribute('src', photo);
    await expect(avatar).not.toHaveTextContent('MS');
  },
};

export const PhotoThatDoesNotLoad: Story = {
  args: { photoUrl: 'data:image/png;base64,broken', size: 40 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MS')).toBeVisible());
  },
};

export const Unassigned: Story = {
  args: { name: 'Unassigned', empty: true, size: 20 },
  render: args => (
    <Stack direction="row" gap="2">
      <Avatar {...args} />
      <Text tone="tertiary">Unassigned</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('Unassigned').previousElementSibling;
    await expect(avatar && getComputedStyle(avatar).borderStyle).toBe('dashed');
    await expect(avatar).toHaveTextContent('');
  },
};
