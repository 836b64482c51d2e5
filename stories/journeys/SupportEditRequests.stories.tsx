import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const loanId = 482190;
const answers = [
  // Not in the order of their names, so that a list of the product's own would show.
  answering(contract.applicant.states, () => ({
    data: {
      stateList: [
        { stateName: 'Tamil Nadu', apolloStateCode: '33' },
        { stateName: 'Karnataka', apolloStateCode: '29' },
        { stateName: 'Goa', apolloStateCode: '30' },
      ],
    },
  })),
  answering(contract.applicant.professional, () => ({})),
  answering(contract.applicant.financial, () => ({})),
  answering(contract.applicant.selfie, () => ({})),
  answering(contract.applicant.pan, () => ({})),
  answering(contract.applicant.document, () => ({})),
  ...supportAnswers,
];
/** Each loan with the work address in its personal details as well, as the server answers it. */
function deskOf() {
  const desk = supportDesk();
  for (const loan of desk.loans) {
    const { workAddress } = fieldsOf(loan['professionalDetails']);
    loan['personalDetails'] = { ...fieldsOf(loan['personalDetails']), workAddress };
  }
  return desk;
}
const { story, expectSent, refuse } = theProduct(() => inMemoryServer(deskOf(), answers), {
  address: `/loan-management/loans/${loanId}`,
  as: staff.support,
});

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const part = (name: string) => within(screen.getByRole('region', { name }));
const preview = () => within(screen.getByRole('complementary', { name: 'Preview of changes' }));

async function open({ userEvent }: Acts) {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
  await dialog.findByLabelText(/^Email ID/);
  await dialog.findByLabelText(/^PAN number/);
  return dialog;
}

async function replace({ userEvent }: Acts, region: string, label: RegExp, text: string) {
  const box = part(region).getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

async function proceed({ userEvent }: Acts) {
  const dialog = within(screen.getByRole('dialog', { name: 'Edit personal details' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  await userEvent.click(preview().getByRole('button', { name: 'Proceed' }));
}

const photo = (name: string) => new File([new Uint8Array([255, 216, 255])], name, { type: 'image/jpeg' });

const to = 'POST /api/v1/customer-service/update-';

export const SendsOnlyWhatWasChanged: Story = {
  parameters: {
    covers: [
      ...['CS-065.a', 'CS-065.b', 'CS-066.a', 'CS-066.b', 'CS-067.a', 'CS-067.b', 'CS-099.a', 'CS-100.a'],
      ...['CS-101.a', 'CS-106.a', 'CS-107.a', 'CS-107.b', 'CS-108.a', 'CS-108.b', 'CS-108.c', 'CS-109.a'],
      ...['CS-109.b', 'CS-109.c', 'CS-110.a', 'CS-110.b', 'CS-110.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent });
    await step('the phone number that is theirs cannot be changed here', async () => {
      const phone = dialog.getByRole('textbox', { name: /^Primary phone/ });
      await expect(phone).toHaveValue('9000043214');
      await userEvent.type(phone, '5');
      await expect(phone).toHaveValue('9000043214');
    });
    await step('the states to choose from are read once, with the dialog', async () => {
      await expectSent(contract.applicant.states, { to: 'GET /api/v1/users/get-statelist/' });
      await userEvent.click(part('Permanent address').getByRole('combobox', { name: /^State/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(['Tamil Nadu', 'Karnataka', 'Goa']);
      await userEvent.keyboard('{Escape}');
    });
    await replace({ userEvent }, 'Personal Details', /^Email ID/, 'kavya.new@mail.example');
    await replace({ userEvent }, 'Personal Details', /^First name/, 'Kavya R');
    await replace({ userEvent }, 'Professional Details', /^Company name/, 'Western Ghats Software');
    await replace({ userEvent }, 'Work address', /^City/, 'Mandya');
    await replace({ userEvent }, 'Financial Details', /^UPI id/, 'kavya@okfict');
    const personal = {
      to: `${to}personal-details/${loanId}`,
      body: {
        firstName: 'Kavya R',
        email: 'kavya.new@mail.example',
        original: { firstName: 'Kavya', email: 'kavya.r@mail.example' },
      },
      hasKey: true,
    };
    const professional = {
      to: `${to}professional-details/${loanId}`,
      body: {
        companyName: 'Western Ghats Software',
        workAddress: { city: 'Mandya' },
        original: { companyName: 'Nilgiri Softworks Pvt Ltd', 'workAddress.city': 'Mysuru' },
      },
      hasKey: true,
    };
    const financial = {
      to: `${to}financial-details/${loanId}`,
      body: { upiId: 'kavya@okfict', original: { upiId: '9000043214@okfict' } },
      hasKey: true,
    };
    const saved = (group: string) => preview().queryByText(`Modified ${group} Details Saved`);
    const groups = ['Personal', 'Professional', 'Financial'];
    await step('each group is one call, with the fields that were changed and what they were', async () => {
      // A status of 200 does not mean that it was saved.
      refuse(contract.applicant.personal, 200, ['This e-mail is taken', 'Second']);
      refuse(contract.applicant.professional, 422, ['This company is not known', 'Second']);
      refuse(contract.applicant.financial, 422, ['This UPI id is not known', 'Second']);
      await proceed({ userEvent });
      await expectSent(contract.applicant.personal, personal);
      await expectSent(contract.applicant.professional, professional);
      await expectSent(contract.applicant.financial, financial);
    });
    await step('a group that is refused says the first reason, and not that it is saved', async () => {
      for (const reason of ['This e-mail is taken', 'This company is not known', 'This UPI id is not known'])
        await expect(await preview().findByText(reason)).toBeVisible();
      for (const group of groups) await expect(saved(group)).toBeNull();
      // The dialog says it: no passing notice is needed.
      await expect(screen.queryByText(/^Loan 482190: /)).toBeNull();
    });
    await step('tried again, each group that was saved says so', async () => {
      refuse(contract.applicant.financial, 200, ['This UPI id is taken', 'Second']);
      await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
      await expectSent(contract.applicant.personal, personal);
      await expectSent(contract.applicant.professional, professional);
      await expectSent(contract.applicant.financial, financial);
      await expect(await preview().findByText('Modified Personal Details Saved')).toBeVisible();
      await expect(await preview().findByText('Modified Professional Details Saved')).toBeVisible();
      await expect(await preview().findByText('This UPI id is taken')).toBeVisible();
      await expect(saved('Financial')).toBeNull();
    });
    await step('once more, only the group that was refused is sent', async () => {
      await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
      await expectSent(contract.applicant.financial, financial);
      await expect(await preview().findByText('Modified Financial Details Saved')).toBeVisible();
      await expectSent(contract.applicant.personal);
      await expectSent(contract.applicant.professional);
      await expectSent(contract.applicant.states);
    });
    await step('Personal Details have the new work address as well', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const addresses = screen.getByRole('region', { name: 'Addresses' });
      await expect(addresses).toHaveTextContent('49/B, Residency Road, Mandya');
    });
  },
};

export const AnEmptiedFieldOfOneGroup: Story = {
  parameters: { covers: ['CS-065.b', 'CS-066.b', 'CS-100.b', 'CS-101.b'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step('a field that was emptied is sent empty', async () => {
      await userEvent.clear(part('Financial Details').getByLabelText(/^UPI id/));
      await proceed({ userEvent });
      await expectSent(contract.applicant.financial, {
        to: `${to}financial-details/${loanId}`,
        body: { upiId: '', original: { upiId: '9000043214@okfict' } },
        hasKey: true,
      });
    });
    await step('of the other groups no call is made, and none is said to be saved', async () => {
      await expect(await preview().findByText('Modified Financial Details Saved')).toBeVisible();
      await expectSent(contract.applicant.personal);
      await expectSent(contract.applicant.professional);
      await expect(preview().queryByText('Modified Personal Details Saved')).toBeNull();
      await expect(preview().queryByText('Modified Professional Details Saved')).toBeNull();
    });
  },
};

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
      'CS-064.a',
      'CS-064.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    const choose = async (region: string, label: string, name: string) =>
      fireEvent.change(part(region).getByLabelText(label), { target: { files: [photo(name)] } });
    await choose('PAN', 'PAN photo', 'pan.jpg');
    await replace({ userEvent }, 'PAN', /^PAN number/, 'ZZXPR2000Y');
    await choose('Address proof', 'Front photo', 'licence-front.jpg');
    await choose('Address proof', 'Back photo', 'licence-back.jpg');
    await step('the PAN has its number, what it was, and one photo', async () => {
      await proceed({ userEvent });
      await expectSent(contract.applicant.pan, {
        to: `POST /api/v1/customer-service/upload-pan-photo/${loanId}`,
        body: { identifierNumber: 'ZZXPR2000Y', originalNumber: 'ZZXPR1000Z', frontPhoto: 'pan.jpg' },
        hasKey: true,
      });
    });
    await step('the proof has each photo in its own place, and no number that was not changed', async () => {
      await expectSent(contract.applicant.document, {
        to: `POST /api/v1/customer-service/upload-kyc-document/${loanId}/drivingLicense`,
        body: { frontPhoto: 'licence-front.jpg', backPhoto: 'licence-back.jpg' },
        hasKey: true,
      });
      await expectSent(contract.applicant.selfie);
    });
    await step('a selfie is sent by its own button; refused it says why', async () => {
      await choose('Selfie', 'Selfie', 'selfie.jpg');
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
      await waitFor(() => expect(preview().getAllByText('Uploaded')[0]).toBeVisible());
    });
  },
};

export const APhotoThatIsDiscarded: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await open({ userEvent });
    await step('a chosen photo is gone with what else was changed', async () => {
      const places = [
        ['PAN', 'PAN photo', 'pan.jpg'],
        ['Address proof', 'Front photo', 'front.jpg'],
        ['Address proof', 'Back photo', 'back.jpg'],
        ['Selfie', 'Selfie', 'selfie.jpg'],
      ] as const;
      for (const [region, label, name] of places) {
        await fireEvent.change(part(region).getByLabelText(label), { target: { files: [photo(name)] } });
        await expect(await part(region).findByText(new RegExp(name))).toBeVisible();
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open({ userEvent });
      for (const [region, , name] of places)
        await expect(part(region).queryByText(new RegExp(name))).toBeNull();
    });
  },
};

export const ANewPhotoOfTheSamePan: Story = {
  parameters: { covers: ['CS-103.a'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step('without another number the photo is sent alone', async () => {
      await fireEvent.change(part('PAN').getByLabelText('PAN photo'), {
        target: { files: [photo('pan.jpg')] },
      });
      await proceed({ userEvent });
      await expectSent(contract.applicant.pan, {
        to: `POST /api/v1/customer-service/upload-pan-photo/${loanId}`,
        body: { frontPhoto: 'pan.jpg' },
        hasKey: true,
      });
    });
  },
};

export const APassport: Story = {
  parameters: { covers: ['CS-058.a', 'CS-058.b', 'CS-114.b', 'CS-114.d', 'CS-114.e'] },
  play: async ({ step, userEvent }) => {
    await open({ userEvent });
    await step(
      'a passport has its number and its file number, and only the photo that was chosen',
      async () => {
        await userEvent.click(part('Address proof').getByRole('radio', { name: 'Passport' }));
        await replace({ userEvent }, 'Address proof', /^Passport number/, 'Z1234567');
        await replace({ userEvent }, 'Address proof', /^File number/, 'ZZ98765');
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
    await step('refused without a reason it shows a text, which is gone once it is uploaded', async () => {
      await expect(await preview().findByText('Uploaded')).toBeVisible();
      await expect(preview().queryByText('Some error occured. Contact Admin')).toBeNull();
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
    });
  },
};
