import { CopyButton } from '@lending-desk/ui/primitives/CopyButton';
import { Icon } from '@lending-desk/ui/primitives/Icon';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { icons } from './icons';

/** 'PhoneMissed' is found by 'phone missed' too. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();

/** The icons of the product, to be found by name. A name is copied as it is imported from lucide-react. */
function Icons() {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const found = Object.entries(icons).filter(
    ([name]) => name.toLowerCase().includes(words) || spaced(name).includes(words),
  );
  return (
    <Stack gap="4">
      <div style={{ width: 320 }}>
        <TextField label="Find an icon" type="search" icon={Search} value={typed} onChange={setTyped} />
      </div>
      <Text role="status" size="caption" tone="tertiary">
        {found.length} of {Object.keys(icons).length}
      </Text>
      <ul
        aria-label="Icons"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 }}
      >
        {found.map(([name, icon]) => (
          <Stack as="li" key={name} direction="row" gap="2" align="center">
            <Icon icon={icon} />
            <Text>{name}</Text>
            <CopyButton label={name} value={name} />
          </Stack>
        ))}
      </ul>
    </Stack>
  );
}

/** The icons of the product, to be found by name. A name is copied as it is imported from lucide-react. 16 px
 *  beside text, 14 in dense places, 12 in badges. */
const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'phone m');
    await expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toEqual(['PhoneMissed']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
  },
};
