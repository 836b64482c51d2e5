import { contract } from '@lending-desk/domain/contract';
import { emptyWeek, wirePredictionsOf } from '@lending-desk/domain/horoscope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer, type SignInDesk } from './desk/desk';
import { theProduct } from './theProduct';

const monday = '2026-11-23';
const answers = [
  answering(contract.horoscope.weeks, () => ({ data: { weeks: ['2026-11-16'] } })),
  answering(contract.horoscope.read, (_desk: SignInDesk, _viewer, { date }) => ({
    data: { date, version: 0, predictions: wirePredictionsOf(emptyWeek), savedBy: null, savedOn: null },
  })),
];
const { story } = theProduct(
  () => inMemoryServer({ people: [staff.superUser], sessions: new Map() }, answers),
  {
    address: `/florence-club/horoscope?date=${monday}`,
    as: staff.superUser,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

/** The weekly horoscope, in the real app over a desk in memory. */
const meta = { title: 'Journeys/Horoscope', ...story } satisfies Meta;

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
      await userEvent.click(screen.getByRole('button', { name: 'Monday 16 Nov 2026, saved' }));
      await userEvent.click(within(await leave()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(location.search).toBe('?date=2026-11-16'));
      await expect(await screen.findByRole('button', { name: 'Monday 23 Nov 2026, draft' })).toBeVisible();
    });
    await step('a week without a text typed is left without a question', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'VAS Feedback' }));
      await waitFor(() => expect(location.pathname).toBe('/vas/vas-feedback'));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};
