import { KycTab } from '@lending-desk/ui/kyc/KycTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { brokenKyc, kycFacts } from '../fixtures/kyc';
import { inColumn } from '../inBox';
import { type Area, linesOf, panel } from '../panels';
import { expectNothingSideways } from '../sideways';
import { expectBroken, expectFailedAndAgain, expectLoading, failed, loading, ready } from './bothTabs';
import { inSnackbars } from './inSnackbars';

const meta = {
  title: 'Credit/Tabs/KYC',
  component: KycTab,
  args: { kyc: ready(kycFacts.withDifferences) },
  decorators: [inColumn, inSnackbars],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof KycTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChecksComparedWithDeclared: Story = {
  parameters: { states: ['ready'], covers: ['CR-080.a', 'CR-080.b', 'CR-080.c'] },
  play: async ({ canvas, step }) => {
    await step(
      'Name, DOB, PAN, basic user details and Address checks compare declared, document, bank, bureau and GPS values, and say a match only where both agree',
      async () => {
        const rows = (name: string) => linesOf(canvas.getByRole('region', { name }));
        await expect(rows('Name')).toEqual([
          'Source | Value | Against declared',
          'Declared | Kavya Raghunathan | Declared',
          'PAN | KAVYA RAGHUNATHAN | Exact',
          'Aadhaar XML | Kavya Raghunathan | Exact',
          'Driving licence | Kavya R (differs: R) | Partial, 71%initial',
          'Penny drop | KAVYA RAGHUNATHAN | Exact',
          'Bank statement | RAGHUNATHAN KAVYA | Exactother order',
          'Equifax | KAVYA RAGHNATHAN S (differs: S) | Partial, 84%a word more or less, spelling',
          'CIBIL | KAVYA RAGHUNATHAN | Exact',
        ]);
        await expect(rows('Basic user details')).toEqual([
          'Detail | Source | Value | Against declared',
          'Gender | Declared | Female | Declared',
          'Gender | Aadhaar XML | Female | Exact',
          'Gender | CIBIL | Female | Exact',
          'Email | Declared | kavya.r@mail.example | Declared',
          'Email | Equifax | KAVYA.R@MAIL.EXAMPLE | Exact',
          'Phone | Declared | Primary9000010214 | Declared',
          'Phone | Declared | Alternate9000010771 | Declared',
          'Phone | Equifax | 9000010214 | Exactwith primary',
          'Phone | Equifax | 9000055555 (differs: 9000055555) | Different',
        ]);
        await expect(rows('DOB')).toEqual([
          'Source | Value | Against declared',
          'Declared | 14 Mar 1994 | Declared',
          'PAN | 14 Mar 1994 | Exact',
          'Aadhaar XML | 14 Mar 1994 | Exact',
          'Driving licence | 14 Mar 1994 | Exact',
          'Equifax | 14 Mar 1994 | Exact',
          'CIBIL | 14 Mar 1994 | Exact',
        ]);
        await expect(rows('PAN')).toEqual([
          'Source | Value | Against declared',
          'Declared | ZZXPR1000Z | Declared',
          'PAN | ZZXPR1000Z | Exact',
          'Equifax | ZZXPR1000Z | Exact',
        ]);
        await expect(rows('Address')).toEqual([
          'Source | Value | Against declared',
          'Declared | CurrentFlat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034 | Declared',
          'Declared | Permanent17/2 West Masi Street, Madurai, Tamil Nadu 625001 | Declared',
          'Aadhaar XML | 17/2 West Masi Street, Madurai, Tamil Nadu 625001 | Exactwith permanent',
          'Aadhaar XML | 17/2 West Masi Street, Madurai 625001 | Close, 99%a word more or less; with permanent',
          'Driving licence | Flat 304, Sai Residency, Koramangala, Bengaluru 560034 | Close, 94%a word more or less; with current',
          'Bank statement | No 304, Sai Residency, Koramangala 560034 | Close, 93%a word more or less; with current',
          'Equifax | 17/2 WEST MASI STREET MADURAI TN 625001 | Exactwith permanent',
          'Equifax | SAI RESIDENCY 6TH CROSS KORAMANGALA KA 560034 (differs: 6TH) | Partial, 72%other number, a word more or less; with current',
          'Equifax | 9 LAKE VIEW COLONY PUNE MH 411001 (differs: 9, LAKE, VIEW, COLONY, PUNE, MH, 411001) | Differentother PIN area, other number',
          'GPS | 5th Block, Koramangala, Bengaluru 560095 (differs: Block, 560095) | Different, 47%other PIN code',
        ]);
        await expect(rows('Aadhaar')).toEqual([
          'Aadhaar XML Verified: Yes',
          'Code: 200',
          'Number: XXXXXXXX4417',
          'Gender: Female',
        ]);
        await expect(panel(canvas, 'Address').getByText('GPS 12.93412, 77.61986')).toBeVisible();
      },
    );
  },
};

export const ImagesOpenLarger: Story = {
  parameters: { covers: ['CR-079.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The kyc tab shows images for selfie, PAN, driving licence, voter id and passport',
      async () => {
        const images = panel(canvas, 'Images');
        for (const name of ['Selfie', 'PAN', 'Driving licence', 'Voter id', 'Passport'])
          await expect(images.getByText(name)).toBeVisible();
        await userEvent.click(images.getByRole('button', { name: 'Open Driving licence, front' }));
        await expect(await screen.findByRole('dialog', { name: 'Driving licence, front' })).toBeVisible();
      },
    );
  },
};

const lineOf = (canvas: Area) => canvas.getByText('Aadhaar XML Verified').nextElementSibling?.textContent;

export const AadhaarXmlVerified: Story = {
  parameters: { covers: ['CR-081.a', 'CR-085.a'] },
  play: async ({ canvas, step }) => {
    await step('The kyc tab has an Aadhaar XML Verified line', async () => {
      await expect(lineOf(canvas)).toBe('Yes');
    });
    await step('An Aadhaar document with code 200 counts', async () => {
      await expect(panel(canvas, 'Aadhaar').getByText('XXXXXXXX4417')).toBeVisible();
    });
  },
};

export const AadhaarXmlNotVerified: Story = {
  args: { kyc: ready(kycFacts.xmlNotVerified) },
  parameters: { covers: ['CR-081.a'] },
  play: async ({ canvas, step }) => {
    await step('The Aadhaar XML Verified line says when it is not', async () => {
      await expect(lineOf(canvas)).toBe('No');
    });
  },
};

export const AadhaarCountsOnlyWithCode200: Story = {
  args: { kyc: ready(kycFacts.aadhaarNotCounted) },
  parameters: { covers: ['CR-080.b', 'CR-080.c', 'CR-085.b'] },
  play: async ({ canvas, step }) => {
    await step('An Aadhaar document counts only when its code is 200', async () => {
      await expect(canvas.getByText('This Aadhaar document does not count')).toBeVisible();
      await expect(canvas.queryByText(/Somebody Else/)).toBeNull();
      await expect(panel(canvas, 'Name').getByRole('row', { name: /Aadhaar XML Not given/ })).toBeVisible();
    });
  },
};

const { passport } = kycFacts.withPassport;

export const PassportVerified: Story = {
  args: {
    kyc: ready({
      ...kycFacts.withPassport,
      passport: passport && {
        ...passport,
        checks: passport.checks.map(check => ({
          ...check,
          result: { ...check.result, 'address.city': 'Madurai', issue_place: 'Chennai', birth: '14/03/1995' },
        })),
      },
    }),
  },
  parameters: { covers: ['CR-082.a', 'CR-082.b', 'CR-084.a'] },
  play: async ({ canvas, step }) => {
    const verification = panel(canvas, 'Passport verification');
    await step('A passport verification status of 101 counts as verified', async () => {
      await expect(verification.getByText('Verified')).toBeVisible();
      await expect(verification.getByText('Check 1, status code 101')).toBeVisible();
    });
    await step('The kyc tab has passport verification and OCR panels', async () => {
      await expect(linesOf(canvas.getByRole('region', { name: 'Passport verification' }))).toEqual([
        'Passport number: Z1234567',
        'File number given: ZZ59846543381',
        'Name: KAVYA RAGHUNATHAN',
        'File number: ZZ59846543381',
        'Address, city: Madurai',
        'Issue, place: Chennai',
        'Birth: 14 Mar 1995',
      ]);
      await expect(linesOf(canvas.getByRole('region', { name: 'Passport OCR' }))).toEqual([
        'Name: Kavya Raghunathan',
        'Dob: 14 Mar 1994',
        'File number: ZZ59846543381',
      ]);
      await expect(verification.getByTitle('14/03/1995')).toHaveTextContent('14 Mar 1995');
      await expect(panel(canvas, 'Passport OCR').getByTitle('14/03/1994')).toHaveTextContent('14 Mar 1994');
    });
  },
};

export const PassportCheckedTwice: Story = {
  args: {
    kyc: ready({
      ...kycFacts.withPassport,
      passport: passport && {
        ...passport,
        checks: passport.checks.flatMap(check => [check, { ...check, result: { place: 'Chennai' } }]),
      },
    }),
  },
  parameters: { covers: ['CR-082.a'] },
  play: async ({ canvas, step }) => {
    await step('each check of the passport has what it found', async () => {
      const verification = panel(canvas, 'Passport verification');
      await expect(verification.getByText('Check 2, status code 101')).toBeVisible();
      await expect(
        verification
          .getAllByRole('term')
          .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
      ).toEqual([
        ['Passport number', 'Z1234567'],
        ['File number given', 'ZZ59846543381'],
        ['Name', 'KAVYA RAGHUNATHAN'],
        ['File number', 'ZZ59846543381'],
        ['Place', 'Chennai'],
      ]);
    });
  },
};

export const PassportWithoutOcr: Story = {
  args: { kyc: ready(kycFacts.passportUnread) },
  parameters: { covers: ['CR-082.a', 'CR-082.b'] },
  play: async ({ canvas, step }) => {
    await step('Without OCR the passport OCR panel says that nothing was read, of either side', async () => {
      const ocr = panel(canvas, 'Passport OCR');
      await expect(ocr.getAllByText('Nothing was read.')).toHaveLength(2);
      await expect(ocr.queryByText('Kavya Raghunathan')).toBeNull();
      await expect(panel(canvas, 'Passport verification').getByText('Verified')).toBeVisible();
    });
  },
};

export const PassportNotVerified: Story = {
  args: { kyc: ready(kycFacts.passportRefused) },
  parameters: { covers: ['CR-084.b'] },
  play: async ({ canvas, step }) => {
    await step('A passport verification status other than 101 does not count as verified', async () => {
      const verification = panel(canvas, 'Passport verification');
      await expect(verification.getByText('Not verified')).toBeVisible();
      await expect(verification.getByText('Check 1, status code 102')).toBeVisible();
    });
  },
};

export const EquifaxAddressTable: Story = {
  parameters: { covers: ['CR-080.c', 'CR-083.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'The kyc tab has an Equifax address table, each beside the declared one it matches',
      async () => {
        await expect(linesOf(canvas.getByRole('region', { name: 'Equifax address' }))).toEqual([
          'Address | Postal | State | Against declared',
          'SAI RESIDENCY 6TH CROSS KORAMANGALA | 560034 | KA | Partial, 72%other number, a word more or less; with current',
          '17/2 WEST MASI STREET MADURAI | 625001 | TN | Exactwith permanent',
          '9 LAKE VIEW COLONY PUNE | 411001 | MH | Differentother PIN area, other number',
        ]);
      },
    );
  },
};

/** The sources of a check that have no value. */
const notGivenIn = (canvas: Area, check: string) =>
  panel(canvas, check)
    .getAllByRole('row', { name: /Not given/ })
    .map(({ children }) => children[0]?.textContent);

export const NothingSubmitted: Story = {
  // Half of a place, without its address.
  args: {
    kyc: ready({
      ...kycFacts.nothingSubmitted,
      gps: { ...kycFacts.nothingSubmitted.gps, address: null, longitude: null },
    }),
  },
  parameters: { covers: ['CR-080.b', 'CR-080.c', 'CR-082.a', 'CR-082.b', 'CR-083.a'], states: ['empty'] },
  play: async ({ canvas, step }) => {
    await step('What was not submitted says so, and agrees with nothing', async () => {
      await expect(canvas.getAllByText('No passport was submitted.')).toHaveLength(2);
      await expect(canvas.getByText('No Aadhaar document was submitted.')).toBeVisible();
      await expect(canvas.getByText('Equifax has no address of this customer.')).toBeVisible();
      await expect(canvas.queryByText(/^(Different|Exact)/)).toBeNull();
      await expect(canvas.queryByText(/^GPS \d/)).toBeNull();
    });
    await step(
      'A check has declared, document, bank, bureau and GPS values, each under its own source',
      async () => {
        const ofNames = ['PAN', 'Aadhaar XML', 'Penny drop', 'Bank statement', 'Equifax'];
        await expect(notGivenIn(canvas, 'Name')).toEqual(ofNames);
        await expect(notGivenIn(canvas, 'DOB')).toEqual([
          'Declared',
          'PAN',
          'Aadhaar XML',
          'Equifax',
          'CIBIL',
        ]);
        await expect(notGivenIn(canvas, 'PAN')).toEqual(['Declared', 'PAN', 'Equifax']);
        await expect(notGivenIn(canvas, 'Address')).toEqual([
          'Declared',
          'Aadhaar XML',
          'Bank statement',
          'Equifax',
          'GPS',
        ]);
      },
    );
  },
};

export const UnreadableSectionDoesNotAffectOthers: Story = {
  args: { kyc: ready(brokenKyc['Pan details']) },
  parameters: { covers: ['CR-086.a', 'CR-086.c'] },
  play: async ({ canvas, step }) => {
    await step("A failure in one section shows a snackbar 'Error occured in Pan details'", async () => {
      await expectBroken(canvas, 'Pan details');
    });
    await step('The other sections are shown', async () => {
      await expect(panel(canvas, 'Name').getByRole('row', { name: /Penny drop .* Exact/ })).toBeVisible();
      await expect(lineOf(canvas)).toBe('Yes');
    });
  },
};

export const TwoUnreadableSections: Story = {
  args: {
    kyc: ready({
      ...brokenKyc['Pan details'],
      broken: [...brokenKyc['Pan details'].broken, ...brokenKyc['Passport details'].broken],
    }),
  },
  parameters: { covers: ['CR-086.a', 'CR-086.c'] },
  play: async ({ canvas, step }) => {
    await step('Of two sections each is named, and the other sections are shown', async () => {
      for (const section of ['Pan details', 'Passport details'])
        await expect(canvas.getByText(`Error occured in ${section}`)).toBeVisible();
      await expect(panel(canvas, 'Name').getByRole('row', { name: /Penny drop .* Exact/ })).toBeVisible();
      await expect(lineOf(canvas)).toBe('Yes');
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

export const ViewersSeeMaskedValues: Story = {
  args: { kyc: ready(kycFacts.maskedForViewers) },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(
      panel(canvas, 'PAN').getByRole('row', { name: /Equifax ZZXPR••••Z Exact ?visible part agrees/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/9000010214/)).toBeNull();
  },
};

/** All columns of every check are visible. */
const checksWhole = async (canvas: Area) => {
  for (const table of canvas.getAllByRole('table'))
    await expectNothingSideways(table.parentElement ? [table.parentElement] : []);
};

export const LongestNames: Story = {
  args: { kyc: ready(kycFacts.longest) },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Name').getAllByText(/Chakravarthulapudi/i).length).toBeGreaterThan(1);
    await checksWhole(canvas);
  },
};

export const SourceWithTwoValuesIsNamedOnce: Story = {
  play: async ({ canvas }) => {
    const basic = panel(canvas, 'Basic user details');
    const seen = basic.getAllByText('Phone').filter(one => one.tagName === 'TD');
    await expect(seen).toHaveLength(1);
    // Screen readers get both in the row.
    await expect(basic.getAllByRole('row', { name: /^Phone Declared/ })).toHaveLength(2);
    const sources = [
      ...canvas.getByRole('table', { name: 'Basic user details' }).querySelectorAll('td:nth-child(2) > *'),
    ];
    await expect(sources.map(source => (source.childElementCount === 0 ? source.textContent : ''))).toEqual([
      'Declared',
      'Aadhaar XML',
      'CIBIL',
      'Declared',
      'Equifax',
      'Declared',
      '',
      'Equifax',
      '',
    ]);
  },
};

export const At1024: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => checksWhole(canvas),
};

export const WholeAt1440: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Exact').length).toBeGreaterThan(5);
    await expect(canvas.getAllByText('Different')[0]).toBeVisible();
    await checksWhole(canvas);
  },
};
