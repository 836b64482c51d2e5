import { instant } from '@lending-desk/domain/calendar';
import { StaffDialog, type StaffDialogProps } from '@lending-desk/ui/staff/StaffDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { clickAsAPerson } from '../clickAsAPerson';
import { members } from '../fixtures/members';
import { staff } from '../fixtures/staff';
import { keepsEditing } from '../keepsEditing';
import { factsOf } from '../panels';

const meta = {
  title: 'Administration/Dialogs/Account of staff',
  component: StaffDialog,
  args: {
    person: members.underwriter,
    viewerId: staff.superUser.idString,
    run: { state: 'idle' },
    onOrder: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StaffDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const question = async () => within(await screen.findByRole('alertdialog'));

export const NoRoleYet: Story = {
  args: { person: members.waiting },
  parameters: { states: ['empty'] },
  play: async () => {
    const inside = await dialog('Deepa Pillai');
    const roles = inside.getAllByRole<HTMLInputElement>('checkbox');
    await expect(roles.filter(role => role.checked)).toEqual([]);
    await expect(inside.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

export const Waiting: Story = {
  args: { person: members.waiting },
  parameters: { covers: ['AU-040.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Deepa Pillai');
    await step('approving needs a role', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Approve' }));
      await expect(inside.getByRole('alert')).toHaveTextContent('Choose at least one role');
      await expect(args.onOrder).not.toHaveBeenCalled();
    });
    await step('Approving gives the roles chosen', async () => {
      await userEvent.click(inside.getByRole('checkbox', { name: 'Value-added services' }));
      await userEvent.click(inside.getByRole('checkbox', { name: 'Underwriter' }));
      await userEvent.click(inside.getByRole('button', { name: 'Approve' }));
      await expect(args.onOrder).toHaveBeenCalledWith({
        action: 'approve',
        roles: ['ROLE_CREDIT_USER', 'ROLE_VAS'],
      });
    });
  },
};

export const RejectedWithAReason: Story = {
  args: { person: members.waiting },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog('Deepa Pillai')).getByRole('button', { name: 'Reject…' }));
    const inside = await dialog('Reject the sign-up of Deepa Pillai?');
    const reason = inside.getByRole('textbox', { name: 'Reason' });
    await expect(inside.getByText('They read it when they try to sign in')).toBeVisible();
    await userEvent.type(reason, 'x{Backspace}{Tab}');
    await expect(inside.queryByText('Reason is required')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Reject sign-up' }));
    await expect(inside.getByText('Reason is required')).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.type(reason, ' Nobody knows them ');
    await userEvent.click(inside.getByRole('button', { name: 'Reject sign-up' }));
    await expect(args.onOrder).toHaveBeenCalledWith({ action: 'reject', reason: 'Nobody knows them' });
  },
};

export const Rejecting: Story = {
  args: { person: members.waiting, run: { state: 'running', action: 'reject' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog('Deepa Pillai')).getByRole('button', { name: 'Reject…' }));
    const inside = await dialog('Reject the sign-up of Deepa Pillai?');
    await userEvent.type(inside.getByRole('textbox', { name: 'Reason' }), 'Nobody knows them');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(inside.getByRole('button', { name: 'Rejecting' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const RejectionRefused: Story = {
  args: { person: members.waiting, run: { state: 'failed', message: 'Only a sign-up can be rejected' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog('Deepa Pillai')).getByRole('button', { name: 'Reject…' }));
    const inside = await dialog('Reject the sign-up of Deepa Pillai?');
    await expect(inside.getByRole('alert')).toHaveTextContent('Only a sign-up can be rejected');
  },
};

export const Active: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Rohit Kulkarni');
    await expect(factsOf(screen.getByRole('dialog'))).toEqual([
      'Email: rohit.kulkarni@lender.example',
      'State: Active',
      'Roles: Underwriter',
      'Signed up: 3 Aug 2026, 10:50 am',
      'Last seen: 21 Nov 2026, 11:18 am',
      'Signed in: in 2 browsers',
    ]);
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull();
    await step('unchanged roles are not saved', async () => {
      const save = inside.getByRole('button', { name: 'Save roles' });
      await expect(save).toHaveAccessibleDescription('The roles are as stored');
      await userEvent.click(save);
      await expect(args.onOrder).not.toHaveBeenCalled();
    });
    await step('other roles replace them', async () => {
      await userEvent.click(inside.getByRole('checkbox', { name: 'Underwriter' }));
      await userEvent.click(inside.getByRole('checkbox', { name: 'Credit admin' }));
      await userEvent.click(inside.getByRole('button', { name: 'Save roles' }));
      await expect(args.onOrder).toHaveBeenCalledWith({
        action: 'changeRoles',
        roles: ['ROLE_CREDIT_ADMIN'],
      });
    });
  },
};

export const DisablingAsksFirst: Story = {
  play: async ({ args, userEvent, step }) => {
    await userEvent.click((await dialog('Rohit Kulkarni')).getByRole('button', { name: 'Disable…' }));
    await step('Cancel leaves the account open', async () => {
      const asked = await question();
      await expect(asked.getByText('Disable Rohit Kulkarni?')).toBeVisible();
      await expect(
        asked.getByText('They are signed out at once and cannot sign in until the account is enabled again.'),
      ).toBeVisible();
      await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(args.onOrder).not.toHaveBeenCalled();
    });
    await userEvent.click((await dialog('Rohit Kulkarni')).getByRole('button', { name: 'Disable…' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Disable account' }));
    await expect(args.onOrder).toHaveBeenCalledWith({ action: 'disable' });
  },
};

export const EndingAllSessionsAsksFirst: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      (await dialog('Rohit Kulkarni')).getByRole('button', { name: 'End all sessions…' }),
    );
    const asked = await question();
    await expect(asked.getByText('Sign Rohit Kulkarni out everywhere?')).toBeVisible();
    await expect(
      asked.getByText('Their next click asks them to sign in again. What they typed stays in their browser.'),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'End all sessions' }));
    await expect(args.onOrder).toHaveBeenCalledWith({ action: 'endSessions' });
  },
};

export const LinkForANewPassword: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Rohit Kulkarni');
    await expect(inside.queryByText(/reset-password/)).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Link for a new password' }));
    await expect(args.onOrder).toHaveBeenCalledWith({ action: 'resetPassword' });
  },
};

const address = 'https://desk.lender.example/reset-password#aW52ZW50ZWQgZm9yIHRoaXMgc3RvcnkuIE5vYm9keQ';

export const LinkMade: Story = {
  args: { link: { address, expiresAt: instant('2026-11-22T06:00:00.000Z') } },
  play: async () => {
    const inside = await dialog('Rohit Kulkarni');
    await expect(inside.getByText(address)).toBeVisible();
    await expect(inside.getByText(/^It works once, until 22 Nov 2026, 11:30 am/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const SignedInNowhere: Story = {
  args: { person: members.signedOut },
  play: async ({ args, userEvent }) => {
    const end = (await dialog('Imran Shaikh')).getByRole('button', { name: 'End all sessions…' });
    await expect(end).toHaveAccessibleDescription('Not signed in anywhere');
    await userEvent.click(end);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { person: members.disabled },
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Naveen Rathore');
    await expect(inside.queryByRole('button', { name: 'Disable…' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Enable account' }));
    await expect(args.onOrder).toHaveBeenCalledWith({ action: 'enable' });
  },
};

export const Rejected: Story = {
  args: { person: members.rejected },
  play: async () => {
    const inside = await dialog('Gauri Patwardhan');
    await expect(inside.getByText('Nobody of this name works in the branch')).toBeVisible();
    await expect(inside.queryByRole('checkbox')).toBeNull();
    await expect(factsOf(screen.getByRole('dialog'))).toEqual([
      'Email: gauri.patwardhan@lender.example',
      'State: Rejected',
      'Rejected because: Nobody of this name works in the branch',
      'Roles: –',
      'Signed up: 3 Aug 2026, 10:50 am',
      'Last seen: Never',
      'Signed in: –',
    ]);
    const [close, ...others] = inside.getAllByRole('button');
    await expect(close).toHaveAccessibleName('Close');
    await expect(others).toEqual([]);
  },
};

export const TheirOwnAccount: Story = {
  args: { person: members.self },
  parameters: { states: ['notPermitted'], covers: ['XR-032.c'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog('Meera Subramanian');
    await expect(inside.getByRole('checkbox', { name: 'Super user' })).toBeDisabled();
    await expect(factsOf(screen.getByRole('dialog'))).toContain('Signed in: in 1 browser');
    await step('Nobody changes their own account', async () => {
      for (const name of ['Disable…', 'End all sessions…', 'Link for a new password', 'Save roles']) {
        const button = inside.getByRole('button', { name });
        await expect(button).toHaveAccessibleDescription('You cannot change your own account');
        await userEvent.click(button);
      }
      await expect(args.onOrder).not.toHaveBeenCalled();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

export const Saving: Story = {
  args: { run: { state: 'running', action: 'changeRoles' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Rohit Kulkarni');
    await userEvent.click(inside.getByRole('checkbox', { name: 'Credit admin' }));
    await userEvent.click(inside.getByRole('button', { name: 'Saving' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    run: { state: 'failed', message: 'This account was changed by somebody else since you opened it' },
  },
  parameters: { states: ['error'] },
  play: async ({ userEvent }) => {
    const inside = await dialog('Rohit Kulkarni');
    const chosen = inside.getByRole('checkbox', { name: 'Credit admin' });
    await userEvent.click(chosen);
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'This account was changed by somebody else since you opened it',
    );
    await expect(chosen).toBeChecked();
  },
};

/** The page after a refusal: somebody else has taken a role away meanwhile. What is sent next is stored. */
function ChangedMeanwhile(props: StaffDialogProps) {
  const [roles, setRoles] = useState<StaffDialogProps['person']['roles'] | null>(null);
  const { underwriter } = members;
  return (
    <StaffDialog
      {...props}
      person={roles ? { ...underwriter, roles, version: 2 } : props.person}
      run={
        roles
          ? { state: 'failed', message: 'This account was changed by somebody else since you opened it' }
          : props.run
      }
      onOrder={order => {
        props.onOrder(order);
        setRoles(roles && order.action === 'changeRoles' ? order.roles : ['ROLE_VAS']);
      }}
    />
  );
}

export const ChangedBySomebodyElse: Story = {
  args: { person: { ...members.underwriter, roles: ['ROLE_CREDIT_USER', 'ROLE_VAS'] } },
  render: args => <ChangedMeanwhile {...args} />,
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog('Rohit Kulkarni');
    const box = (name: string) => inside.getByRole('checkbox', { name });
    const save = () => inside.getByRole('button', { name: 'Save roles' });
    await step('a role is added to an account that somebody else has changed', async () => {
      await userEvent.click(box('Credit admin'));
      await userEvent.click(save());
      await expect(args.onOrder).toHaveBeenCalledTimes(1);
    });
    await step('what is stored now is shown beside what was chosen', async () => {
      const said = inside.getByText(/You had chosen/);
      await expect(said).toHaveTextContent(
        'You had chosen: Underwriter, Credit admin, Value-added services. Stored now: Value-added services.',
      );
      await expect(
        inside.getByText('This account was changed by somebody else since you opened it'),
      ).toBeVisible();
      await expect(box('Underwriter')).not.toBeChecked();
      await expect(box('Credit admin')).not.toBeChecked();
    });
    await step('a second press sends nothing: the roles taken away do not come back', async () => {
      await expect(save()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(save());
      await expect(args.onOrder).toHaveBeenCalledTimes(1);
    });
    await step('a new choice is made on what is stored now', async () => {
      await userEvent.click(box('Credit admin'));
      await expect(inside.getByText(/You had chosen/)).toBeVisible();
      await userEvent.click(save());
      await expect(args.onOrder).toHaveBeenLastCalledWith({
        action: 'changeRoles',
        roles: ['ROLE_CREDIT_ADMIN', 'ROLE_VAS'],
      });
    });
    await step('stored as it was chosen, it is not said to be overtaken', async () => {
      await expect(box('Credit admin')).toBeChecked();
      await expect(inside.queryByText(/You had chosen/)).toBeNull();
    });
  },
};

export const LongestName: Story = {
  args: { person: members.longest },
  parameters: { states: ['longest'] },
  play: async () => {
    const inside = await dialog(members.longest.fullName);
    const body = inside.getByRole('group', { name: 'Roles' });
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    await expect(inside.getByText('in 12 browsers')).toBeVisible();
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Rohit Kulkarni');
    await userEvent.click(inside.getByRole('checkbox', { name: 'Credit admin' }));
    await userEvent.keyboard('{Escape}');
    await clickAsAPerson(userEvent.click, inside.getByRole('button', { name: 'Keep editing' }));
    await expect(inside.getByRole('button', { name: 'Save roles' })).toBeEnabled();
    await expect(inside.getByRole('checkbox', { name: 'Credit admin' })).toBeChecked();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const RejectionKeptOnEditing: Story = {
  args: { person: members.waiting },
  play: async ({ args, ...act }) => {
    await act.userEvent.click((await dialog('Deepa Pillai')).getByRole('button', { name: 'Reject…' }));
    await keepsEditing(act, {
      dialog: 'Reject the sign-up of Deepa Pillai?',
      field: 'Reason',
      sent: args.onOrder,
    });
  },
};
