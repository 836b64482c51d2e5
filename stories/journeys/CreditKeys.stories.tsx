import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { creditProduct, decision, fillHold, loanId, logIn, openFromTheQueue, row } from './CreditDesk.cases';

const { story, sentTo } = creditProduct();

/** A day at the credit desk, in the real app over a desk in memory. Every page can be clicked. */
const meta = {
  title: 'Journeys/Credit/Desk',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboardFromTheQueueToTheNextCase: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await logIn({ userEvent });
    await row(loanId);
    let keys = 0;
    const press = async (...pressed: string[]) => {
      for (const key of pressed) {
        keys += 1;
        await userEvent.keyboard(key);
      }
    };
    const ids = screen.getAllByText(/^4821\d\d$/).map(one => one.textContent);
    const next = ids[ids.indexOf(String(loanId)) + 1] ?? '';

    await step('Enter opens the case, S leads to Case status, arrows choose On hold', async () => {
      // Closing, the login dialog hands its focus on.
      (await row(loanId)).focus();
      await press('{Enter}');
      await decision();
      await press('s');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('value', 'APPROVED'));
      await press('{ArrowRight}', '{ArrowRight}');
      await expect((await decision()).getByRole('radio', { name: 'On hold' })).toBeChecked();
    });
    await step('Tab leads to its reasons and category', async () => {
      await press('{Tab}', '{ArrowDown}', '{Enter}');
      await press('{Tab}', ' ');
      await expect((await decision()).getByRole('radio', { name: 'CDL' })).toBeChecked();
    });
    await step('Ctrl Enter sends one reason and leads to the next row of the list', async () => {
      await press('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(location.pathname).toBe('/credit/loans'));
      const [sent] = sentTo('process-application');
      await expect(sent?.body).toMatchObject({
        caseStatus: 'HOLD',
        requiredActions: ['Bank statement incomplete'],
        holdCategory: 'CDL',
      });
      await waitFor(() => expect(document.activeElement).toBe(screen.getByText(next).closest('tr')));
    });
    await step('Enter opens the next case, after twelve keys at most', async () => {
      await press('{Enter}');
      await waitFor(() => expect(location.pathname).toBe(`/credit/loans/${next}/`));
      await expect(keys).toBeLessThanOrEqual(12);
    });
  },
};

export const ThePaletteReachesWhatTheLoanCanDo: Story = {
  parameters: { covers: ['XR-035.c'] },
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    const choose = async (text: string, name: RegExp) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
      await userEvent.type(palette.getByRole('combobox'), text);
      await userEvent.click(await palette.findByRole('option', { name }));
    };
    await step('every key it names is in the list of keys', async () => {
      const keysIn = async (name: string) => {
        const dialog = await screen.findByRole('dialog', { name });
        const keys = [...dialog.querySelectorAll('dd kbd, [role=option] kbd')].map(key => key.textContent);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        return keys;
      };
      await userEvent.keyboard('{Control>}k{/Control}');
      const offered = await keysIn('Command palette');
      await expect(offered).toContain('W');
      await userEvent.keyboard('?');
      const reload = await screen.findByText('Reload the loan', { selector: 'dt' });
      await expect(reload.nextElementSibling).toHaveTextContent(/^R$/);
      const listed = await keysIn('Keyboard shortcuts');
      await expect(offered.filter(key => !listed.includes(key))).toEqual([]);
    });
    await step('a tab is opened', async () => {
      await choose('rules', /^Rules tab/);
      await expect(await screen.findByRole('tab', { name: /^Rules/, selected: true })).toBeVisible();
      await expect(location.search).toBe('?tab=rules');
    });
    await step('Call Customer leads to the choice of the number, then presses the button', async () => {
      await choose('call', /^Call Customer/);
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      await choose('call', /^Call Customer/);
      await expect(await screen.findByText('Fill Agent Details')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Call Customer' })).toHaveFocus();
    });
    await step('Submit sends the decision, and leads back to the queue', async () => {
      await fillHold({ userEvent });
      await choose('submit', /^Submit decision/);
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
    });
    await step('which the queue does not offer', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
      await userEvent.type(palette.getByRole('combobox'), 'submit');
      await expect(await palette.findByText('Nothing matches')).toBeVisible();
    });
  },
};

export const KeysIntoTheFormAndOutOfANote: Story = {
  play: async ({ step, userEvent }) => {
    await openFromTheQueue({ userEvent });
    await step('F leads to the first field that is empty and says what it needs', async () => {
      await userEvent.click((await decision()).getByRole('radio', { name: 'On hold' }));
      (document.activeElement instanceof HTMLElement ? document.activeElement : null)?.blur();
      // A frame may come before the error is rendered.
      const frame = spyOn(window, 'requestAnimationFrame').mockImplementation(run => {
        run(0);
        return 0;
      });
      await userEvent.keyboard('f');
      frame.mockRestore();
      const reasons = (await decision()).getByRole('combobox', { name: /Hold reason/ });
      await waitFor(() => expect(reasons).toHaveFocus());
      await expect(reasons).toBeInvalid();
    });
    await step('Esc leaves a note, and keys work again', async () => {
      (document.activeElement instanceof HTMLElement ? document.activeElement : null)?.blur();
      await userEvent.keyboard('n');
      const note = await screen.findByRole('textbox', { name: 'Comment' });
      await waitFor(() => expect(note).toHaveFocus());
      await userEvent.keyboard('{Escape}s');
      await expect(note).toHaveValue('');
      await waitFor(async () =>
        expect((await decision()).getByRole('radio', { name: 'On hold' })).toHaveFocus(),
      );
    });
  },
};
