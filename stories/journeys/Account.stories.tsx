import type { OpenSession } from '@lending-desk/domain/account';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { here, old, there } from '../fixtures/sessions';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer, type SignInDesk } from './desk/desk';
import { theProduct } from './theProduct';

interface AccountDesk extends SignInDesk {
  browsers: readonly OpenSession[];
}

const answers = [
  answering(contract.account.sessions, ({ browsers }: AccountDesk) => ({
    data: { sessions: [...browsers] },
  })),
  answering(contract.account.endSession, (desk: AccountDesk, _viewer, { idString }) => {
    desk.browsers = desk.browsers.filter(one => one.idString !== idString);
    return { data: { sessions: [...desk.browsers] } };
  }),
  answering(contract.account.endOtherSessions, (desk: AccountDesk) => {
    desk.browsers = desk.browsers.filter(({ current }) => current);
    return { data: { sessions: [...desk.browsers] } };
  }),
  answering(contract.account.changePassword, () => ({})),
];
const deskOf = (): AccountDesk => ({
  people: [staff.vas],
  sessions: new Map(),
  browsers: [here, there, old],
});
const { story, expectSent, refuse, hold } = theProduct(() => inMemoryServer(deskOf(), answers), {
  address: '/account',
  as: staff.vas,
});

/** A person's own sessions and password, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Account',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const browsers = (...names: readonly string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('table', { name: 'Sessions' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(names.map(name => expect.stringContaining(name))),
  );
const read = { to: 'GET /api/v1/account/sessions' };

export const SignsOutOtherBrowsers: Story = {
  parameters: { covers: ['XR-005.a', 'XR-005.b'] },
  play: async ({ step, userEvent }) => {
    await step('the browsers of this person are read, this one first', async () => {
      await browsers('Chrome', 'Firefox', 'Unknown browser');
      await expectSent(contract.account.sessions, read);
    });
    const one = await screen.findByRole('button', { name: /^Sign out Firefox on Windows/ });
    const sent = { to: `POST /api/v1/account/sessions/${there.idString}/end` };
    await step('a refusal says why, and the browser stays in the list', async () => {
      refuse(contract.account.endSession, 404, ['Gone a moment ago', 'This session does not exist']);
      await userEvent.click(one);
      await expect(await screen.findByText('This session does not exist')).toBeVisible();
      await browsers('Chrome', 'Firefox', 'Unknown browser');
      await expectSent(contract.account.endSession, sent);
    });
    await step('the one that is pressed is ended, and the answered list is shown', async () => {
      const give = hold(contract.account.endSession);
      await userEvent.click(await screen.findByRole('button', { name: /^Sign out Firefox on Windows/ }));
      await waitFor(() =>
        expect(
          screen.getAllByRole('button', { busy: true }).map(it => it.getAttribute('aria-label')),
        ).toEqual([expect.stringMatching(/^Sign out Firefox on Windows/)]),
      );
      give();
      await browsers('Chrome', 'Unknown browser');
      await expect(screen.queryByText('This session does not exist')).toBeNull();
      await expectSent(contract.account.endSession, sent);
    });
    await step('all others are ended by a call of its own', async () => {
      await expectSent(contract.account.endOtherSessions);
      await userEvent.click(screen.getByRole('button', { name: 'Sign out all others' }));
      await browsers('Chrome');
      await expectSent(contract.account.endOtherSessions, { to: 'POST /api/v1/account/end-other-sessions' });
      await expectSent(contract.account.endSession);
      await expectSent(contract.account.sessions);
    });
  },
};

export const ChangesThePassword: Story = {
  play: async ({ step, userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    await expectSent(contract.account.sessions, read);
    const sent = {
      to: 'POST /api/v1/account/password',
      body: { current: 'demo-Passw0rd', next: ' Monsoon-2026-Rain ' },
    };
    await userEvent.type(form.getByLabelText(/^Current password/), sent.body.current);
    await userEvent.type(form.getByLabelText(/^New password/), sent.body.next);
    const press = async () => userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await step('what is wrong with a password stands at its field', async () => {
      const why = 'This password is known to be stolen';
      refuse(contract.account.changePassword, 400, why, undefined, { next: why });
      await press();
      await waitFor(() =>
        expect(form.getByLabelText(/^New password/)).toHaveAccessibleDescription(
          expect.stringContaining(why),
        ),
      );
      await expectSent(contract.account.changePassword, sent);
    });
    await step('a wrong current password is refused at its field, in the words of the server', async () => {
      const why = 'The current password is wrong';
      refuse(contract.account.changePassword, 400, why, undefined, { current: why });
      await press();
      await waitFor(() =>
        expect(form.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
          expect.stringContaining(why),
        ),
      );
      await expectSent(contract.account.changePassword, sent);
      await expectSent(contract.account.sessions);
    });
    await step('both passwords are sent as they were typed, and the sessions are read again', async () => {
      await press();
      await expect(
        await form.findByText('Your password was changed. Other browsers were signed out.'),
      ).toBeVisible();
      await expectSent(contract.account.changePassword, sent);
      await expectSent(contract.account.sessions, read);
    });
    await step('nothing of it is kept: who comes back to the page finds it as new', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'VAS Feedback' }));
      await screen.findByRole('button', { name: 'Fetch Loan' });
      history.back();
      await expect(await screen.findByRole('form', { name: 'Change password' })).toBeVisible();
      await expect(screen.queryByText(/^Your password was changed/)).toBeNull();
      await expectSent(contract.account.sessions, read);
    });
  },
};

export const LogsOutHere: Story = {
  play: async ({ step, userEvent }) => {
    await step('who reads loans at no desk has no bell, and no mentions are asked for', async () => {
      await screen.findByRole('table', { name: 'Sessions' });
      await expect(screen.queryByRole('button', { name: /^Mentions/ })).toBeNull();
      await expectSent(contract.mentions.list);
    });
    await step('Home is shown, and nothing asks to sign in again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expectSent(contract.signin.logout, { to: 'POST /api/v1/auth/logout' });
    });
  },
};
