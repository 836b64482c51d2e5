import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { between, dialog, proceedWith, savedProduct, storedEmail } from './SupportEditSaving.cases';
import { pausesOfALostAnswer } from './theProduct';

const { story, desk, elapse } = savedProduct();

/** Support saves an edit whose answer does not arrive, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheAnswerIsLost: Story = {
  parameters: { covers: ['XR-013.b'] },
  play: async ({ step, userEvent }) => {
    let first: Response | null = null;
    // The server keeps the answer of a key: a repeat is given the first one.
    const keys = between(async (_asked, send) => {
      if (first) return first;
      first = await send();
      throw new TypeError('Failed to fetch');
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await elapse(500);
    await step('it is asked for by its key, and the outcome shows', async () => {
      await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
      await expect(screen.queryByText('Error occured in updating')).toBeNull();
      await expect(storedEmail(desk())).toBe('kavya.new@mail.example');
      await expect(keys).toEqual([keys[0], keys[0]]);
    });
  },
};

export const NoAnswerComes: Story = {
  play: async ({ step, userEvent }) => {
    const keys = between(async (asked, send) => {
      if (asked === 1) await send();
      return new Response(null, { status: 504 });
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await elapse(...pausesOfALostAnswer);
    await step('the loan is read again and says what is stored', async () => {
      await waitFor(() => expect(keys).toHaveLength(4));
      const preview = within(screen.getByRole('complementary', { name: 'Preview of changes' }));
      await expect(await preview.findByText('Nothing was changed.')).toBeVisible();
      await expect(preview.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect((await dialog()).getByLabelText(/^Email ID/)).toHaveValue('kavya.new@mail.example');
    });
  },
};
