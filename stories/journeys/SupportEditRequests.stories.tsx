import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { editProduct, loanId, open, part, preview, proceed, replace } from './SupportEdit.cases';

const { story, expectSent, refuse } = editProduct();

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const to = 'POST /api/v1/customer-service/update-';

export const SendsOnlyWhatWasChanged: Story = {
  parameters: {
    covers: [
      'CS-098.e',
      'CS-098.d',
      'CS-098.b',
      'CS-098.h',
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
    await step('Save lists what is changed in each of the three groups', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
      const listed = groups.map(group =>
        within(preview().getByRole('region', { name: `${group} changes` }))
          .getAllByRole('button', { name: /^Undo / })
          .map(button => button.getAttribute('aria-label')),
      );
      await expect(listed).toEqual([
        ['Undo First name', 'Undo Email ID'],
        ['Undo Work address, city', 'Undo Company name'],
        ['Undo UPI id'],
      ]);
    });
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
    await step('opened again, each group begins with what was saved', async () => {
      await open({ userEvent });
      await expect(part('Personal Details').getByLabelText(/^First name/)).toHaveValue('Kavya R');
      const company = part('Professional Details').getByLabelText(/^Company name/);
      await expect(company).toHaveValue('Western Ghats Software');
      await expect(part('Financial Details').getByLabelText(/^UPI id/)).toHaveValue('kavya@okfict');
    });
  },
};
