import { auditMessages } from '@lending-desk/domain/audit';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { auditDetail, auditEntries } from '../fixtures/auditEntries';
import { members } from '../fixtures/members';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { answering } from './desk/answering';
import { inMemoryServer, type SignInDesk } from './desk/desk';
import { theProduct } from './theProduct';

const pageOf = { next: 'older-entries', previous: null };
const answers = [
  answering(contract.audit.list, (_desk: SignInDesk, _viewer, { cursor }) => ({
    data: {
      entries: cursor === undefined ? [...auditEntries] : auditEntries.slice(3),
      ...(cursor === undefined ? pageOf : { next: null, previous: 'newer-entries' }),
    },
  })),
  answering(contract.audit.actions, () => ({ data: { actions: ['decision.process', 'staff.approve'] } })),
  answering(contract.audit.read, () => ({ data: { entry: auditDetail } })),
  answering(contract.audit.export, () => new Blob(['at,action\n'])),
  answering(contract.staff.list, () => ({ data: { staff: [members.waiting, members.underwriter] } })),
];
const { story, expectSent, refuse } = theProduct(
  () => inMemoryServer<SignInDesk>({ people: [staff.superUser], sessions: new Map() }, answers),
  { address: '/admin/audit', as: staff.superUser, at: new Date('2026-11-21T06:30:00.000Z') },
);

/** A super user reads the audit, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Administration/Audit',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const first = { to: 'GET /api/v1/admin/audit' };

async function choose({ userEvent }: Acts, filter: string, option: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const NarrowsAndExports: Story = {
  parameters: { covers: ['XR-002.b'] },
  play: async ({ step, userEvent }) => {
    await step('the newest entries are read, and what can be chosen', async () => {
      await expect(await screen.findByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
      await expectSent(contract.audit.list, first);
      await expectSent(contract.audit.actions, { to: 'GET /api/v1/admin/audit/actions' });
    });
    const { waiting, underwriter } = members;
    const who = `actor=${underwriter.idString}`;
    const what = 'action=staff.approve';
    const whose = `person=${waiting.idString}`;
    await step('Whose account, who, what and which loan narrow the entries further and further', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Whose account' }));
      const person = await screen.findByRole('option', { name: /Deepa Pillai/ });
      await expect(person).toHaveTextContent(waiting.email);
      await userEvent.click(person);
      await expectSent(contract.audit.list, { to: `${first.to}?${whose}` });
      await choose({ userEvent }, 'Who', /Rohit Kulkarni/);
      await expectSent(contract.audit.list, { to: `${first.to}?${who}&${whose}` });
      await choose({ userEvent }, 'What', /staff\.approve/);
      await expectSent(contract.audit.list, { to: `${first.to}?${who}&${whose}&${what}` });
      await userEvent.type(screen.getByRole('textbox', { name: 'Loan Id' }), '482 194{Enter}');
      await expectSent(contract.audit.list, { to: `${first.to}?loanId=482194&${who}&${whose}&${what}` });
    });
    await step('what the filters show is exported, without its page', async () => {
      refuse(contract.audit.export, 409, 'Too many entries. Choose fewer days');
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText('Too many entries. Choose fewer days')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText(/audit-2026-11-21\.csv/)).toBeVisible();
      const sent = {
        to: `GET /api/v1/admin/audit/export?loanId=482194&${who}&${whose}&${what}`,
      };
      await expectSent(contract.audit.export, sent, sent);
    });
  },
};

const ofDays = theProduct(
  () => inMemoryServer<SignInDesk>({ people: [staff.superUser], sessions: new Map() }, answers),
  {
    address: '/admin/audit?from=2026-11-02&to=2026-11-20',
    as: staff.superUser,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

export const ReadsOlderEntriesOfSomeDays: Story = {
  ...ofDays.story,
  parameters: { covers: ['XR-002.b'] },
  play: async ({ step, userEvent }) => {
    const days = `${first.to}?from=2026-11-02&to=2026-11-20`;
    await step('the days of the address are sent', async () => {
      await expect(await screen.findByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
      await ofDays.expectSent(contract.audit.list, { to: days });
    });
    await step('Older entries are one press away, of the same days', async () => {
      const give = ofDays.hold(contract.audit.list);
      await userEvent.click(screen.getByRole('button', { name: 'Older' }));
      // What is read is not yet shown, and what was read before no more.
      await waitFor(() => expect(screen.queryByRole('row', { name: /Deepa Pillai/ })).toBeNull());
      // Nobody knows yet that there are no older ones.
      const older = screen.getByRole('button', { name: 'Older' });
      await expect(older).not.toHaveAttribute('aria-disabled', 'true');
      give();
      await ofDays.expectSent(contract.audit.list, { to: `${days}&cursor=older-entries` });
      await waitFor(() => expect(older).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
      await ofDays.expectSent(contract.audit.list, { to: `${days}&cursor=newer-entries` });
    });
    await step('what the system did on these days is read from its newest entry on', async () => {
      await choose({ userEvent }, 'Who', /The system/);
      await ofDays.expectSent(contract.audit.list, {
        to: `${first.to}?actor=system&from=2026-11-02&to=2026-11-20`,
      });
    });
    await step('this is exported, of these days', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await ofDays.expectSent(contract.audit.export, {
        to: 'GET /api/v1/admin/audit/export?actor=system&from=2026-11-02&to=2026-11-20',
      });
    });
    await step(
      'without filters everything is read; where that fails it is tried again by one press',
      async () => {
        ofDays.refuse(contract.audit.list, 400, 'The audit is being moved');
        await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
        await expect(await screen.findByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
        await ofDays.expectSent(contract.audit.list, first, first);
      },
    );
    await step('each of two days that are chosen is sent under its own name', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Start date' }), '03-11-2026{Tab}');
      await userEvent.type(screen.getByRole('textbox', { name: 'End date' }), '19-11-2026{Tab}');
      await waitFor(() => expect(location.search).toBe('?from=2026-11-03&to=2026-11-19'));
      await waitFor(() =>
        expect(ofDays.sentTo('/admin/audit?').at(-1)).toMatchObject({
          to: `${first.to}?from=2026-11-03&to=2026-11-19`,
        }),
      );
    });
    await step('entries that were read stay when they cannot be read again', async () => {
      const sent = () => ofDays.sentTo('/admin/audit?').length;
      const before = sent();
      ofDays.refuse(contract.audit.list, 400, 'The audit is being moved');
      window.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(sent()).toBe(before + 1));
      await userEvent.click(screen.getByRole('row', { name: /Deepa Pillai/ }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(await screen.findByRole('row', { name: /Deepa Pillai/ })).toBeVisible();
      await expect(screen.queryByText(/The audit is being moved/)).toBeNull();
    });
  },
};

export const OpensAnEntry: Story = {
  play: async ({ step, userEvent }) => {
    await step('an entry that cannot be read says why, and is read by its id', async () => {
      refuse(contract.audit.read, 404, 'This entry does not exist');
      await userEvent.click(await screen.findByRole('row', { name: /Deepa Pillai/ }));
      const dialog = within(await screen.findByRole('dialog'));
      await expect(await dialog.findByText('This entry does not exist')).toBeVisible();
      const sent = { to: `GET /api/v1/admin/audit/entries/${auditEntries[2]?.id}` };
      await expectSent(contract.audit.read, sent);
      await userEvent.click(dialog.getByRole('button', { name: 'Try now' }));
      const table = within(await dialog.findByRole('table', { name: 'Before and after' }));
      await expect(table.getByRole('row', { name: /PENDING.*HOLD/ })).toBeVisible();
      await expectSent(contract.audit.read, sent);
    });
    await step('closed, it stands in the address no more, and its row is marked', async () => {
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(location.search).toBe('');
      await expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Deepa Pillai');
    });
    await step('another entry is read by its own id', async () => {
      const [, newest] = screen.getAllByRole('row');
      if (newest) await userEvent.click(newest);
      await expectSent(contract.audit.read, {
        to: `GET /api/v1/admin/audit/entries/${auditEntries[0]?.id}`,
      });
    });
  },
};

const nowhere = (search: string) =>
  theProduct(() => inMemoryServer<SignInDesk>({ people: [staff.superUser], sessions: new Map() }, answers), {
    address: `/admin/audit?${search}`,
    as: staff.superUser,
  });
const badLoan = nowhere('loan=of-kavya');

export const ALoanThatIsNone: Story = {
  ...badLoan.story,
  parameters: { covers: ['XR-002.f'] },
  play: async ({ step }) => {
    await step('a loan id that is none is named, and no entry is shown', async () => {
      await expect(await screen.findByText(auditMessages.addressUnknown('of-kavya'))).toBeVisible();
      await expect(screen.queryByRole('row', { name: /Deepa Pillai/ })).toBeNull();
    });
  },
};

const badFilter = nowhere('lone=482194&from=2026-02-30');

export const AnAddressThatMeansNothing: Story = {
  ...badFilter.story,
  parameters: { covers: ['XR-002.f', 'XR-050.a'] },
  play: async ({ step }) => {
    await step('a filter and a day that do not exist are each named, and no entry is shown', async () => {
      await expect(await screen.findByText(auditMessages.addressUnknown('lone'))).toBeVisible();
      await expect(await screen.findByText('“2026-02-30” is no date.')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /Deepa Pillai/ })).toBeNull();
    });
  },
};
