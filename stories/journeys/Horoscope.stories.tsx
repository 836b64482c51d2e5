import { contract } from '@lending-desk/domain/contract';
import { categories, signs } from '@lending-desk/domain/horoscope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { horoscopeAnswers, type HoroscopeDesk, horoscopeDesk } from './desk/horoscope';
import { monday, savedBy, seenBy, weekOf } from './Horoscope.cases';
import { theProduct } from './theProduct';

const { story, expectSent, refuse } = seenBy(staff.superUser);

/** The weekly horoscope, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/VAS and horoscope/Horoscope',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const leave = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

export const ATextThatIsNotSavedIsNotLeftUnasked: Story = {
  play: async ({ step, userEvent }) => {
    const aries = within(await screen.findByRole('region', { name: 'Aries' }));
    const [text] = aries.getAllByRole('textbox');
    if (!text) throw new Error('Aries has no text');
    const page = screen.getByRole('link', { name: 'VAS Feedback' });
    await step('the calendar marks the week that is saved', async () => {
      await expect(await screen.findByRole('button', { name: 'Monday 16 Nov 2026, saved' })).toBeVisible();
    });
    await step('with a text typed, another page asks first; staying keeps the text', async () => {
      await userEvent.type(text, 'Walk after lunch');
      await userEvent.click(page);
      await userEvent.click(within(await leave()).getByRole('button', { name: 'Stay' }));
      await expect(text).toHaveValue('Walk after lunch');
      await expect(location.pathname).toBe('/florence-club/horoscope');
    });
    await step('so does another week, which is left with its mark', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Monday 16 Nov 2026, saved' }));
      await userEvent.click(within(await leave()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(location.search).toBe('?date=2026-11-16'));
      await expect(await screen.findByRole('button', { name: 'Monday 23 Nov 2026, draft' })).toBeVisible();
    });
    await step('a week without a text typed is left without a question', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'VAS Feedback' }));
      await waitFor(() => expect(location.pathname).toBe('/vas/vas-feedback'));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

export const SavesAWeek: Story = {
  parameters: {
    covers: [
      'HO-007.a',
      'HO-003.d',
      'HO-006.b',
      'HO-008.a',
      'HO-008.b',
      'HO-009.a',
      'HO-009.b',
      'HO-009.c',
      'HO-009.d',
      'HO-010.a',
      'HO-010.b',
      'HO-011.a',
      'HO-011.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('the week of the address and the saved weeks are read', async () => {
      await expect(await screen.findByRole('button', { name: 'Monday 16 Nov 2026, saved' })).toBeVisible();
      await expectSent(contract.horoscope.read, {
        to: `GET /api/v1/florence-club/predictions?date=${monday}`,
      });
      await expectSent(contract.horoscope.weeks, { to: 'GET /api/v1/florence-club/weeks' });
    });
    const [sign, other] = ['Aries', 'Pisces'];
    const [first] = within(await screen.findByRole('region', { name: sign })).getAllByRole('textbox');
    const last = within(await screen.findByRole('region', { name: other }))
      .getAllByRole('textbox')
      .at(-1);
    if (!first || !last) throw new Error('A sign has no text');
    await userEvent.type(first, 'Walk after lunch');
    await userEvent.type(last, 'Call a friend');
    const textOf = (sign: string, category: string) => {
      if (sign === signs[0] && category === categories[0]) return 'Walk after lunch';
      return sign === signs.at(-1) && category === categories.at(-1) ? 'Call a friend' : '';
    };
    const predictions = Object.fromEntries(
      signs.map(sign => [
        sign,
        categories.map(category => ({ category, prediction: textOf(sign, category) })),
      ]),
    );
    const sent = {
      to: 'POST /api/v1/florence-club/save-predictions',
      body: { date: monday, version: 4, predictions },
      hasKey: true,
    };
    await step(
      "a failed save shows the error messages, not 'Saved Successfully', and the texts stay",
      async () => {
        refuse(contract.horoscope.save, 400, ['Only Mondays begin a week', 'Nothing was saved']);
        await userEvent.click(screen.getByRole('button', { name: 'Save' }));
        await expect(await screen.findByText(/Only Mondays begin a week/)).toHaveTextContent(
          'Nothing was saved',
        );
        await expect(screen.queryByText('Saved Successfully')).toBeNull();
        await expectSent(contract.horoscope.save, sent);
        await expect(first).toHaveValue('Walk after lunch');
      },
    );
    await step('success false with the status 200 is a failed save as well', async () => {
      refuse(contract.horoscope.save, 200, ['The week is being printed']);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText(/The week is being printed/)).toBeVisible();
      await expect(screen.queryByText('Saved Successfully')).toBeNull();
      await expectSent(contract.horoscope.save, sent);
    });
    await step('what the alert said was of the texts as they were', async () => {
      await userEvent.type(first, '!');
      await waitFor(() => expect(screen.queryByText(/The week is being printed/)).toBeNull());
      await userEvent.type(first, '{Backspace}');
    });
    await step(
      'pressed twice it is saved once: saving carries per sign a list of category and prediction, each text in its own field only, and the date of the Monday chosen',
      async () => {
        const save = screen.getByRole('button', { name: 'Save' });
        save.click();
        save.click();
        await expect(await screen.findByText('Saved Successfully')).toBeVisible();
        await expect(screen.queryByText(/Only Mondays begin a week|The week is being printed/)).toBeNull();
        await expectSent(contract.horoscope.save, sent);
        await expectSent(contract.horoscope.weeks, { to: 'GET /api/v1/florence-club/weeks' });
        await expectSent(contract.horoscope.read);
      },
    );
  },
};

const copying = theProduct(
  () =>
    inMemoryServer(horoscopeDesk(), [
      answering(contract.horoscope.read, (_desk: HoroscopeDesk, _viewer, { date }) => ({
        data: {
          date,
          version: 4,
          predictions: weekOf(date === monday ? {} : { aries: 'Rest well', leo: 'Run slowly' }),
          savedBy: null,
          savedOn: null,
        },
      })),
      ...horoscopeAnswers,
    ]),
  {
    address: `/florence-club/horoscope?date=${monday}`,
    as: staff.superUser,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

export const CopiesTheWeekBefore: Story = {
  ...copying.story,
  play: async ({ step, userEvent }) => {
    const aries = await savedBy('Aries', 2);
    const leo = await savedBy('Leo', 2);
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Copy last week' }));
    const read = (date: string) => ({ to: `GET /api/v1/florence-club/predictions?date=${date}` });
    await step('what is typed while it is read stays; the others are copied and counted', async () => {
      const give = copying.hold(contract.horoscope.read);
      await press();
      await userEvent.type(aries.text, 'Walk after lunch');
      give();
      await expect(
        await screen.findByText('Copied 1 text of the week of 16 Nov 2026. Not saved yet'),
      ).toBeVisible();
      await expect(leo.text).toHaveValue('Run slowly');
      await expect(aries.text).toHaveValue('Walk after lunch');
      await copying.expectSent(contract.horoscope.read, read(monday), read('2026-11-16'));
    });
    await step('once more there is nothing to copy, which is not said of what is saved', async () => {
      await press();
      const nothing = 'Nothing was copied: every text is written already';
      await expect(await screen.findByText(nothing)).toBeVisible();
      await userEvent.click(aries.save);
      await expect(await screen.findByText('Saved Successfully')).toBeVisible();
      await expect(screen.queryByText(nothing)).toBeNull();
    });
    await step(
      'an earlier reading that answers after a save does not bring back the texts before it',
      async () => {
        await userEvent.click(screen.getByRole('link', { name: 'VAS Feedback' }));
        await waitFor(() => expect(location.pathname).toBe('/vas/vas-feedback'));
        copying.sleep(60_000);
        const giveLate = copying.hold(contract.horoscope.read);
        history.back();
        const again = await savedBy('Leo', 2);
        await copying.expectSent(contract.horoscope.read, read(monday));
        await userEvent.type(again.text, ' at dusk');
        await userEvent.click(again.save);
        await expect(await screen.findByText('Saved Successfully')).toBeVisible();
        giveLate();
        await userEvent.click(again.text);
        await expect(again.text).toHaveValue('Run slowly at dusk');
      },
    );
  },
};
