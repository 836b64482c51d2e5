import { updatedMatrix, worstDifference } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { brokenKyc, kycFacts } from '../fixtures/kyc';
import { inColumn } from '../inBox';
import type { Area } from '../panels';
import { ready } from './bothTabs';
import { row } from './KycNewTab.cases';
import { inSnackbars } from './inSnackbars';

const meta = {
  title: 'Credit/Tabs/KYC New',
  tags: ['!autodocs'],
  component: KycNewTab,
  args: { kyc: ready(kycFacts.withDifferences) },
  decorators: [inColumn, inSnackbars],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof KycNewTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllAgreeIsSaidOnlyWhereNothingIsMissing: Story = {
  args: { kyc: ready(kycFacts.agreeing) },
  parameters: { covers: ['XR-020.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a row whose sources all agree says so, one with a missing source says how many', async () => {
      await expect(row(canvas, 'Bank Account').getByText('All match')).toBeVisible();
      await expect(row(canvas, 'Name').queryByText('All match')).toBeNull();
      await expect(row(canvas, 'Name').getByText(/^\d missing$/)).toBeVisible();
    });
    await step('the status counts what agrees, and beside it the sources it could not read', async () => {
      const status = within(canvas.getByRole('region', { name: 'KYC verification status' }));
      await expect(status.getByText('of 9 compared match')).toBeVisible();
      await expect(canvas.queryByText(/^All \d+ values agree/)).toBeNull();
      await expect(canvas.getByText(/^Not settled: .*Voter id not submitted/)).toBeVisible();
      await expect(status.getByText('5 sources missing')).toBeVisible();
      await expect(toneOf(status.getByText('9 match'))).toBe('neutral');
    });
    await step('no difference is no agreement of what is not there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
      const why = canvas.getByText(/^What could be compared is the same as Declared\./);
      await expect(why).toHaveTextContent(/Not settled: .*Voter id not submitted/);
      await expect(canvas.queryByText('Every value agrees with Declared.')).toBeNull();
    });
  },
};

export const EverythingAgrees: Story = {
  args: { kyc: ready(kycFacts.settled) },
  parameters: { covers: ['XR-020.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('where every source gave every value it can, it is said that all agree', async () => {
      await expect(toneOf(canvas.getByText('All 36 values agree with Declared'))).toBe('approve');
      await expect(canvas.queryByText(/Not settled/)).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
      await expect(canvas.getByText('Every value agrees with Declared.')).toBeVisible();
    });
  },
};

export const AgreeingSoFar: Story = {
  args: { kyc: ready(kycFacts.settledSoFar) },
  parameters: { covers: ['XR-020.f'] },
  play: async ({ canvas, step }) => {
    await step('while a source is on its way it is not said that all agree', async () => {
      await expect(canvas.getByText(/^Not settled: .*Bank statement on its way/)).toBeVisible();
      await expect(canvas.queryByText(/^All \d+ values agree/)).toBeNull();
    });
  },
};

export const OneSourceMissing: Story = {
  args: { kyc: ready(kycFacts.withPassport) },
  play: async ({ canvas }) => {
    await expect(statusIn(canvas).getByText('1 source missing')).toBeVisible();
  },
};

export const NoSourceMissing: Story = {
  args: { kyc: ready(kycFacts.everySource) },
  play: async ({ canvas, step }) => {
    await step('nothing is said of sources', async () => {
      await expect(statusIn(canvas).queryByText(/missing/)).toBeNull();
    });
    await step('numbers stand in columns of equal letters, names do not', async () => {
      const fontOf = (name: string, text: string) =>
        getComputedStyle(row(canvas, name).getAllByText(text)[0] ?? document.body).fontFamily;
      const mono = fontOf('ID Number', 'ZZXPR1000Z');
      await expect(mono).toMatch(/mono/i);
      await expect(fontOf('Phone', '9000010214')).toBe(mono);
      await expect(fontOf('Name', 'Kavya Raghunathan')).not.toBe(mono);
    });
  },
};

const nameMatch = (result: 'APPROVE' | 'FLAG', value: number) => [
  { name: 'NAME_MATCH', verdict: { result, word: result }, value, fault: null },
];

export const TheWorstDifferenceLeads: Story = {
  args: { rules: nameMatch('APPROVE', 96) },
  parameters: { covers: ['XR-020.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the value with the lowest score is named, with its score', async () => {
      const worst = worstDifference(updatedMatrix(kycFacts.withDifferences), 'declared');
      const score = worst?.value.comparison?.score;
      await expect(
        canvas.getByText(new RegExp(`^Address, .*: (Different|Partial), ${score}%$`)),
      ).toBeVisible();
      await expect(canvas.getByText(/is compared with Declared/)).toHaveTextContent(
        /Not settled: Voter id not submitted, Passport not submitted/,
      );
    });
    await step('another base has another worst difference', async () => {
      const worst = worstDifference(updatedMatrix(kycFacts.withDifferences), 'drivingLicence');
      await userEvent.click(canvas.getByRole('combobox', { name: /Compare with/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Driving licence' }));
      await expect(canvas.getByText(/is compared with Driving licence/)).toHaveTextContent(
        worst?.value.text ?? 'nothing',
      );
    });
    await step('a PAN stands without the state of its document, which is above', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Compare with/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'PAN' }));
      await expect(row(canvas, 'ID Number').getAllByRole('cell')[0]).not.toHaveTextContent(/verified/i);
    });
  },
};

export const WhatRulesFlagIsNeverSaidToMatch: Story = {
  args: { kyc: ready(kycFacts.agreeing), rules: nameMatch('FLAG', 73) },
  parameters: { covers: ['XR-020.b'] },
  play: async ({ canvas, step }) => {
    await step('the rule leads, with its value', async () => {
      await expect(canvas.getByText('Name match 73% is not approved by Rules')).toBeVisible();
    });
    await step('the row says so, and equal names are equal texts, not exact ones', async () => {
      await expect(row(canvas, 'Name').getByText('Flagged by Rules')).toBeVisible();
      await expect(row(canvas, 'Name').queryByText(/^\d match$/)).toBeNull();
      await expect(row(canvas, 'Name').queryByText('Exact')).toBeNull();
      await expect(row(canvas, 'Name').getAllByText('Same text').length).toBeGreaterThan(0);
      await expect(row(canvas, 'Bank Account').queryByText('Flagged by Rules')).toBeNull();
    });
  },
};

export const FlaggedWhereEverythingElseAgrees: Story = {
  args: { kyc: ready(kycFacts.settled), rules: nameMatch('FLAG', 73) },
  parameters: { covers: ['XR-020.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it is not said that all agree', async () => {
      await expect(statusIn(canvas).getByText('of 36 compared match')).toBeVisible();
      await expect(toneOf(statusIn(canvas).getByText('36 match'))).toBe('neutral');
      await expect(canvas.queryByText(/^All \d+ values agree/)).toBeNull();
    });
    await step('and without a difference the flagged attribute is named', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
      await expect(canvas.getByText(/^What could be compared is the same/)).toHaveTextContent(
        'What could be compared is the same as Declared. Flagged by Rules: Name.',
      );
    });
  },
};

const toneOf = (words: HTMLElement) => words.closest('[data-tone]')?.getAttribute('data-tone');
const statusIn = (canvas: Area) => within(canvas.getByRole('region', { name: 'KYC verification status' }));
const stateOf = (canvas: Area, name: string) =>
  statusIn(canvas).getByText(name).nextElementSibling?.textContent;
const cardOf = (canvas: Area, name: string) =>
  within(canvas.getByRole('region', { name: 'Images' }))
    .getAllByRole('listitem')
    .find(one => within(one).queryByText(name));

export const AFlaggedDocumentIsNotSaidToBeVerified: Story = {
  args: { rules: nameMatch('FLAG', 73) },
  play: async ({ canvas, userEvent, step }) => {
    await step('its image and its line say what is to be checked instead', async () => {
      await expect(stateOf(canvas, 'PAN')).toBe('To checkName');
      await expect(cardOf(canvas, 'PAN')).toHaveTextContent(/To checkName$/);
      await expect(stateOf(canvas, 'Driving licence')).toMatch(/^To checkName/);
      await expect(canvas.queryByText('Verified')).toBeNull();
    });
    await step('and what is not submitted says so', async () => {
      await expect(stateOf(canvas, 'Voter id')).toBe('Not submitted');
    });
    await step('nor is any value of it where the others are compared with it', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Compare with/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Driving licence' }));
      await expect(canvas.getByText(/is compared with Driving licence/)).toBeVisible();
      await expect(canvas.queryByText('Verified')).toBeNull();
    });
  },
};

export const ADocumentBelowTheThresholdIsNotSaidToBeVerified: Story = {
  args: { rules: nameMatch('APPROVE', 96) },
  play: async ({ canvas, step }) => {
    await step('the licence, whose name agrees only in part, is to be checked', async () => {
      await expect(stateOf(canvas, 'Driving licence')).toMatch(/^To checkName/);
      await expect(cardOf(canvas, 'Driving licence')).toHaveTextContent(/To checkName/);
    });
    await step('PAN, all of whose values agree, is verified', async () => {
      await expect(stateOf(canvas, 'PAN')).toBe('Verified1 check');
      await expect(cardOf(canvas, 'PAN')).toHaveTextContent(/Verified1 check$/);
    });
  },
};

export const AnUnreadableDocumentIsNotSaidToBeVerified: Story = {
  args: { kyc: ready(brokenKyc['Pan details']) },
  parameters: { covers: ['XR-020.c'] },
  play: async ({ canvas, step }) => {
    await step('its image and its line say that it cannot be read', async () => {
      await expect(stateOf(canvas, 'PAN')).toBe('Not readable');
      await expect(cardOf(canvas, 'PAN')).toHaveTextContent(/Not readable$/);
      await expect(canvas.getByText(/Not settled: PAN not readable/)).toBeVisible();
    });
    await step('the others keep their state', async () => {
      await expect(stateOf(canvas, 'Aadhaar')).toMatch(/^(Verified|To check)/);
    });
  },
};

export const WhatIsNotSubmittedConfirmsNothing: Story = {
  args: { kyc: ready(kycFacts.detailsWithoutDocuments) },
  play: async ({ canvas, step }) => {
    await step('values that came without their document are equal texts, not exact matches', async () => {
      await expect(stateOf(canvas, 'PAN')).toBe('Not submitted');
      await expect(row(canvas, 'Name').getAllByText('Same text').length).toBeGreaterThan(0);
      await expect(row(canvas, 'DoB').queryByText('All match')).toBeNull();
    });
    await step('the bureau, which is no document, is exact', async () => {
      await expect(row(canvas, 'DoB').getAllByText('Exact').length).toBeGreaterThan(0);
    });
  },
};

export const ASignatureThatIsNotVerified: Story = {
  args: { kyc: ready(kycFacts.xmlNotVerified) },
  play: async ({ canvas, step }) => {
    await step('an address that only resembles the declared one keeps its score, in no colour', async () => {
      await expect(toneOf(row(canvas, 'Address').getByText('Close, 99%'))).toBe('neutral');
      await expect(toneOf(row(canvas, 'Address').getByText('Close, 94%'))).toBe('approve');
      await expect(row(canvas, 'Name').getByText('Same text')).toBeVisible();
    });
  },
};

export const NothingToAgreeWith: Story = {
  args: { kyc: ready(kycFacts.nothingSubmitted) },
  parameters: { covers: ['XR-020.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a row of the declared value alone is not compared, and counts nothing', async () => {
      await expect(row(canvas, 'Name').getByText('Not compared')).toBeVisible();
      await expect(row(canvas, 'Name').queryByText(/missing$/)).toBeNull();
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
    await expect(canvas.getByText(/^Nothing could be compared with Declared\./)).toBeVisible();
  },
};
