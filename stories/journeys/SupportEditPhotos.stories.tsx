import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { editProduct, loanId, open, part, photo, preview, proceed, replace } from './SupportEdit.cases';

const { story, sentTo, expectSent, refuse } = editProduct();

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReplacesPhotosAndNumbers: Story = {
  parameters: {
    covers: [
      'CS-103.b',
      'CS-112.a',
      'CS-112.b',
      'CS-113.a',
      'CS-113.b',
      'CS-113.c',
      'CS-114.a',
      'CS-114.b',
      'CS-114.c',
      'CS-114.d',
      'CS-064.a',
      'CS-064.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    const choose = async (region: string, label: string, name: string) =>
      fireEvent.change(part(region).getByLabelText(label), { target: { files: [photo(name)] } });
    // Another one takes the place of the one before.
    await choose('PAN', 'PAN photo', 'somebody-else.jpg');
    await choose('PAN', 'PAN photo', 'pan.jpg');
    await replace({ userEvent }, 'PAN', /^PAN number/, 'ZZXPR2000Y');
    await choose('Address proof', 'Front photo', 'licence-front.jpg');
    await choose('Address proof', 'Back photo', 'licence-back.jpg');
    await step('the PAN has its number, what it was, and one photo; refused its field says why', async () => {
      const fault = 'identifierNumber is of another person';
      refuse(contract.applicant.pan, 422, fault, undefined, { identifierNumber: fault });
      await proceed({ userEvent });
      const sent = {
        to: `POST /api/v1/customer-service/upload-pan-photo/${loanId}`,
        body: { identifierNumber: 'ZZXPR2000Y', originalNumber: 'ZZXPR1000Z', frontPhoto: 'pan.jpg' },
        hasKey: true,
      };
      await expectSent(contract.applicant.pan, sent);
      const changes = within(preview().getByRole('region', { name: 'PAN changes' }));
      await expect(await changes.findByText('PAN number is of another person')).toBeVisible();
      await expect(part('PAN').getByLabelText(/^PAN number/)).toHaveAccessibleDescription(
        /PAN number is of another person/,
      );
      await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
      await expectSent(contract.applicant.pan, sent);
      await expect(await changes.findByText('Uploaded')).toBeVisible();
    });
    await step('the proof has each photo in its own place, and no number that was not changed', async () => {
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/drivingLicense`,
        body: { frontPhoto: 'licence-front.jpg', backPhoto: 'licence-back.jpg' },
        hasKey: true,
      });
      await expectSent(contract.applicant.selfie);
    });
    await step('the links to the new photos are read with the documents', async () => {
      // Once for the dialog, and once after each of the two.
      await waitFor(() => expect(sentTo('sections=kyc')).toHaveLength(3));
    });
    await step('a selfie is sent as it was chosen, by its own button; refused it says why', async () => {
      const selfie = photo('selfie.jpg');
      await fireEvent.change(part('Selfie').getByLabelText('Selfie'), { target: { files: [selfie] } });
      const appended = spyOn(FormData.prototype, 'append');
      const sent = {
        to: `POST /api/v1/customer-service/upload-selfie/${loanId}`,
        body: { photo: 'selfie.jpg' },
        hasKey: true,
      };
      refuse(contract.applicant.selfie, 422, ['There is no face in this picture', 'Second']);
      await userEvent.click(part('Selfie').getByRole('button', { name: 'Upload Selfie' }));
      await expect((await screen.findAllByText('There is no face in this picture'))[0]).toBeVisible();
      await expect(
        within(preview().getByRole('region', { name: 'Selfie changes' })).queryByText('Uploaded'),
      ).toBeNull();
      // It waits to be sent again.
      await expect(part('Selfie').queryByRole('progressbar')).toBeNull();
      await userEvent.click(part('Selfie').getByRole('button', { name: 'Upload Selfie' }));
      await expectSent(contract.applicant.selfie, sent, sent);
      const sentAs = appended.mock.calls.flatMap(([name, value]) => (value === selfie ? [name] : []));
      await expect(sentAs).toEqual(['photo', 'photo']);
      appended.mockRestore();
      await waitFor(() => expect(preview().getAllByText('Uploaded')[0]).toBeVisible());
    });
  },
};
