import { contract } from '@lending-desk/domain/contract';
import type { StaffMember } from '@lending-desk/domain/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { members } from '../fixtures/members';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { inMemoryServer } from './desk/desk';
import { accounts, staffAnswers, staffDesk } from './desk/staff';
import { placeInHistory, theProduct } from './theProduct';

const versionOf = ({ idString }: StaffMember) => accounts.find(one => one.idString === idString)?.version;
const { story, expectSent, refuse, hold } = theProduct(() => inMemoryServer(staffDesk(), staffAnswers), {
  address: '/admin/staff',
  as: staff.superUser,
});

/** A super user looks after the accounts of staff, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Administration/Staff accounts',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function open({ userEvent }: Acts, { fullName }: StaffMember) {
  const table = within(await screen.findByRole('grid', { name: 'Staff' }));
  await userEvent.click(await table.findByRole('row', { name: new RegExp(fullName) }));
  return dialog(fullName);
}
const pathOf = ({ idString }: StaffMember, what: string) => `POST /api/v1/admin/staff/${idString}/${what}`;
const readList = { to: 'GET /api/v1/admin/staff' };

export const ApprovesASignUp: Story = {
  parameters: { covers: ['XR-032.a'] },
  play: async ({ step, userEvent }) => {
    const { waiting } = members;
    const account = await open({ userEvent }, waiting);
    await expectSent(contract.staff.list, readList);
    const sent = {
      to: pathOf(waiting, 'approve'),
      body: { roles: ['ROLE_CREDIT_USER', 'ROLE_VAS'], version: versionOf(waiting) },
    };
    await userEvent.click(account.getByRole('checkbox', { name: 'Value-added services' }));
    await userEvent.click(account.getByRole('checkbox', { name: 'Underwriter' }));
    await step('an account that was changed meanwhile is refused, and the list is read again', async () => {
      refuse(contract.staff.approve, 409, 'This account was changed by somebody else');
      await userEvent.click(account.getByRole('button', { name: 'Approve' }));
      await expect(await account.findByText('This account was changed by somebody else')).toBeVisible();
      await expectSent(contract.staff.approve, sent);
      await expectSent(contract.staff.list, readList);
    });
    await step('The chosen roles are given', async () => {
      await userEvent.click(account.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.getByText('Deepa Pillai can sign in')).toBeVisible());
      await expectSent(contract.staff.approve, sent);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('the row shows what was answered', async () => {
      await expect(await screen.findByRole('row', { name: /Deepa Pillai.*Underwriter/ })).toBeVisible();
    });
  },
};

export const FindsAnAccount: Story = {
  play: async ({ step, userEvent }) => {
    const { disabled, waiting } = members;
    const box = () => screen.findByRole('searchbox', { name: 'Search by name or email' });
    await step(
      'a name and a state narrow the list, and stand in the address, which is one page',
      async () => {
        await box();
        const page = placeInHistory();
        await userEvent.type(await box(), 'naveen');
        await userEvent.click(screen.getByRole('button', { name: /^State: / }));
        await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Waiting' }));
        await waitFor(() => expect(location.search).toBe('?search=naveen&state=pending'));
        await expect(placeInHistory()).toBe(page);
        await expect(await screen.findByText(/has “naveen” in it/)).toBeVisible();
      },
    );
    await step('Show everybody takes both back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
      await expect(await screen.findByRole('row', { name: new RegExp(waiting.fullName) })).toBeVisible();
      await expect(location.search).toBe('');
      await expect(await box()).toHaveValue('');
    });
    await step('neither does a name that is deleted again stay in the address', async () => {
      await userEvent.type(await box(), 'd');
      await waitFor(() => expect(location.search).toBe('?search=d'));
      await userEvent.clear(await box());
      await waitFor(() => expect(location.search).toBe(''));
    });
    await step('of the own account nothing can be changed, and the buttons say so', async () => {
      const own = await open({ userEvent }, members.self);
      await expect(own.getByRole('button', { name: 'Disable…' })).toHaveAccessibleDescription(
        'You cannot change your own account',
      );
      await userEvent.click(own.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('why an order was refused is forgotten with its dialog, whose row is marked', async () => {
      const account = await open({ userEvent }, disabled);
      refuse(contract.staff.enable, 409, 'This account was changed by somebody else');
      await userEvent.click(account.getByRole('button', { name: 'Enable account' }));
      await expect(await account.findByText('This account was changed by somebody else')).toBeVisible();
      await userEvent.click(account.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByRole('row', { selected: true })).toHaveTextContent(disabled.fullName);
      const again = await open({ userEvent }, disabled);
      await expect(again.getByRole('button', { name: 'Enable account' })).toBeEnabled();
      await expect(again.queryByText('This account was changed by somebody else')).toBeNull();
    });
  },
};

export const RejectsASignUp: Story = {
  parameters: { covers: ['XR-032.b'] },
  play: async ({ step, userEvent }) => {
    const { waiting } = members;
    const account = await open({ userEvent }, waiting);
    await userEvent.click(account.getByRole('button', { name: 'Reject…' }));
    const asked = await dialog('Reject the sign-up of Deepa Pillai?');
    await userEvent.type(asked.getByRole('textbox', { name: 'Reason' }), ' Nobody knows them ');
    const sent = {
      to: pathOf(waiting, 'reject'),
      body: { reason: 'Nobody knows them', version: versionOf(waiting) },
    };
    await expectSent(contract.staff.list, readList);
    await step('a refusal for what was sent reads nothing again', async () => {
      refuse(contract.staff.reject, 422, 'Give a longer reason');
      await userEvent.click(asked.getByRole('button', { name: 'Reject sign-up' }));
      await expect(await asked.findByText('Give a longer reason')).toBeVisible();
      await expectSent(contract.staff.reject, sent);
    });
    await step(
      'one for what the account is by now stands in the dialog; the list is read again',
      async () => {
        refuse(contract.staff.reject, 409, 'Only an account that waits can be rejected');
        await userEvent.click(asked.getByRole('button', { name: 'Reject sign-up' }));
        await expect(await asked.findByText('Only an account that waits can be rejected')).toBeVisible();
        await expectSent(contract.staff.reject, sent);
        await expectSent(contract.staff.list, readList);
      },
    );
    await step('the reason is sent without spaces around it', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Reject sign-up' }));
      await waitFor(() => expect(screen.getByText('The sign-up of Deepa Pillai was rejected')).toBeVisible());
      await expectSent(contract.staff.reject, sent);
      await expectSent(contract.staff.list);
    });
  },
};

export const ChangesAnActiveAccount: Story = {
  play: async ({ step, userEvent }) => {
    const { underwriter } = members;
    const version = versionOf(underwriter) ?? 0;
    await step('A role is added to those the person has', async () => {
      const account = await open({ userEvent }, underwriter);
      await userEvent.click(account.getByRole('checkbox', { name: 'Value-added services' }));
      await userEvent.click(account.getByRole('button', { name: 'Save roles' }));
      await waitFor(() => expect(screen.getByText('The roles of Rohit Kulkarni were changed')).toBeVisible());
      await expectSent(contract.staff.changeRoles, {
        to: pathOf(underwriter, 'roles'),
        body: { roles: ['ROLE_CREDIT_USER', 'ROLE_VAS'], version },
      });
    });
    await step('A link for a new password is made, to be handed to the person', async () => {
      const account = await open({ userEvent }, underwriter);
      const give = hold(contract.staff.resetPassword);
      await userEvent.click(account.getByRole('button', { name: 'Link for a new password' }));
      await account.findByRole('button', { name: /^Making the link/, busy: true });
      // Closed meanwhile it would be lost.
      await userEvent.keyboard('{Escape}');
      give();
      await expect(await account.findByText('Give this link to Rohit Kulkarni')).toBeVisible();
      await expect(account.getByText(/^It works once, until 22 Nov 2026, 12:00 pm/)).toBeVisible();
      await expect(account.getByText(/\/reset-password#made-for-rohit$/)).toBeVisible();
      await expectSent(contract.staff.resetPassword, { to: pathOf(underwriter, 'reset-password') });
    });
    await step('all sessions are ended, once it was asked', async () => {
      const account = await dialog(underwriter.fullName);
      await userEvent.click(account.getByRole('button', { name: 'End all sessions…' }));
      await expectSent(contract.staff.endSessions);
      await userEvent.click(await screen.findByRole('button', { name: 'End all sessions' }));
      await waitFor(() => expect(screen.getByText('Rohit Kulkarni was signed out everywhere')).toBeVisible());
      await expectSent(contract.staff.endSessions, { to: pathOf(underwriter, 'end-sessions') });
    });
    await step('The account is disabled; the last super user would be refused', async () => {
      const account = await open({ userEvent }, underwriter);
      await userEvent.click(account.getByRole('button', { name: 'Disable…' }));
      refuse(contract.staff.disable, 409, 'This is the last super user');
      await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
      await expect(await screen.findByText('This is the last super user')).toBeVisible();
      const give = hold(contract.staff.disable);
      await userEvent.click(screen.getByRole('button', { name: 'Disable account' }));
      await expect(await screen.findByRole('button', { name: /^Disabling/, busy: true })).toBeVisible();
      give();
      await waitFor(() => expect(screen.getByText('Rohit Kulkarni can no longer sign in')).toBeVisible());
      const sent = { to: pathOf(underwriter, 'disable'), body: { version: version + 2 } };
      await expectSent(contract.staff.disable, sent, sent);
    });
    await step('Another account is enabled again', async () => {
      const { disabled } = members;
      const account = await open({ userEvent }, disabled);
      await userEvent.click(account.getByRole('button', { name: 'Enable account' }));
      await waitFor(() => expect(screen.getByText('Naveen Rathore can sign in again')).toBeVisible());
      await expectSent(contract.staff.enable, {
        to: pathOf(disabled, 'enable'),
        body: { version: versionOf(disabled) },
      });
    });
  },
};

export const TheAccountsCannotBeRead: Story = {
  beforeEach: async context => {
    const end = await story.beforeEach(context);
    refuse(contract.staff.list, 422, 'The accounts are being moved');
    return end;
  },
  play: async ({ step, userEvent }) => {
    await step('a list that cannot be read says why, and is read again by one press', async () => {
      await expect(await screen.findByText(/The accounts are being moved/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await expect(await screen.findByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
      await expectSent(contract.staff.list, readList, readList);
    });
    await step('one that was read stays when it cannot be read again', async () => {
      refuse(contract.staff.list, 422, 'The accounts are being moved');
      window.dispatchEvent(new Event('visibilitychange'));
      await expectSent(contract.staff.list, readList);
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'deepa');
      await expect(screen.getByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
    });
  },
};
