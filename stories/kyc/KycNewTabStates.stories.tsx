import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenKyc, kycFacts } from '../fixtures/kyc';
import { inBox, inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectBroken, expectFailedAndAgain, expectLoading, failed, loading, ready } from './bothTabs';
import { comparisonOf, headWhole, panels, row } from './KycNewTab.cases';
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

const cibilLine = (canvas: Area) => canvas.getByText(/^Not settled:|\. Not settled:/).textContent;

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

export const PartsPending: Story = {
  args: { kyc: ready(kycFacts.partsOnTheirWay) },
  play: async ({ canvas }) => {
    await expect(row(canvas, 'Name').getByText('Partial, 71%')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Bank statement' })).toBeVisible();
    await expect(canvas.queryByText(/Error occured/)).toBeNull();
  },
};

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

export const TwoUnreadableSections: Story = {
  args: {
    kyc: ready({
      ...brokenKyc['DL details'],
      broken: [...brokenKyc['DL details'].broken, ...brokenKyc['Financial details'].broken],
    }),
  },
  parameters: { covers: ['CR-086.a', 'CR-086.c'] },
  play: async ({ canvas, step }) => {
    await step('Of two sections each is named, and the other sections are shown', async () => {
      for (const section of ['DL details', 'Financial details'])
        await expect(canvas.getByText(`Error occured in ${section}`)).toBeVisible();
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
