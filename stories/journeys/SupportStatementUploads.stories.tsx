import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { handedIn } from '../fixtures/handedIn';
import { staff } from '../fixtures/staff';
import { Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { answers, at, loanId, ofLoan, onHold, open, read, says } from './supportRequests';
import { theProduct } from './theProduct';

/** What each act at the bank statements of a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const statements = at('statements');

const unlisted = theProduct(
  () => {
    const server = inMemoryServer(onHold(), answers);
    server.refuse(contract.statements.institutions, new Refused(422, 'The banks are being listed'));
    return server;
  },
  { address: `/loan-management/loans/${loanId}?tab=statements`, as: staff.superUser },
);

export const ARefusedUpload: Story = {
  ...statements.story,
  parameters: { covers: ['CS-059.a', 'CS-059.b', 'CS-064.a', 'CS-064.b'] },
  play: async ({ step, userEvent }) => {
    const uploads = within(await screen.findByRole('region', { name: 'Upload statements' }));
    await step('an upload that is refused says why, and neither Upload Success nor Uploaded', async () => {
      statements.refuse(contract.statements.upload, 415, ['This is no statement', 'Second']);
      await fireEvent.change(uploads.getByLabelText('Statement files'), {
        target: { files: [new File(['%PDF-1.4'], 'july.pdf', { type: 'application/pdf' })] },
      });
      await uploads.findByRole('listitem', { name: 'july.pdf' });
      await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
      await expect((await uploads.findAllByText(/This is no statement/))[0]).toBeVisible();
      await expect(uploads.queryByText(/Uploaded$/)).toBeNull();
      await expect(screen.queryByText('Upload Success')).toBeNull();
    });
    await step('tried again it is uploaded, and says both', async () => {
      await userEvent.click(uploads.getByRole('button', { name: 'Retry july.pdf' }));
      await says('Upload Success');
      await expect(await uploads.findByText(/Uploaded$/)).toBeVisible();
    });
  },
};

export const UploadsStatements: Story = {
  ...statements.story,
  parameters: { covers: ['CS-047.a', 'CS-047.b', 'CS-047.c', 'CS-047.d', 'XR-051.b'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = statements;
    const uploads = within(await screen.findByRole('region', { name: 'Upload statements' }));
    const files = [
      new File(['%PDF-1.4 july'], 'july.pdf', { type: 'application/pdf' }),
      new File(['date,amount\n'], 'june.csv', { type: 'text/csv' }),
    ];
    await fireEvent.change(uploads.getByLabelText('Statement files'), { target: { files } });
    const appended = spyOn(FormData.prototype, 'append');
    const of = (name: string) => within(uploads.getByRole('listitem', { name }));
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    const leave = async () => userEvent.click(main.getByRole('link', { name: 'Customer Search' }));
    const staysAfterAQuestion = async () => {
      await leave();
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(question).toHaveTextContent('Statements that are not uploaded yet are lost.');
      await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await step('who leaves while files are chosen is asked first', async () => {
      await uploads.findByRole('listitem', { name: 'june.csv' });
      await staysAfterAQuestion();
    });
    await step('each file goes as it was chosen, with its own password and institution', async () => {
      await userEvent.type(of('july.pdf').getByLabelText('Password'), ' HEMA 7711 ');
      await userEvent.type(of('july.pdf').getByRole('combobox', { name: 'Institution' }), 'hdfc');
      await userEvent.click(await screen.findByRole('option', { name: 'HDFC Bank, India' }));
      await userEvent.type(of('june.csv').getByRole('combobox', { name: 'Institution' }), 'axis');
      await userEvent.click(await screen.findByRole('option', { name: 'Axis Bank, India' }));
      const give = statements.hold(contract.statements.upload);
      await userEvent.click(uploads.getByRole('button', { name: 'Upload 2 Statements' }));
      await staysAfterAQuestion();
      give();
      const to = `POST /api/v1/customer-service/${loanId}/upload-bank-statement`;
      const july = {
        to,
        body: { password: ' HEMA 7711 ', institutionId: '20', file: 'july.pdf' },
        hasKey: true,
      };
      const june = { to, body: { password: '', institutionId: '31', file: 'june.csv' }, hasKey: true };
      await expectSent(contract.statements.upload, july, june);
      const sent = appended.mock.calls.flatMap(([name, value]) => (name === 'file' ? [value] : []));
      await expect(files.every((file, at) => sent[at] === file)).toBe(true);
      appended.mockRestore();
      await waitFor(() => expect(uploads.getAllByText(/Uploaded$/)).toHaveLength(2));
    });
    await step('without a chosen institution an empty one is sent', async () => {
      await fireEvent.change(uploads.getByLabelText('Statement files'), {
        target: { files: [new File(['%PDF-1.4 april'], 'april.pdf', { type: 'application/pdf' })] },
      });
      await uploads.findByRole('listitem', { name: 'april.pdf' });
      await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
      await expectSent(contract.statements.upload, {
        to: `POST /api/v1/customer-service/${loanId}/upload-bank-statement`,
        body: { password: '', institutionId: '', file: 'april.pdf' },
        hasKey: true,
      });
      await waitFor(() => expect(uploads.getAllByText(/Uploaded$/)).toHaveLength(3));
    });
    await step('and nobody is asked once they are uploaded', async () => {
      await leave();
      await expect(await screen.findByRole('form', { name: 'Search' })).toBeVisible();
    });
    await step('who leaves all the same ends the upload that runs', async () => {
      const aborted = spyOn(window.XMLHttpRequest.prototype, 'abort');
      statements.hold(contract.statements.upload);
      history.back();
      const again = within(await screen.findByRole('region', { name: 'Upload statements' }));
      await fireEvent.change(again.getByLabelText('Statement files'), {
        target: { files: [new File(['%PDF-1.4 may'], 'may.pdf', { type: 'application/pdf' })] },
      });
      const may = within(await again.findByRole('listitem', { name: 'may.pdf' }));
      await userEvent.type(may.getByRole('combobox', { name: 'Institution' }), 'hdfc');
      await userEvent.click(await screen.findByRole('option', { name: 'HDFC Bank, India' }));
      await userEvent.click(again.getByRole('button', { name: 'Upload Statement' }));
      await again.findByRole('button', { name: 'Cancel may.pdf' });
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
      aborted.mockRestore();
    });
  },
};

export const NewLinksToTheFiles: Story = {
  ...statements.story,
  play: async ({ step, userEvent }) => {
    const loan = ofLoan(statements.desk());
    loan['bankStatements'] = handedIn.bankStatements;
    loan['additionalDocuments'] = handedIn.additionalDocuments;
    await screen.findByRole('button', { name: 'Remove august.pdf' });
    await userEvent.keyboard('r');
    await screen.findByRole('button', { name: 'Remove icici-bounces.csv' });
    for (const [tab, section] of [
      [/^Bank Statements/, 'core'],
      [/^Additional Documents/, 'kyc'],
    ] as const)
      await step(
        `of ${tab.source.slice(1)} they are read with the part that has them: ${section}`,
        async () => {
          await userEvent.click(await screen.findByRole('tab', { name: tab }));
          await waitFor(() => expect(statements.sentTo(read(section).to)).not.toEqual([]));
          const panel = within(screen.getByRole('tabpanel'));
          await expect(panel.queryByText('The links to these files have expired')).toBeNull();
          statements.sleep(5 * 60_000);
          const before = statements.sentTo(read(section).to).length;
          const give = statements.hold(contract.loan.readForSupport);
          const button = await panel.findByRole('button', { name: 'Get new links' });
          await userEvent.click(button);
          await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
          give();
          await waitFor(() => expect(panel.queryByText('The links to these files have expired')).toBeNull());
          await expect(statements.sentTo(read(section).to)).toHaveLength(before + 1);
        },
      );
  },
};

export const TheBanksCannotBeRead: Story = {
  ...unlisted.story,
  play: async ({ step, userEvent }) => {
    const sent = { to: 'GET /api/v1/customer-service/perfios-institutions' };
    await step('that the banks could not be read is said, and they are read again by one press', async () => {
      const said = await screen.findByText('The banks are being listed');
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await waitFor(() => expect(said).not.toBeInTheDocument());
      await unlisted.expectSent(contract.statements.institutions, sent, sent);
    });
  },
};
