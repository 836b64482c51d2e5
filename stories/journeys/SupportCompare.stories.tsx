import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { loanId, open } from './supportRequests';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComparesTheCustomerBySource: Story = {
  play: async ({ step, userEvent }) => {
    const { elapse, expectSent, refuse } = open;
    const sent = { to: `GET /api/v1/reported-identity/${loanId}?desk=customerSupport` };
    const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
    await step(
      'nothing is read until it is asked for; a refusal says which sources are missing',
      async () => {
        await openTab(/^Kyc Details/);
        const compare = await screen.findByRole('button', { name: 'Compare' });
        await expectSent(contract.kyc.reported);
        refuse(contract.kyc.reported, 403, 'Not at this hour');
        await userEvent.click(compare);
        await expectSent(contract.kyc.reported, sent);
        // One message after another, each for its time.
        await elapse(2_500);
        await expect(await screen.findByText('Error occured in Perfios details')).toBeVisible();
        await expect(screen.getAllByText(/At fault: Not at this hour\./)[0]).toBeVisible();
        await expect(screen.getByRole('columnheader', { name: /^Declared/ })).toBeVisible();
        await expect(screen.queryByRole('columnheader', { name: 'Bank statement' })).toBeNull();
      },
    );
    await step(
      'on the next visit every source stands beside the declared one, differences marked',
      async () => {
        await openTab(/^Personal Details/);
        await openTab(/^Kyc Details/);
        await expectSent(contract.kyc.reported, sent);
        for (const name of ['PAN', 'Aadhaar XML', 'Penny drop', 'Bank statement', 'Equifax', 'CIBIL', 'GPS'])
          await expect(await screen.findByRole('columnheader', { name })).toBeVisible();
        await expect(screen.getByText(/^Each source is compared with the base column/)).toBeVisible();
        await expect(screen.getByRole('radio', { name: /^Differences [1-9]/ })).toBeInTheDocument();
      },
    );
    await step('sources of a loan to choose from that cannot be read are asked for again', async () => {
      refuse(contract.loan.enumValues, 422, []);
      await openTab(/^Loan Source/);
      await expect(await screen.findByText('Some error occured. Contact Admin')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      await expect(await screen.findByRole('combobox', { name: 'Loan source' })).toBeVisible();
      await openTab(/^Kyc Details/);
    });
    await step('the photos of the documents stand once', async () => {
      await expect(screen.getByRole('button', { name: 'Open PAN, front' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Images' })).toBeNull();
    });
  },
};
