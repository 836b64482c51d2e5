import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { editProduct, loanId, open, part, photo, preview, proceed, replace } from './SupportEdit.cases';

const { story, expectSent, refuse } = editProduct();

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const APassport: Story = {
  parameters: { covers: ['CS-058.a', 'CS-058.b', 'CS-064.a', 'CS-114.b', 'CS-114.d', 'CS-114.e'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step(
      'a passport has its number and its file number, and only the photo that was chosen',
      async () => {
        await userEvent.click(part('Address proof').getByRole('radio', { name: 'Passport' }));
        await replace({ userEvent }, 'Address proof', /^Passport number/, 'Z1234567');
        await replace({ userEvent }, 'Address proof', /^File number/, ' ZZ98765 ');
        await fireEvent.change(part('Address proof').getByLabelText('Front photo'), {
          target: { files: [photo('passport.jpg')] },
        });
        const sent = {
          to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/passport`,
          body: {
            identifierNumber: 'Z1234567',
            originalNumber: '',
            fileNo: 'ZZ98765',
            originalFileNo: '',
            frontPhoto: 'passport.jpg',
          },
          hasKey: true,
        };
        refuse(contract.applicant.document, 422, []);
        await proceed({ userEvent });
        await expectSent(contract.applicant.document, sent);
        await expect(await preview().findByText('Some error occured. Contact Admin')).toBeVisible();
        await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
        await expectSent(contract.applicant.document, sent);
      },
    );
    await step("refused without a reason it shows a text, which is gone once it is 'Uploaded'", async () => {
      await expect(await preview().findByText('Uploaded')).toBeVisible();
      await expect(preview().queryByText('Some error occured. Contact Admin')).toBeNull();
    });
    await step('a file number that was not changed is not sent', async () => {
      const box = () => part('Address proof').getByLabelText(/^Passport number/);
      // As the server has it: this desk in memory stores no document.
      await waitFor(() => expect(box()).toHaveValue(''));
      await replace({ userEvent }, 'Address proof', /^Passport number/, 'Z7654321');
      await proceed({ userEvent });
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/passport`,
        body: { identifierNumber: 'Z7654321', originalNumber: '' },
        hasKey: true,
      });
    });
    await step('a file number that alone was changed is sent alone', async () => {
      const box = () => part('Address proof').getByLabelText(/^Passport number/);
      await waitFor(() => expect(box()).toHaveValue(''));
      await replace({ userEvent }, 'Address proof', /^File number/, 'ZZ43210');
      await proceed({ userEvent });
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/passport`,
        body: { fileNo: 'ZZ43210', originalFileNo: '' },
        hasKey: true,
      });
    });
    await step('a document of another type after it is sent as that type', async () => {
      await userEvent.click(part('Address proof').getByRole('radio', { name: /^Driving/ }));
      await replace({ userEvent }, 'Address proof', /^Driving licence number/, 'ZZ0520190008812');
      await proceed({ userEvent });
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/drivingLicense`,
        body: { identifierNumber: 'ZZ0520190008812', originalNumber: 'ZZ3806818627481' },
        hasKey: true,
      });
    });
  },
};

export const AnotherTypeHasNoFileNumber: Story = {
  parameters: { covers: ['CS-114.b', 'CS-114.d', 'CS-114.e'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step('a voter id has its number, no file number, and no photo that is no picture', async () => {
      await userEvent.click(part('Address proof').getByRole('radio', { name: 'Passport' }));
      await replace({ userEvent }, 'Address proof', /^File number/, 'ZZ98765');
      await userEvent.click(part('Address proof').getByRole('radio', { name: 'Voter id' }));
      await replace({ userEvent }, 'Address proof', /^Voter id number/, 'TGN0000482');
      await fireEvent.change(part('Address proof').getByLabelText('Front photo'), {
        target: { files: [new File(['voter'], 'voter.txt', { type: 'text/plain' })] },
      });
      await part('Address proof').findAllByText(/voter\.txt/);
      await proceed({ userEvent });
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/voterId`,
        body: { identifierNumber: 'TGN0000482', originalNumber: '' },
        hasKey: true,
      });
      await expect(await preview().findByText('Updated')).toBeVisible();
    });
    await step(
      'the type that was sent stays chosen, though another one is stored as well; its back follows',
      async () => {
        await expect(part('Address proof').getByRole('radio', { name: 'Voter id' })).toBeChecked();
        await fireEvent.change(part('Address proof').getByLabelText('Back photo'), {
          target: { files: [photo('voter-back.jpg')] },
        });
        await proceed({ userEvent });
        await expectSent(contract.applicant.document, {
          to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/voterId`,
          body: { backPhoto: 'voter-back.jpg' },
          hasKey: true,
        });
        await expect(await preview().findByText('Uploaded')).toBeVisible();
      },
    );
    await step('what is discarded takes the choice along: the dialog opens at the stored proof', async () => {
      await replace({ userEvent }, 'Address proof', /^Voter id number/, 'TGN0000483');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open({ userEvent });
      await expect(part('Address proof').getByRole('radio', { name: /^Driving/ })).toBeChecked();
    });
  },
};
