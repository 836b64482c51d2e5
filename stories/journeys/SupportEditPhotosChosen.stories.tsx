import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { editProduct, loanId, open, part, photo, preview, proceed, replace } from './SupportEdit.cases';

const { story, expectSent } = editProduct();

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const APhotoThatIsDiscarded: Story = {
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    const places = [
      ['PAN', 'PAN photo', 'pan.jpg'],
      ['Address proof', 'Front photo', 'front.jpg'],
      ['Address proof', 'Back photo', 'back.jpg'],
      ['Selfie', 'Selfie', 'selfie.jpg'],
    ] as const;
    await step('a chosen photo is still chosen when the dialog was closed and is opened again', async () => {
      for (const [region, label, name] of places) {
        await fireEvent.change(part(region).getByLabelText(label), { target: { files: [photo(name)] } });
        await expect(await part(region).findByText(new RegExp(name))).toBeVisible();
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open({ userEvent });
      for (const [region, , name] of places)
        await expect(await part(region).findByText(new RegExp(name))).toBeVisible();
    });
    await step('it is gone with what else was changed, once that is discarded', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open({ userEvent });
      for (const [region, , name] of places)
        await expect(part(region).queryByText(new RegExp(name))).toBeNull();
    });
  },
};

export const ANewPhotoOfTheSamePan: Story = {
  parameters: { covers: ['CS-100.b', 'CS-103.a', 'CS-103.b', 'CS-113.c', 'CS-114.c', 'CS-114.d'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step('without another number, of PAN or proof, the photo is sent alone', async () => {
      await fireEvent.change(part('PAN').getByLabelText('PAN photo'), {
        target: { files: [photo('pan.jpg')] },
      });
      await fireEvent.change(part('Address proof').getByLabelText('Front photo'), {
        target: { files: [photo('licence-front.jpg')] },
      });
      await proceed({ userEvent });
      await expectSent(contract.applicant.pan, {
        to: `POST /api/v1/customer-service/upload-pan-photo/${loanId}`,
        body: { frontPhoto: 'pan.jpg' },
        hasKey: true,
      });
    });
    await step('of a proof the one photo that was chosen is sent', async () => {
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/drivingLicense`,
        body: { frontPhoto: 'licence-front.jpg' },
        hasKey: true,
      });
    });
    await step('once they are sent no call is made for them with the changes of another group', async () => {
      for (const name of ['PAN changes', 'Address proof changes']) {
        const changes = within(preview().getByRole('region', { name }));
        await expect(await changes.findByText('Uploaded')).toBeVisible();
      }
      await userEvent.clear(part('Financial Details').getByLabelText(/^UPI id/));
      await proceed({ userEvent });
      await expectSent(contract.applicant.financial, {
        to: `POST /api/v1/customer-service/update-financial-details/${loanId}`,
        body: { upiId: '', original: { upiId: '9000043214@okfict' } },
        hasKey: true,
      });
      await expect(await preview().findByText('Modified Financial Details Saved')).toBeVisible();
      await expectSent(contract.applicant.pan);
      await expectSent(contract.applicant.document);
    });
  },
};

export const AnotherNumberOfThePan: Story = {
  parameters: { covers: ['CS-061.a', 'CS-113.c'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step("a PAN number that was changed without a photo is 'Updated'", async () => {
      await replace({ userEvent }, 'PAN', /^PAN number/, 'ZZXPR2000Y');
      await proceed({ userEvent });
      await expectSent(contract.applicant.pan, {
        to: `POST /api/v1/customer-service/upload-pan-photo/${loanId}`,
        body: { identifierNumber: 'ZZXPR2000Y', originalNumber: 'ZZXPR1000Z' },
        hasKey: true,
      });
      const changes = within(preview().getByRole('region', { name: 'PAN changes' }));
      await expect(await changes.findByText('Updated')).toBeVisible();
    });
  },
};
