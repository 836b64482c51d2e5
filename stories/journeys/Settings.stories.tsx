import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { changeSettings, settingsAnswers, settingsDesk } from './desk/settings';
import { theProduct } from './theProduct';

const { story, desk, expectSent, hold } = theProduct(() => inMemoryServer(settingsDesk(), settingsAnswers), {
  address: '/admin/settings',
  as: staff.superUser,
});

/** A super user changes what is charged and allowed, while a colleague does the same. */
const meta = {
  title: 'Journeys/Administration/Settings',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const field = async (name: RegExp) => screen.findByRole('textbox', { name });
async function type({ userEvent }: Pick<Acts, 'userEvent'>, name: RegExp, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}
async function save({ userEvent }: Pick<Acts, 'userEvent'>) {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: 'Change Settings' }));
}

export const ChangedByTwoPeople: Story = {
  parameters: { covers: ['XR-033.d', 'M1.f'] },
  play: async acts => {
    const { step } = acts;
    await step('the settings are read', async () => {
      await field(/Penal rate/);
      await expectSent(contract.lenderSettings.read, { to: 'GET /api/v1/admin/settings' });
    });
    await step('a colleague changes the waiver limit while the penal rate is typed', async () => {
      await type(acts, /Penal rate/, '2.5');
      await type(acts, /Reason/, 'Board of 15 Nov');
      changeSettings(desk(), { waiverLimit: 900 }, { by: 'Asha Menon', reason: 'Audit' });
      await save(acts);
    });
    await step(
      'the change of a colleague is said with their name, what holds now stands there, and what was typed stays',
      async () => {
        const said = await screen.findByRole('alert');
        await expect(said).toHaveTextContent('Asha Menon has changed the settings meanwhile');
        await expect(
          await screen.findByText('Today: Rs. 1,000.00. From 16 Nov 2026: Rs. 900.00'),
        ).toBeVisible();
        await expect(await field(/Penal rate/)).toHaveValue('2.5');
      },
    );
    await step('saved again, only the own change is sent, on what holds now', async () => {
      const give = hold(contract.lenderSettings.change);
      await save(acts);
      await expect(await screen.findByRole('button', { busy: true })).toBeVisible();
      give();
      const sent = (version: number) => ({
        to: 'POST /api/v1/admin/settings',
        body: { version, changed: { penalPercent: 2.5 }, reason: 'Board of 15 Nov' },
      });
      await expectSent(contract.lenderSettings.change, sent(1), sent(2));
    });
    await step(
      'A default is changed: the page says what holds from then on, and the form begins anew',
      async () => {
        await expect(await screen.findByText('Today: 2 %. From 16 Nov 2026: 2.5 %')).toBeVisible();
        await expect(desk().settings.next).toMatchObject({ penalPercent: 2.5, waiverLimit: 900 });
        await waitFor(async () => expect(await field(/Reason/)).toHaveValue(''));
        await expect(screen.queryByRole('alert')).toBeNull();
      },
    );
  },
};
