import { contract } from '@lending-desk/domain/contract';
import type { StaffMember } from '@lending-desk/domain/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { members } from '../fixtures/members';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { inMemoryServer } from './desk/desk';
import { staffAnswers, staffDesk } from './desk/staff';
import { theProduct } from './theProduct';

const { story, desk, refuse } = theProduct(() => inMemoryServer(staffDesk(), staffAnswers), {
  address: '/admin/staff',
  as: staff.superUser,
});

/** Days of the super user who decides who may use the product, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Administration/Desk',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = ({ fullName }: StaffMember, says = '') =>
  screen.findByRole('row', { name: new RegExp(`${fullName}.*${says}`) });
const stored = ({ idString }: StaffMember) => desk().accounts.find(one => one.idString === idString);
async function open({ userEvent }: Acts, person: StaffMember) {
  await userEvent.click(await row(person));
  return dialog(person.fullName);
}

export const ANewColleague: Story = {
  play: async ({ step, userEvent }) => {
    const { waiting } = members;
    await step('Deepa has signed up; she waits among the accounts and may not do anything yet', async () => {
      await expect(await row(waiting)).toBeVisible();
      await expect(stored(waiting)).toMatchObject({ state: 'pending', roles: [] });
    });
    await step('Her account is opened, and what she will do is chosen', async () => {
      const account = await open({ userEvent }, waiting);
      await userEvent.click(account.getByRole('checkbox', { name: 'Underwriter' }));
      await expect(account.getByRole('checkbox', { name: 'Underwriter' })).toBeChecked();
    });
    await step('Approved, she can sign in, as an underwriter', async () => {
      await userEvent.click((await dialog(waiting.fullName)).getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.getByText('Deepa Pillai can sign in')).toBeVisible());
      await expect(await row(waiting, 'Underwriter')).toBeVisible();
      await expect(stored(waiting)).toMatchObject({ state: 'active', roles: ['ROLE_CREDIT_USER'] });
    });
  },
};

export const SomebodyNobodyKnows: Story = {
  play: async ({ step, userEvent }) => {
    const { waiting } = members;
    const question = 'Reject the sign-up of Deepa Pillai?';
    await step('Nobody knows who signed up: the account is opened to be rejected', async () => {
      const account = await open({ userEvent }, waiting);
      await userEvent.click(account.getByRole('button', { name: 'Reject…' }));
      await expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
    });
    await step('A reason is written, which stays with the account', async () => {
      await userEvent.type(
        (await dialog(question)).getByRole('textbox', { name: 'Reason' }),
        'Nobody of that name works here',
      );
    });
    await step('Rejected, the account cannot sign in', async () => {
      await userEvent.click((await dialog(question)).getByRole('button', { name: 'Reject sign-up' }));
      await waitFor(() => expect(screen.getByText('The sign-up of Deepa Pillai was rejected')).toBeVisible());
      await expect(stored(waiting)).toMatchObject({
        state: 'rejected',
        rejectedBecause: 'Nobody of that name works here',
      });
    });
  },
};

export const AColleagueLeaves: Story = {
  play: async ({ step, userEvent }) => {
    const { underwriter } = members;
    await step('Rohit’s last day: his account shows what he may do and where he is signed in', async () => {
      const account = await open({ userEvent }, underwriter);
      await expect(account.getByRole('checkbox', { name: 'Underwriter' })).toBeChecked();
    });
    await step('All his sessions are ended; his browsers ask to sign in again', async () => {
      const account = await dialog(underwriter.fullName);
      await userEvent.click(account.getByRole('button', { name: 'End all sessions…' }));
      await userEvent.click(await screen.findByRole('button', { name: 'End all sessions' }));
      await waitFor(() => expect(screen.getByText('Rohit Kulkarni was signed out everywhere')).toBeVisible());
      await expect(stored(underwriter)).toMatchObject({ sessions: 0, state: 'active' });
    });
    await step('A refusal to disable the account says why, and nothing has changed', async () => {
      await userEvent.click(
        (await open({ userEvent }, underwriter)).getByRole('button', { name: 'Disable…' }),
      );
      refuse(contract.staff.disable, 409, 'This account was changed by somebody else');
      await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
      await expect(await screen.findByText('This account was changed by somebody else')).toBeVisible();
      await expect(stored(underwriter)).toMatchObject({ state: 'active' });
    });
    await step('Disabled, he can no longer sign in; the account and what he did are kept', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Disable account' }));
      await waitFor(() => expect(screen.getByText('Rohit Kulkarni can no longer sign in')).toBeVisible());
      await expect(await row(underwriter, 'Disabled')).toBeVisible();
      await expect(stored(underwriter)).toMatchObject({ state: 'disabled', roles: ['ROLE_CREDIT_USER'] });
    });
  },
};

export const ThePagesOfAdministration: Story = {
  play: async ({ step, userEvent }) => {
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    const isAt = async (address: string, under: string, title: string) => {
      await waitFor(() => expect(document.title).toBe(`${title} · Lending Desk`));
      const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
      await expect(path.map(({ textContent }) => textContent)).toEqual([under, title]);
      await expect(location.pathname).toBe(address);
    };
    for (const name of ['Audit', 'Settings', 'Operations', 'Staff'])
      await step(`${name} is the name of its page, in the window and in the path to it`, async () => {
        await userEvent.click(main.getByRole('link', { name }));
        await isAt(`/admin/${name.toLowerCase()}`, 'Administration', name);
      });
    await step('so is the account of whoever is signed in', async () => {
      await userEvent.click(screen.getByRole('link', { name: new RegExp(staff.superUser.fullName) }));
      await isAt('/account', 'You', 'Your account');
    });
  },
};
