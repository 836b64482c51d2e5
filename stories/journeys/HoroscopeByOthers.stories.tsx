import { contract } from '@lending-desk/domain/contract';
import type { Sign } from '@lending-desk/domain/horoscope';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { monday, savedBy, seenBy, weekOf } from './Horoscope.cases';

const { story, desk, expectSent, refuse } = seenBy(staff.superUser);

/** The weekly horoscope, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/VAS and horoscope/Horoscope',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a colleague has saved meanwhile. */
const savedMeanwhile = (version: number, texts: Partial<Record<Sign, string>>) => ({
  date: monday,
  version,
  predictions: weekOf(texts),
  savedBy: 'Asha Menon',
  savedOn: '2026-11-21T06:29:00.000Z',
});

export const AColleagueSavesTheSameWeek: Story = {
  parameters: { covers: ['XR-014.b'] },
  play: async ({ step, userEvent }) => {
    const { text, save } = await savedBy('Aries', 2);
    const conflict = async () =>
      within(await screen.findByRole('alertdialog', { name: 'This week was saved meanwhile' }));
    const words = 'The week was saved meanwhile';
    const [aries, taurus, gemini] = ['Walk after lunch', 'Rest well', 'Drink water'];
    await step('what she saved meanwhile stands beside what was typed', async () => {
      refuse(contract.horoscope.save, 409, words, savedMeanwhile(7, { taurus }));
      await userEvent.type(text, aries);
      await userEvent.click(save);
      await expect((await conflict()).getByText(taurus)).toBeVisible();
      await expect(
        (await conflict()).getByText(/^Asha Menon saved this week after you opened it/),
      ).toBeVisible();
    });
    await step('decided later, what was typed stays, and is compared when it is saved again', async () => {
      await userEvent.click((await conflict()).getByRole('button', { name: 'Decide later' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(text).toHaveValue(aries);
      refuse(contract.horoscope.save, 409, words, savedMeanwhile(7, { taurus }));
      await userEvent.click(save);
      await conflict();
    });
    await step('both go on; what she saves after that is compared with what she had saved', async () => {
      refuse(contract.horoscope.save, 409, words, savedMeanwhile(8, { taurus, gemini }));
      await userEvent.click((await conflict()).getByRole('button', { name: 'Go on with these' }));
      await expect(await (await conflict()).findByText(gemini)).toBeVisible();
      await expect((await conflict()).queryByText(taurus)).toBeNull();
    });
    await step('each text goes on with mine or theirs, saved on what holds now', async () => {
      await userEvent.click((await conflict()).getByRole('button', { name: 'Go on with these' }));
      await expect(await screen.findByText('Saved Successfully')).toBeVisible();
      const sent = (version: number, texts: Partial<Record<Sign, string>>) => ({
        to: 'POST /api/v1/florence-club/save-predictions',
        body: { date: monday, version, predictions: weekOf(texts) },
        hasKey: true,
      });
      await expectSent(
        contract.horoscope.save,
        sent(4, { aries }),
        sent(4, { aries }),
        sent(7, { aries, taurus }),
        sent(8, { aries, taurus, gemini }),
      );
    });
  },
};

export const TheSessionEndsWhileItIsSaved: Story = {
  play: async ({ step, userEvent }) => {
    const { text, save } = await savedBy('Aries');
    await step('the login dialog says it, and the page no failure; what was typed stays', async () => {
      await userEvent.type(text, 'Walk after lunch');
      desk().sessions.clear();
      await userEvent.click(save);
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(text).toHaveValue('Walk after lunch');
      const page = document.getElementById('page');
      await expect(page).not.toHaveTextContent(messages.auth.loginExpiredText);
    });
  },
};

const byAdmin = seenBy({ ...staff.support, roles: ['ROLE_CUSTOMER_SERVICE_ADMIN'] });

export const ACustomerSupportAdminSaves: Story = {
  ...byAdmin.story,
  parameters: { ...byAdmin.story.parameters, covers: ['HO-006.b'] },
  play: async ({ step, userEvent }) => {
    await step('Save is enabled for a customer support admin', async () => {
      const { text, save } = await savedBy('Leo');
      await userEvent.type(text, 'Walk');
      await userEvent.click(save);
      await expect(await screen.findByText('Saved Successfully')).toBeVisible();
    });
  },
};

const byAgent = seenBy(staff.support);

export const CustomerSupportReads: Story = {
  ...byAgent.story,
  parameters: { ...byAgent.story.parameters, covers: ['HO-006.c'] },
  play: async ({ step, userEvent }) => {
    await step('others see Save disabled with the reason, and can write nothing', async () => {
      const { text, save } = await savedBy('Leo');
      await expect(save).toHaveAccessibleDescription('Only a customer support admin can save predictions');
      await userEvent.click(save);
      await expect(text).toHaveAttribute('readonly');
      await byAgent.expectSent(contract.horoscope.save);
    });
  },
};
