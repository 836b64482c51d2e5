import { contract } from '@lending-desk/domain/contract';
import { fileMessages } from '@lending-desk/domain/files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { announce } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { answers, at, loanId, onHold, open } from './supportRequests';
import { theProduct } from './theProduct';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const aadhaar = at('aadhaar');

export const VerifiesAnOfflineDocument: Story = {
  ...aadhaar.story,
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = aadhaar;
    const input = await screen.findByLabelText('e-KYC document');
    await step('a file of another kind is not taken', async () => {
      await fireEvent.change(input, { target: { files: [new File(['PK'], 'offline.txt')] } });
      await expect(await screen.findByText(fileMessages.wrongKind(['XML', 'ZIP']))).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Verify Document' })).toHaveAccessibleDescription(
        'Choose a document first',
      );
    });
    await fireEvent.change(input, {
      target: { files: [new File(['PK'], 'offline.zip', { type: 'application/zip' })] },
    });
    await userEvent.type(await screen.findByLabelText('Share code'), '4Q7z');
    const sent = {
      to: `POST /api/v1/customer-service/verify-aadhaar/${loanId}`,
      body: { shareCode: '4Q7z', file: 'offline.zip' },
      hasKey: true,
    };
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Verify Document' }));
    await step('a refusal shows the first reason', async () => {
      refuse(contract.kyc.verifyOffline, 422, ['The archive does not open', 'Second']);
      await press();
      await expect(await screen.findByText('The archive does not open')).toBeVisible();
      await expectSent(contract.kyc.verifyOffline, sent);
    });
    await step('the file and its share code are sent, and what they say is shown', async () => {
      const give = aadhaar.hold(contract.kyc.verifyOffline);
      await press();
      await expect(await screen.findByRole('button', { name: 'Verifying' })).toBeVisible();
      give();
      await expect(await screen.findByText('The document is signed and was not changed')).toBeVisible();
      await expect(screen.getByText('The document is verified')).toBeVisible();
      await expectSent(contract.kyc.verifyOffline, sent);
    });
    await step('one of another code does not count', async () => {
      const code = screen.getByLabelText('Share code');
      await userEvent.clear(code);
      await userEvent.type(code, '0000');
      await press();
      await expect(await screen.findByText('The document does not count')).toBeVisible();
      await expect(screen.getByText('The signature is of another document')).toBeVisible();
      await userEvent.clear(code);
      await userEvent.type(code, '4Q7z');
      await press();
      await expect(await screen.findByText('The document is verified')).toBeVisible();
    });
    await step('verified again and refused, what it said before does not count', async () => {
      refuse(contract.kyc.verifyOffline, 422, 'The archive does not open');
      await press();
      await expect(await screen.findByText('The archive does not open')).toBeVisible();
      await expect(screen.queryByText('The document is signed and was not changed')).toBeNull();
    });
  },
};

const withoutProviders = theProduct(
  () => inMemoryServer({ ...onHold(), notConfigured: ['Ozonetel', 'Aadhaar offline e-KYC'] }, answers),
  { address: `/loan-management/loans/${loanId}?tab=aadhaar`, as: staff.superUser },
);

export const AProviderThatIsNotConfigured: Story = {
  ...withoutProviders.story,
  play: async ({ step }) => {
    for (const [name, provider] of [
      ['Verify Document', 'Aadhaar offline e-KYC'],
      ['Call Customer', 'Ozonetel'],
    ] as const)
      await step(`${name} says that ${provider} is not configured`, async () => {
        const button = await screen.findByRole('button', { name });
        await waitFor(() => expect(button).toHaveAccessibleDescription(`${provider} is not configured`));
      });
  },
};

const source = at('source');

export const SavesTheLoanSource: Story = {
  ...source.story,
  parameters: {
    covers: [
      ...['CS-010.a', 'CS-010.b', 'CS-095.a', 'CS-095.c', 'CS-095.d', 'CS-096.a', 'CS-096.b', 'CS-096.c'],
      ...['CS-095.b', 'CS-061.b', 'CS-096.d', 'CS-097.a', 'CS-097.b', 'CS-097.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = source;
    const field = () => screen.findByRole('combobox', { name: 'Loan source' });
    await step('the choices are read', async () => {
      await userEvent.click(await field());
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(['Partner', 'Organic', 'Agent']);
      await userEvent.click(screen.getByRole('option', { name: 'Partner' }));
      await expectSent(contract.loan.enumValues, { to: 'GET /api/v1/customer-service/get-enum-values' });
    });
    const sent = {
      to: 'POST /api/v1/customer-service/update-loan-source',
      body: { loanId, loanSource: 'PARTNER' },
      hasKey: true,
    };
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step(
      "the chosen one is sent; refused it says that it was not saved, not 'Updated', and stays chosen",
      async () => {
        refuse(contract.loan.saveSource, 409, ['The source is fixed', 'Second']);
        await press();
        await expect(await screen.findByText('The source is fixed')).toBeVisible();
        await expect(screen.getByText('Loan source was not saved.')).toBeVisible();
        await expect(screen.queryByText('Updated')).toBeNull();
        await expect(await field()).toHaveTextContent('Partner');
        await expectSent(contract.loan.saveSource, sent);
      },
    );
    await step("refused without a reason it says 'Error Occurred while logging in'", async () => {
      refuse(contract.loan.saveSource, 422, []);
      await press();
      await expect(await screen.findByText('Error Occurred while logging in')).toBeVisible();
      await expect(screen.getByText('Loan source was not saved.')).toBeVisible();
      await expectSent(contract.loan.saveSource, sent);
    });
    await step('another choice is not what was refused', async () => {
      for (const name of ['Organic', 'Partner']) {
        await userEvent.click(await field());
        await userEvent.click(await screen.findByRole('option', { name }));
        await waitFor(() => expect(screen.queryByText('Loan source was not saved.')).toBeNull());
      }
    });
    await step('saved it says neither, and shows the source that was answered', async () => {
      await press();
      await expect(await screen.findByText('Updated')).toBeVisible();
      await expectSent(contract.loan.saveSource, sent);
      await expect(screen.queryByText('Error Occurred while logging in')).toBeNull();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(await field()).toHaveTextContent('Agent');
    });
    await step('which cannot be saved again', async () => {
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('another one than it has is sent as it was chosen', async () => {
      await userEvent.click(await field());
      await userEvent.click(await screen.findByRole('option', { name: 'Organic' }));
      await press();
      await expectSent(contract.loan.saveSource, { ...sent, body: { loanId, loanSource: 'ORGANIC' } });
    });
    await step('and the source it has is the one that was answered last', async () => {
      await waitFor(async () => expect(await field()).toHaveTextContent('Partner'));
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const TheSourceIsThereThoughItsSaveFailed: Story = {
  ...source.story,
  parameters: { covers: ['CS-097.c'] },
  play: async ({ step, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Loan source' });
    await step('a save that failed says that it was not saved', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: 'Partner' }));
      source.refuse(contract.loan.saveSource, 422, []);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Loan source was not saved.')).toBeVisible();
    });
    await step('once the loan has what was chosen, neither line shows', async () => {
      for (const loan of source.desk().loans)
        if (loan.loanDetails)
          loan.loanDetails = Object.assign({ ...loan.loanDetails }, { loanSource: 'PARTNER' });
      announce('applicant');
      await waitFor(() => expect(screen.queryByText('Loan source was not saved.')).toBeNull());
      await expect(screen.queryByText('Error Occurred while logging in')).toBeNull();
      await expect(screen.getByText('Updated')).toBeVisible();
      await expect(field).toHaveTextContent('Partner');
    });
  },
};

export const TheSessionEndsWhileASourceIsSaved: Story = {
  ...source.story,
  play: async ({ step, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Loan source' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Partner' }));
    await step('the login dialog says it, and the tab no failure; the choice stays', async () => {
      source.desk().sessions.clear();
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(field).toHaveTextContent('Partner');
    });
  },
};
