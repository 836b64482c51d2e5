import { matrixDifferences } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { kycFacts } from '../fixtures/kyc';
import { inBox, inColumn } from '../inBox';
import { type Area, linesOf } from '../panels';
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
        const opened = () =>
          panels.filter(
            name => canvas.getByRole('button', { name }).getAttribute('aria-expanded') === 'true',
          );
        await expect(opened().length).toBeGreaterThanOrEqual(7);
        // Each that is collapsed stays so while the next one is.
        for (const name of opened()) await userEvent.click(canvas.getByRole('button', { name }));
        await expect(opened()).toEqual([]);
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
  play: async ({ canvas, step, userEvent }) => {
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
    await step('each value stands under its source, with how it compares', async () => {
      await expect(linesOf(canvas.getByRole('table', { name: 'Comparison' }))).toEqual([
        ' | DeclaredBase | PAN | Aadhaar XML | Driving licence | Penny drop | Bank statement | Equifax | CIBIL | GPS',
        'Name2 partial2 missing | Kavya Raghunathan | KAVYA RAGHUNATHANExact | Kavya RaghunathanExact | Kavya R (differs: R)Partial, 71%initial | KAVYA RAGHUNATHANExact | RAGHUNATHAN KAVYAExactother order | KAVYA RAGHNATHAN S (differs: S)Partial, 84%a word more or less, spelling | KAVYA RAGHUNATHANExact | Not given',
        'Address1 different4 missing | CurrentFlat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034Permanent17/2 West Masi Street, Madurai, Tamil Nadu 625001 | Not given | 17/2 West Masi Street, Madurai, Tamil Nadu 625001Exactwith permanent1 more17/2 West Masi Street, Madurai 625001Close, 99%a word more or less; with permanent | Flat 304, Sai Residency, Koramangala, Bengaluru 560034Close, 94%a word more or less; with current | Not given | No 304, Sai Residency, Koramangala 560034Close, 93%a word more or less; with current | 17/2 WEST MASI STREET MADURAI TN 625001Exactwith permanent2 moreSAI RESIDENCY 6TH CROSS KORAMANGALA KA 560034 (differs: 6TH)Partial, 72%other number, a word more or less; with current9 LAKE VIEW COLONY PUNE MH 411001 (differs: 9, LAKE, VIEW, COLONY, PUNE, MH, 411001)Differentother PIN area, other number | Not given | 5th Block, Koramangala, Bengaluru 560095 (differs: Block, 560095)Different, 47%other PIN code',
        'DoB5 match2 missing | 14 Mar 1994 | 14 Mar 1994Exact | 14 Mar 1994Exact | 14 Mar 1994Exact | Not given | Not given | 14 Mar 1994Exact | 14 Mar 1994Exact | Not given',
        'ID Number2 match2 missing | ZZXPR1000Z | ZZXPR1000ZExact | XXXXXXXX4417Verified | ZZ0520190008812 | Not given | Not given | ZZXPR1000ZExact | Not given | Not given',
        'Email1 match2 missing | kavya.r@mail.example',
        'Phone1 match1 missing | Primary9000010214Alternate9000010771 | Not given | Not given | Not given | Not given | Not given | 9000010214Exactwith primary1 more9000055555 (differs: 9000055555)Different | Not given | Not given',
        'Bank AccountAll match | 999151436630',
      ]);
    });
    await step('the worst difference is said above, in the colour of a difference', async () => {
      const banner = canvas.getByText(/ is compared with Declared/).closest<HTMLElement>('[data-tone]');
      await expect([banner?.dataset['tone'], banner?.textContent]).toEqual([
        'reject',
        'Address, GPS: Different, 47%5th Block, Koramangala, Bengaluru 560095 is compared with Declared: other PIN code. Not settled: Voter id not submitted, Passport not submitted, 7 values missing.',
      ]);
    });
    await step('a closed status has its counts beside its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'KYC verification status' }));
      await expect(canvas.getByText('20 of 23 compared match, 2 missing')).toBeVisible();
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
  parameters: { covers: ['XR-020.e'] },
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
