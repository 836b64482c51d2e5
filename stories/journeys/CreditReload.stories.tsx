import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { at, loanId, read } from './creditRequests';

const docs = at(`/credit/loans/${loanId}/?tab=Docs`);

/** A loan that is read again on request, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Reload',
  ...docs.story,
  parameters: { ...docs.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatTheOpenTabShowsByNow: Story = {
  parameters: { covers: ['CR-017.b', 'CR-022.a'] },
  play: async ({ step, userEvent }) => {
    const { desk, expectSent, hold } = docs;
    const held: (() => void)[] = [];
    const once = [read('core'), read('kyc')];
    const statements = within(await screen.findByRole('region', { name: 'Documents' }));
    await step(
      'a loan changes meanwhile: its customer has another name, and one paper is added',
      async () => {
        await expect(await statements.findByText('PAN front')).toBeVisible();
        await expect(screen.queryByRole('row', { name: /statement-august/ })).toBeNull();
        const loan = desk().loans.find(one => one.loanId === loanId);
        Object.assign(loan ?? {}, {
          personalDetails: { fullName: 'Kavya Raghunathan Iyer' },
          bankStatements: [{ fileId: 'statement-august', password: '', file: { key: 'august.pdf' } }],
        });
        await expectSent(contract.loan.read, ...once);
      },
    );
    await step(
      "'Reload Loan' asks for the loan again, with what the open tab shows and nothing of other tabs",
      async () => {
        held.push(hold(contract.loan.read), hold(contract.loan.read));
        await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
        await expectSent(contract.loan.read, ...once);
      },
    );
    await step('the loan that was fetched is shown until the answer comes', async () => {
      await expect(screen.getByRole('heading', { name: /^Kavya Raghunathan$/ })).toBeVisible();
      await expect(screen.queryByText('Loading Data')).toBeNull();
      for (const give of held) give();
    });
    await step('and shows what the server then answers: the name, and the paper', async () => {
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan Iyer' })).toBeVisible();
      await expect(await screen.findByRole('row', { name: /statement-august/ })).toBeVisible();
    });
  },
};
