import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { announceHere, interrupt } from './desk/answering';
import { at, loanId, ofLoan, open } from './supportRequests';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const coveredFile = (key: string) => ({ key, presignedUrl: null, reveal: `ref-of-${key.replace('.', '-')}` });
const asViewer = at('', staff.supportViewer);

export const EditsNothingAsAViewer: Story = {
  ...asViewer.story,
  parameters: {
    covers: [
      ...['CS-018.a', 'CS-023.c', 'CS-026.a', 'CS-028.c', 'CS-032.a', 'CS-042.a', 'CS-046.a', 'CS-047.a'],
      ...['CS-048.a', 'CS-092.a', 'CS-096.a', 'CS-108.a', 'CS-109.a', 'CS-110.a', 'CS-112.a', 'CS-113.a'],
      ...['CS-114.a', 'XR-001.h', 'XR-007.a', 'XR-007.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step(
      'editing, photos too, is closed to who may only view, of a loan that support edits',
      async () => {
        const button = await screen.findByRole('button', { name: /^Edit details/ });
        await waitFor(() =>
          expect(button).toHaveAccessibleDescription('Your role can view but not change a loan'),
        );
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await fireEvent.click(button);
        await expect(screen.queryByRole('dialog')).toBeNull();
      },
    );
    await step('who may not read what was recorded about the loan is not led to it', async () => {
      await expect(screen.getByRole('link', { name: 'All loans' })).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
    });
    const loan = ofLoan(asViewer.desk());
    loan['kycDocuments'] = { pan: { identifierNumber: 'ZZX•••••0Z', frontPhoto: coveredFile('pan.jpg') } };
    loan['additionalDocuments'] = [
      { uploadedOn: '2026-11-18', documentType: 'Rent agreement', file: coveredFile('rent.pdf') },
    ];
    const isClosed = async (name: string | RegExp) =>
      waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
          'Your role can view but not change a loan',
        ),
      );
    await step('neither is a call placed, the status changed or a consent recorded', async () => {
      for (const name of ['Call Customer', 'In Review', /^Record.*consent/i]) await isClosed(name);
      await asViewer.expectSent(contract.calls.agentDetails);
    });
    for (const [tab, name] of [
      [/^Aadhaar Details/, 'Verify Document'],
      [/^Loan Source/, 'Save'],
      [/^Pre Credit Feedback/, 'Add'],
      [/^Recordings/, 'Add Recording'],
      [/^Bank Statements/, 'Perfios Analysis'],
      [/^Bank Statements/, 'Save Settings'],
      [/^Bank Statements/, 'Upload Statement'],
      [/^Bank Statements/, 'Remove august.pdf'],
    ] as const)
      await step(`in the tab ${tab.source.slice(1)}, ${name} is closed as well`, async () => {
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        await screen.findByRole('button', { name });
        await isClosed(name);
      });
    const lookAt = async (tab: RegExp) => {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      return within(await screen.findByRole('tabpanel', { name: tab }));
    };
    for (const [tab, name, field] of [
      [/^Personal Details/, /^Show email id/i, 'email'],
      [/^Financial Details/, /^Show bank account number/i, 'accountNumber'],
      [/^Kyc Details/, /^Show identifier number/i, 'panNumber'],
    ] as const)
      await step(`in the tab ${tab.source.slice(1)} a viewer reveals one field, which is named`, async () => {
        await userEvent.click(await (await lookAt(tab)).findByRole('button', { name }));
        await expect(await screen.findByText(`plain ${field}`)).toBeVisible();
        await asViewer.expectSent(contract.loan.reveal, {
          to: `POST /api/v1/credit-dashboard/loans/${loanId}/reveal?desk=customerSupport`,
          body: { field },
        });
      });
    for (const [tab, name, ref] of [
      [/^Kyc Details/, 'Show document: PAN, front', 'ref-of-pan-jpg'],
      [/^Additional Documents/, /^Show document: /, 'ref-of-rent-pdf'],
    ] as const)
      await step(`in the tab ${tab.source.slice(1)} one covered file`, async () => {
        await userEvent.click(await (await lookAt(tab)).findByRole('button', { name }));
        await asViewer.expectSent(contract.files.reveal, {
          to: `POST /api/v1/credit-dashboard/loans/${loanId}/files/${ref}/reveal?desk=customerSupport`,
        });
      });
    await step('the feedback on a call is listed, and none is added', async () => {
      const tab = await lookAt(/^Recordings/);
      await expect(tab.queryByRole('button', { name: /^Add Call Feedback/ })).toBeNull();
      const [feedback] = tab.getAllByRole('button', { name: /^Call feedback of/ });
      await userEvent.click(feedback ?? document.body);
      const dialog = within(await screen.findByRole('dialog', { name: 'Call Feedback' }));
      await expect(dialog.getByRole('listitem', { name: 'Meera Subramanian' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Add Call Feedback' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a masked phone leads to no list of loans', async () => {
      const link = () => screen.queryByRole('link', { name: 'All loans' });
      await expect(link()).not.toBeNull();
      loan['personalDetails'] = { ...fieldsOf(loan['personalDetails']), primaryPhoneNumber: '90•••••214' };
      await userEvent.keyboard('r');
      await waitFor(() => expect(link()).toBeNull());
    });
    await step('a follow-up is read, and not saved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
      await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Ask for the slip');
      for (const name of ['Save', 'Mark as Done'])
        await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(
          'Your role can view but not change a loan',
        );
    });
  },
};

export const OthersHaveTheLoanOpen: Story = {
  parameters: { covers: ['XR-015.a'] },
  play: async ({ step, userEvent }) => {
    const { hold, sentTo } = open;
    const others = async () => {
      const name = await screen.findByRole('heading', { level: 1, name: /^(Kavya|Arjun)/ });
      return within(name.closest('header') ?? document.body).getAllByRole('status')[0];
    };
    const areHere = (text: string) => waitFor(async () => expect(await others()).toHaveTextContent(text));
    const nobody = () => waitFor(async () => expect(await others()).toBeEmptyDOMElement());
    const farhan = { idString: staff.creditAdmin.idString, fullName: staff.creditAdmin.fullName };
    const devika = { idString: staff.support.idString, fullName: staff.support.fullName };
    const followed = (times: number) => waitFor(() => expect(sentTo('/events')).toHaveLength(times));
    await nobody();
    await followed(1);
    await step('who else has the loan open stands in its header, and whether they type', async () => {
      announceHere([
        { ...farhan, typing: true },
        { ...devika, typing: false },
      ]);
      await areHere(`${farhan.fullName} is typing`);
      await areHere(`${devika.fullName} is here`);
    });
    await step('who has left it is not there any more', async () => {
      announceHere([{ ...devika, typing: false }]);
      await waitFor(async () => expect(await others()).not.toHaveTextContent(farhan.fullName));
      await areHere(`${devika.fullName} is here`);
    });
    await step('a stream that was interrupted says anew who is there', async () => {
      interrupt();
      await followed(2);
      await nobody();
      announceHere([{ ...farhan, typing: false }]);
      await areHere(`${farhan.fullName} is here`);
    });
    await step('at another loan they are not, nor at this one until it is followed again', async () => {
      await userEvent.keyboard('u');
      await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482194'));
      await followed(3);
      await nobody();
      const give = hold(contract.live.loan);
      history.back();
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${loanId}`));
      await followed(4);
      await nobody();
      give();
    });
  },
};
