import { matrixDifferences, updatedMatrix, worstDifference } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenKyc, kycFacts } from '../fixtures/kyc';
import { inBox, inColumn } from '../inBox';
import type { Area } from '../panels';
import { ready } from './bothTabs';
import { comparisonOf, headWhole, panels, row } from './KycNewTab.cases';
import { inSnackbars } from './inSnackbars';

const meta = {
  title: 'Credit/Tabs/KYC New',
  component: KycNewTab,
  args: { kyc: ready(kycFacts.withDifferences) },
  decorators: [inColumn, inSnackbars],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof KycNewTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NinePanelsThatOpenAndClose: Story = {
  parameters: { covers: ['CR-089.a', 'CR-089.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The collapsible panels are Images, KYC verification status, Name, Address, DoB, ID Number, Email, Phone and Bank Account',
      async () => {
        const named = panels.map(name => canvas.getByRole('button', { name }));
        const inOrder = canvas.getAllByRole('button').filter(one => one.hasAttribute('aria-expanded'));
        await expect(inOrder.map(one => panels[named.indexOf(one)])).toEqual(panels);
        for (const name of panels) {
          const toggle = canvas.getByRole('button', { name });
          const others = () =>
            panels
              .filter(other => other !== name)
              .map(other => canvas.getByRole('button', { name: other }).getAttribute('aria-expanded'));
          const [before, beside] = [toggle.getAttribute('aria-expanded'), others()];
          await userEvent.click(toggle);
          await expect(toggle).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
          await expect(others()).toEqual(beside);
          await userEvent.click(toggle);
          await expect(toggle).toHaveAttribute('aria-expanded', before ?? '');
        }
        const toggles = canvas.getAllByRole('button', { expanded: true }).map(one => one.textContent);
        await expect(panels.filter(name => toggles.includes(name)).length).toBeGreaterThanOrEqual(7);
      },
    );
  },
};

export const AClosedPanelShowsItsValue: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    const cells = row(canvas, 'Name').getAllByRole('cell');
    await expect(cells).toHaveLength(1);
    await expect(cells[0]).toHaveTextContent('Kavya Raghunathan');
    // On paper nothing can be opened.
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(row(canvas, 'Name').getAllByRole('cell')).toHaveLength(9));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(row(canvas, 'Name').getAllByRole('cell')).toHaveLength(1));
  },
};

export const EverySourceBesideTheBase: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, step }) => {
    await step('The panels compare every source with the declared value', async () => {
      await expect(canvas.getAllByRole('columnheader').map(one => one.textContent)).toEqual([
        'DeclaredBase',
        'PAN',
        'Aadhaar XML',
        'Driving licence',
        'Penny drop',
        'Bank statement',
        'Equifax',
        'CIBIL',
        'GPS',
      ]);
      const name = row(canvas, 'Name');
      await expect(name.getByText('Partial, 71%')).toBeVisible();
      await expect(name.getByText('initial')).toBeVisible();
      // Which of two declared addresses a value differs from says nothing.
      const [different] = row(canvas, 'Address').getAllByText(/^Different/);
      await expect(different?.closest('[data-verdict]')).not.toHaveTextContent(/with (current|permanent)/);
      await expect(row(canvas, 'Address').getAllByText(/with current$/).length).toBeGreaterThan(0);
      await expect(name.getByText('2 partial')).toBeVisible();
      await expect(row(canvas, 'ID Number').getAllByText('Verified').length).toBeGreaterThan(0);
      await expect(row(canvas, 'DoB').getByText(/^\d match$/)).toBeVisible();
      await expect(row(canvas, 'DoB').getByText(/^\d missing$/)).toBeVisible();
      await expect(canvas.getByText(/Nothing from: Voter id, Passport\.$/)).toBeVisible();
    });
  },
};

const placesOf = (canvas: Area) => {
  const images = canvas.getByRole('region', { name: 'Images' }).getBoundingClientRect();
  return { ...comparisonOf(canvas), images };
};

/** The room of a tab at 1440 px beside the narrow sidebar and the closed rail. */
export const NineSourcesInTheFirstScreen: Story = {
  decorators: [inBox({ width: 1300 })],
  parameters: { covers: ['XR-020.e'] },
  play: async ({ canvas, step }) => {
    const { matrix, images, place } = placesOf(canvas);
    await step('All nine sources stand side by side, and nothing scrolls sideways', async () => {
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
      await expect(matrix.scrollWidth).toBeLessThanOrEqual(matrix.clientWidth);
      await headWhole(canvas);
    });
    await step('The images are beside the comparison, which begins in the upper half', async () => {
      await expect(images.right).toBeLessThan(place.left);
      await expect(images.top).toBeLessThan(place.top);
      // Above the tab are 155 px of the loan's header and tabs.
      await expect(place.top).toBeLessThan(340);
    });
  },
};

/** The room of a tab at 1440 px beside the wide sidebar and the open rail. */
export const NineSourcesBesideSidebarAndRail: Story = {
  decorators: [inBox({ width: 807 })],
  play: async ({ canvas, step }) => {
    const { matrix, images, place } = placesOf(canvas);
    await step('All nine sources stand side by side, and nothing scrolls sideways', async () => {
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
      await expect(matrix.scrollWidth).toBeLessThanOrEqual(matrix.clientWidth);
      await headWhole(canvas);
    });
    await step('Each value is whole: none is clipped, or reaches into the next column', async () => {
      const cells = canvas.getAllByRole('cell');
      await expect(cells.length).toBeGreaterThan(40);
      for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    });
    await step('Images and status share a row, and names and addresses are in the first screen', async () => {
      const status = canvas.getByRole('region', { name: 'KYC verification status' }).getBoundingClientRect();
      await expect(images.right).toBeLessThan(status.left);
      await expect(images.top).toBe(status.top);
      // Above the tab are 185 px of the loan's header and tabs.
      await expect(place.top).toBeLessThan(440);
    });
  },
};

/** The same with the wide sidebar: the images give their room to the sources. */
export const NineSourcesBesideTheWideSidebar: Story = {
  decorators: [inBox({ width: 1124 })],
  play: async ({ canvas }) => {
    const { matrix, images, place } = placesOf(canvas);
    await expect(matrix.scrollWidth).toBeLessThanOrEqual(matrix.clientWidth);
    await expect(images.bottom).toBeLessThan(place.top);
    await expect(place.top).toBeLessThan(520);
  },
};

export const StatusOfTheDocuments: Story = {
  args: { kyc: ready(kycFacts.passportRefused) },
  parameters: { covers: ['CR-084.b'] },
  play: async ({ canvas, step }) => {
    const status = within(canvas.getByRole('region', { name: 'KYC verification status' }));
    const stateOf = (name: string) => status.getByText(name).nextElementSibling?.textContent;
    await step('KYC verification status is a panel with the state of each document', async () => {
      await expect(stateOf('PAN')).toBe('Verified1 check');
      await expect(stateOf('Aadhaar')).toBe('VerifiedXML verified');
      await expect(stateOf('Voter id')).toBe('Not submitted');
      await expect(status.getByText(/^of \d+ compared match$/)).toBeVisible();
    });
    await step('Only a passport verification status of 101 counts as verified', async () => {
      await expect(stateOf('Passport')).toBe('Not verifiedStatus 102');
    });
  },
};

export const ComparedWithAnotherSource: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Driving licence' }));
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Driving licenceBase');
    await expect(row(canvas, 'Name').getAllByText('Partial, 71%').length).toBeGreaterThan(1);
  },
};

export const OnlyDifferences: Story = {
  play: async ({ canvas, userEvent }) => {
    // The same number as in the tab's counter.
    const count = matrixDifferences(kycFacts.withDifferences);
    await userEvent.click(canvas.getByRole('radio', { name: `Differences ${count}` }));
    await expect(canvas.queryByRole('button', { name: 'DoB' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Name' })).toBeVisible();
  },
};

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
      await expect(canvas.getByText('All 36 values agree with Declared')).toBeVisible();
      await expect(canvas.queryByText(/Not settled/)).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
      await expect(canvas.getByText('Every value agrees with Declared.')).toBeVisible();
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
  play: async ({ canvas, step }) => {
    await step('its image and its line say what is to be checked instead', async () => {
      await expect(stateOf(canvas, 'PAN')).toBe('To checkName');
      await expect(cardOf(canvas, 'PAN')).toHaveTextContent(/To checkName$/);
      await expect(stateOf(canvas, 'Driving licence')).toMatch(/^To checkName/);
      await expect(canvas.queryByText('Verified')).toBeNull();
    });
    await step('and what is not submitted says so', async () => {
      await expect(stateOf(canvas, 'Voter id')).toBe('Not submitted');
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
