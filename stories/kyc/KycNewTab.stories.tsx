import { matrixDifferences, updatedMatrix, worstDifference } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenKyc, kycFacts } from '../fixtures/kyc';
import { inBox, inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';
import { expectBroken, expectFailedAndAgain, expectLoading, failed, loading, ready } from './bothTabs';
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

const panels = [
  'Images',
  'KYC verification status',
  'Name',
  'Address',
  'DoB',
  'ID Number',
  'Email',
  'Phone',
  'Bank Account',
];
const row = (canvas: Area, name: string) => {
  const [head] = canvas.getAllByRole('rowheader').filter(one => within(one).queryByRole('button', { name }));
  return within(head?.closest('tr') ?? document.createElement('tr'));
};

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
      await expect(name.getByText('2 partial')).toBeVisible();
      await expect(row(canvas, 'ID Number').getAllByText('Verified').length).toBeGreaterThan(0);
      await expect(row(canvas, 'DoB').getByText(/^\d match$/)).toBeVisible();
      await expect(row(canvas, 'DoB').getByText(/^\d missing$/)).toBeVisible();
      await expect(canvas.getByText(/Nothing from: Voter id, Passport\.$/)).toBeVisible();
    });
  },
};

const comparisonOf = (canvas: Area) => {
  const matrix = canvas.getByRole('group', { name: 'Comparison by source' });
  return { matrix, place: matrix.getBoundingClientRect() };
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

export const NothingToAgreeWith: Story = {
  args: { kyc: ready(kycFacts.nothingSubmitted) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Differences 0' }));
    await expect(canvas.getByText(/^Nothing could be compared with Declared\./)).toBeVisible();
  },
};

export const PartsPending: Story = {
  args: { kyc: ready(kycFacts.partsOnTheirWay) },
  play: async ({ canvas }) => {
    await expect(row(canvas, 'Name').getByText('Partial, 71%')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Bank statement' })).toBeVisible();
    await expect(canvas.queryByText(/Error occured/)).toBeNull();
  },
};

const cibilLine = (canvas: Area) => canvas.getByText(/^Not settled:|\. Not settled:/).textContent;

export const NoCibilReportWasFetched: Story = {
  args: { kyc: ready(kycFacts.noCibil) },
  play: async ({ canvas, step }) => {
    await step('a loan without a report says so, and says of nothing that it cannot be read', async () => {
      await expect(cibilLine(canvas)).toMatch(/no CIBIL report was fetched/);
      await expect(canvas.queryByText(/not readable/)).toBeNull();
    });
  },
};

export const ACibilReportThatCannotBeRead: Story = {
  args: { kyc: ready(brokenKyc['Cibil details']) },
  play: async ({ canvas, step }) => {
    await step('a report that is there is not said to be missing only', async () => {
      await expect(cibilLine(canvas)).toMatch(/CIBIL missing or not readable/);
      await expect(cibilLine(canvas)).not.toMatch(/fetched/);
    });
  },
};

export const NothingSubmitted: Story = {
  args: { kyc: ready(kycFacts.nothingSubmitted) },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not submitted').length).toBeGreaterThan(5);
    await expect(row(canvas, 'Name').getByText('Thangamalar')).toBeVisible();
    await expect(canvas.getByText('Nothing to compare')).toBeVisible();
  },
};

export const UnreadableSectionDoesNotAffectOthers: Story = {
  args: { kyc: ready(brokenKyc['DL details']) },
  parameters: { covers: ['CR-086.a', 'CR-086.c'] },
  play: async ({ canvas, step }) => {
    await step("A failure in one section shows a snackbar 'Error occured in DL details'", async () => {
      await expectBroken(canvas, 'DL details');
    });
    await step('The other sections are shown', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Driving licence' })).toBeNull();
      await expect(row(canvas, 'Name').getAllByText('Exact').length).toBeGreaterThan(2);
    });
  },
};

export const Loading: Story = {
  args: { kyc: loading },
  parameters: { states: ['loading'] },
  play: expectLoading,
};

export const Failed: Story = {
  args: { kyc: failed },
  parameters: { states: ['error'], covers: ['CR-088.a'] },
  play: ({ step, ...played }) =>
    step("A general KYC failure shows a snackbar 'Error occured in KYC page'", () =>
      expectFailedAndAgain(played),
    ),
};

export const ForCollections: Story = {
  args: { source: 'collections', kyc: ready(kycFacts.noCibil) },
  parameters: { covers: ['CR-090.a'] },
  play: async ({ canvas, step }) => {
    await step('The updated KYC view is also usable with source collections', async () => {
      await expect(canvas.getByText(/^As given for this loan/)).toBeVisible();
      for (const name of panels) await expect(canvas.getByRole('button', { name })).toBeVisible();
      await expect(row(canvas, 'Name').getAllByText('Kavya Raghunathan')[0]).toBeVisible();
      await expect(row(canvas, 'DoB').getAllByText('14 Mar 1994').length).toBeGreaterThan(1);
      await expect(canvas.queryByRole('columnheader', { name: 'CIBIL' })).toBeNull();
    });
  },
};

export const ForSupportBelowItsDocuments: Story = {
  args: { source: 'support' },
  decorators: [inBox({ width: 1000 })],
  play: async ({ canvas, step }) => {
    await step(
      'without the images, which stand above it; status and comparison have the whole width',
      async () => {
        await expect(canvas.queryByRole('button', { name: 'Images' })).toBeNull();
        const status = canvas
          .getByRole('region', { name: 'KYC verification status' })
          .getBoundingClientRect();
        const { place } = comparisonOf(canvas);
        await expect(Math.abs(status.width - place.width)).toBeLessThan(4);
      },
    );
    await expect(canvas.getByText(/^Each source is compared with the base column/)).toBeVisible();
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: { kyc: ready(kycFacts.maskedForViewers) },
  parameters: { states: ['notPermitted'], covers: ['XR-006.g'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('masked values agree in their visible part', async () => {
      await expect(row(canvas, 'Phone').getAllByText('90••• ••214').length).toBeGreaterThan(1);
      await expect(row(canvas, 'Phone').getByText(/^visible part agrees/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Bank Account' }));
      await expect(row(canvas, 'Bank Account').getAllByText('•••• •••• 6630').length).toBeGreaterThan(1);
    });
  },
};

/** The heading stays on one line whatever tools are next to it; only the matrix scrolls. */
const headWhole = async (canvas: Area) => {
  const heading = canvas.getByRole('heading', { name: 'Comparison' });
  await expect(heading.getBoundingClientRect().height).toBeLessThan(26);
  await expectNothingSideways(canvas.getAllByRole('columnheader'));
};

export const LongestNames: Story = {
  args: { kyc: ready(kycFacts.longest) },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [declared, ...others] = row(canvas, 'Name').getAllByText(/Chakravarthulapudi/i);
    await expect(others.length).toBeGreaterThan(0);
    await headWhole(canvas);
    await expectWholeWord(declared, 'Chakravarthulapudi');
  },
};

/** No word of a name is broken, because names are compared letter by letter. */
async function expectWholeWord(shown: HTMLElement | undefined, word: string) {
  const text = shown?.firstChild;
  if (!text) throw new Error('no such name');
  const begin = text.textContent?.indexOf(word) ?? -1;
  const range = new Range();
  range.setStart(text, begin);
  range.setEnd(text, begin + word.length);
  await expect(range.getClientRects()).toHaveLength(1);
}

/** In the narrow columns of a window of 1440 px they are whole too, and the matrix scrolls. */
export const LongestNamesBesideSidebarAndRail: Story = {
  args: { kyc: ready(kycFacts.longest) },
  decorators: [inBox({ width: 807 })],
  play: async ({ canvas }) => {
    const [declared, pan] = row(canvas, 'Name').getAllByText(/Chakravarthulapudi/i);
    await expectWholeWord(declared, 'Chakravarthulapudi');
    await expectWholeWord(pan, 'CHAKRAVARTHULAPUDI');
    const { matrix } = comparisonOf(canvas);
    await expect(matrix.scrollWidth).toBeGreaterThan(matrix.clientWidth);
  },
};

export const At1024: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => headWhole(canvas),
};

export const WholeAt1440: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^of \d+ compared match$/)).toBeVisible();
    await headWhole(canvas);
  },
};
