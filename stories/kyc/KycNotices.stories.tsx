import type { KycFacts } from '@lending-desk/domain/kyc';
import { KycNotices } from '@lending-desk/ui/kyc/KycNotices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenKyc, everythingBroken, kycFacts } from '../fixtures/kyc';
import { inColumn } from '../inBox';
import { expectBroken } from './bothTabs';
import { inSnackbars } from './inSnackbars';

const meta = {
  title: 'Credit/Parts/KYC notices',
  component: KycNotices,
  args: { facts: kycFacts.withDifferences },
  decorators: [inColumn, inSnackbars],
} satisfies Meta<typeof KycNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

const broken = (facts: KycFacts, section: string): Story => ({
  args: { facts },
  parameters: { covers: ['CR-086.a', 'CR-086.b', 'CR-087.a', 'CR-088.b'] },
  play: async ({ canvas, step }) => {
    await step(`The snackbar names the section: ${section}`, async () => {
      await expectBroken(canvas, section);
    });
    await step('It is no failure of the page', async () => {
      await expect(screen.queryByText('Error occured in KYC page')).toBeNull();
    });
    await step('A failure in one section shows a snackbar with colour error', async () => {
      const snackbar = await screen.findByRole('alert');
      await expect(snackbar).toHaveAttribute('data-tone', 'error');
      await expect(within(snackbar).getByRole('button', { name: 'Close' })).toBeVisible();
    });
    // In the desk's wording, not technical.
    await expect(canvas.getByText(/everything else stands/)).toBeVisible();
    await expect(canvas.queryByText(/Invalid type|received/)).toBeNull();
  },
});

export const DeclaredValuesBroken: Story = broken(brokenKyc['Declared values'], 'Declared values');
export const PanDetailsBroken: Story = broken(brokenKyc['Pan details'], 'Pan details');
export const AadhaarDetailsBroken: Story = broken(brokenKyc['Aadhaar details'], 'Aadhaar details');
export const VoterIdDetailsBroken: Story = broken(brokenKyc['VoterId details'], 'VoterId details');
export const DlDetailsBroken: Story = broken(brokenKyc['DL details'], 'DL details');
export const PassportDetailsBroken: Story = broken(brokenKyc['Passport details'], 'Passport details');
export const PerfiosDetailsBroken: Story = broken(brokenKyc['Perfios details'], 'Perfios details');
export const FinancialDetailsBroken: Story = broken(brokenKyc['Financial details'], 'Financial details');
export const CibilDetailsBroken: Story = broken(brokenKyc['Cibil details'], 'Cibil details');

export const EverySectionBroken: Story = {
  args: { facts: everythingBroken },
  parameters: { covers: ['CR-087.a'] },
  play: async ({ canvas, step }) => {
    await step('Each of the nine KYC sections is named in the snackbar', async () => {
      await expect(canvas.getAllByText(/^Error occured in /).map(title => title.textContent)).toEqual(
        Object.keys(brokenKyc).map(section => `Error occured in ${section}`),
      );
    });
  },
};

export const ThePageBroken: Story = {
  args: { facts: kycFacts.documentsUnreadable },
  parameters: { covers: ['CR-088.a'] },
  play: async ({ canvas, step }) => {
    await step("A general KYC failure shows a snackbar 'Error occured in KYC page'", async () => {
      await expectBroken(canvas, 'KYC page');
    });
  },
};

const twoAtFault: KycFacts = {
  ...kycFacts.withDifferences,
  broken: [
    {
      section: 'Pan details',
      issues: [
        'pan.dob: Invalid type',
        'pan.dob: too long',
        'pan.name: Invalid type',
        'pan.number',
        'pan.front',
      ],
    },
  ],
};

/** The notices of a loan of which one more section cannot be read after it was read again. */
function OneMore({ facts }: { facts: KycFacts }) {
  const [now, setNow] = useState(facts);
  const more = { section: 'DL details' as const, issues: ['drivingLicense.dob'] };
  return (
    <>
      <button type="button" onClick={() => setNow({ ...facts, broken: [...facts.broken, more] })}>
        Read again
      </button>
      <KycNotices facts={now} />
    </>
  );
}

export const EachIsAnnouncedOnce: Story = {
  args: { facts: twoAtFault },
  parameters: { covers: ['CR-086.a'] },
  render: args => <OneMore {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('the first three fields at fault are named, each once', async () => {
      await expect(canvas.getByText(/At fault: pan\.dob, pan\.name, pan\.number\.$/)).toBeVisible();
      await expectBroken(canvas, 'Pan details');
    });
    await step(
      'a second section that fails has its own snackbar, though the first was announced before',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
        await expect(screen.getByRole('alert')).toHaveTextContent('Error occured in DL details');
      },
    );
  },
};

export const NothingBroken: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(canvas.queryByText(/Error occured/)).toBeNull();
  },
};

export const ASectionBesideTheBrokenPage: Story = {
  args: { facts: kycFacts.documentsUnreadable },
  parameters: { covers: ['CR-086.a'] },
  render: args => <OneMore {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('a section that fails is named in a snackbar, also where the page failed before', async () => {
      await expectBroken(canvas, 'KYC page');
      await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
      await expectBroken(canvas, 'DL details');
    });
  },
};
