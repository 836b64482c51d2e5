import { Button } from '@lending-desk/ui/primitives/Button';
import { ProfileTab } from '@lending-desk/ui/loan/ProfileTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { loans, sections, today } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { copiesIn, expectCopies } from '../foundations/expectCopies';
import { inBox, inColumn } from '../inBox';
import { factsOf, linesOf, panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Credit/Tabs/Profile',
  component: ProfileTab,
  args: {
    core: loans.pending,
    personal: sections.personal,
    professional: sections.professional,
    financial: sections.financial,
    today,
    onReveal: fn(async (): Promise<string | null> => null),
  },
  decorators: [inColumn],
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FivePanels: Story = {
  parameters: { states: ['ready'], covers: ['CR-034.a', 'CR-141.a', 'CR-142.a', 'SH-103.a'] },
  play: async ({ canvas, canvasElement, step }) => {
    const profile = panel(canvas, 'Profile');
    const address = panel(canvas, 'Address');
    const work = panel(canvas, 'Professional Details');
    const loan = panel(canvas, 'Loan Details');
    const bank = panel(canvas, 'Penny Drop Validation');
    await step(
      'There are tables for Profile, Address, Professional Details, Loan Details and Penny Drop Validation',
      async () => {
        const names = canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
        await expect(names).toEqual([
          'Profile',
          'Address',
          'Professional Details',
          'Loan Details',
          'Penny Drop Validation',
        ]);
        await expect(factsOf(canvas.getByRole('region', { name: 'Profile' }))).toEqual([
          'Full Name: Kavya Raghunathan',
          'User entered name: Kavya R',
          'Gender: Female',
          'Date of Birth: 14 Mar 199432 years',
          'Primary phone: 9000010214',
          'Alternate phone: 9000010771',
          'Email: kavya.r@mail.example',
          'Marital status: Married',
          'Type Of Home: Rented',
          'Contacts: 412',
          'Device: Aria M5Rs. 28,999',
          'User id: usr-d51b7520116f',
        ]);
        await expect(linesOf(canvas.getByRole('region', { name: 'Penny Drop Validation' }))).toEqual([
          'Field | Given by customer | Returned by bank | Result',
          'Account name | Kavya Raghunathan | KAVYA RAGHUNATHAN | Exact',
          'Account number | 999151436630 | 999151436630 | Exact',
          'IFSC code | ZBNK0560034 | ZBNK0560034 | Exact',
        ]);
        await expect(factsOf(canvas.getByRole('region', { name: 'Professional Details' }))).toEqual([
          'Occupation: Software tester',
          'Company: Nilgiri Softworks Pvt Ltd',
          'Employment Type: Salaried',
          'Monthly income: Rs. 62,400',
          'Income modes: Bank transfer',
          'Salary date: 1st of month',
          'Microfinance consent: 19 Nov 2026',
        ]);
        await expect(factsOf(canvas.getByRole('region', { name: 'Loan Details' }))).toEqual([
          'Amount applied: Rs. 1,50,000',
          'Loan purpose: Home renovation',
          'Application status: Financial details verified',
          'Total time taken: 14 min 20 s',
          'EMI day: 5',
          'Other loans: 461028441709',
          'Remarks by: Rohit Kulkarni',
        ]);
        await expect(
          address.getByText('Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034'),
        ).toBeVisible();
        await expect(valueOf(work, 'Salary date')).toBe('1st of month');
        await expect(bank.getByText('Verified')).toBeVisible();
        await expect(
          bank.getByRole('row', { name: /Account number 999151436630 .*999151436630 Exact/ }),
        ).toBeVisible();
        await expect(bank.getByRole('row', { name: /^Account name/ })).toHaveTextContent(/Exact$/);
      },
    );
    await step('The credit loan has contactsCount, amountApplied and totalTimeTaken', async () => {
      await expect(valueOf(profile, 'Contacts')).toBe('412');
      await expect(valueOf(loan, 'Amount applied')).toBe('Rs. 1,50,000');
      await expect(valueOf(loan, 'Total time taken')).toBe('14 min 20 s');
    });
    await step('The other loans of the customer are linked', async () => {
      await expect(loan.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
        '/credit/loans/461028/',
        '/credit/loans/441709/',
      ]);
    });
    await step('The profile is copied with each value under its name', async () => {
      const person = sections.personal.state === 'ready' ? sections.personal.value : null;
      await expectCopies(
        canvasElement,
        'profile',
        [
          'Loan: 482190',
          'Full name: Kavya Raghunathan',
          'Date of birth: 14 Mar 1994',
          'Primary phone: 9000010214',
          `Alternate phone: ${person?.alternatePhoneNumber}`,
          'Email: kavya.r@mail.example',
          `User id: ${loans.pending.customerId}`,
        ].join('\n'),
      );
    });
    await step('What is copied beside a value is that value', async () => {
      await expect(await copiesIn(canvasElement)).toEqual([
        'Copy profile: Loan: 482190\nFull name: Kavya Raghunathan\nDate of birth: 14 Mar 1994\nPrimary phone: 9000010214\nAlternate phone: 9000010771\nEmail: kavya.r@mail.example\nUser id: usr-d51b7520116f',
        'Copy primary phone: 9000010214',
        'Copy alternate phone: 9000010771',
        'Copy email: kavya.r@mail.example',
        'Copy user id: usr-d51b7520116f',
        'Copy current address: Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034',
        'Copy permanent address: 17/2 West Masi Street, near Meenakshi Temple, Madurai, Tamil Nadu 625001',
        'Copy GPS address: 5th Block, Koramangala, Bengaluru, Karnataka 560095',
        'Copy account number: 999151436630',
        'Copy IFSC code: ZBNK0560034',
      ]);
    });
    await step('The credit loan has deviceDetails with devicePrice', async () => {
      await expect(valueOf(profile, 'Device')).toContain('Rs. 28,999');
    });
    await step('The credit loan has gpsLocation with latitude and longitude', async () => {
      await expect(address.getByText('12.93412, 77.61986')).toBeVisible();
    });
    await step("Amounts carry the prefix 'Rs.'", async () => {
      await expect(valueOf(work, 'Monthly income')).toBe('Rs. 62,400');
    });
  },
};

export const SelfieOpensLarger: Story = {
  args: { personal: sections.withSelfie },
  parameters: { covers: ['CR-028.a', 'CR-035.a', 'CR-035.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const small = canvas.getByRole('img', { name: 'Selfie of Kavya Raghunathan' });
    await step('Photos are read from the URLs inside the loan data', async () => {
      await expect(small).toHaveAttribute('src', expect.stringContaining('data:image/svg'));
    });
    await step('The profile tab shows a selfie that opens larger', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Enlarge$/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Selfie of Kavya Raghunathan' }));
      const large = dialog.getByRole('img', { name: 'Selfie of Kavya Raghunathan, larger' });
      await expect(large.getBoundingClientRect().width).toBeGreaterThan(small.getBoundingClientRect().width);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Enlarge$/ })).toHaveFocus());
    });
  },
};

export const NoSelfieStored: Story = {
  parameters: { covers: ['CR-035.a'] },
  play: async ({ canvas, step }) => {
    await step('A loan without a selfie says so', async () => {
      await expect(canvas.queryByRole('button', { name: /Enlarge$/ })).toBeNull();
      await expect(canvas.getByText('No selfie is stored')).toBeVisible();
    });
  },
};

export const AnotherHolderAtTheBank: Story = {
  args: { financial: sections.otherHolder },
  parameters: { covers: ['CR-034.b'] },
  play: async ({ canvas, step }) => {
    await step('What the penny drop returned stands beside what was given', async () => {
      const bank = panel(canvas, 'Penny Drop Validation');
      await expect(bank.getByText('Check the differences')).toBeVisible();
      await expect(bank.getByRole('row', { name: /RAGHU NATHAN Different/ })).toBeVisible();
      await expect(bank.getByRole('row', { name: /^IFSC code Z.* – Not returned$/ })).toBeVisible();
    });
  },
};

export const TheSameNameInAnotherSpelling: Story = {
  args: { financial: sections.spelledOtherwise },
  play: async ({ canvas }) => {
    const bank = panel(canvas, 'Penny Drop Validation');
    await expect(bank.getByText('Verified')).toBeVisible();
    await expect(bank.getByRole('row', { name: /RAGHNATHAN KAVYA Close, 9\d%/ })).toBeVisible();
  },
};

export const OnlyAnInitialAtTheBank: Story = {
  args: { financial: sections.initialAtTheBank },
  play: async ({ canvas }) => {
    const bank = panel(canvas, 'Penny Drop Validation');
    await expect(bank.getByText('Check the differences')).toBeVisible();
    await expect(bank.getByRole('row', { name: /R KAVYA Partial, \d\d%/ })).toBeVisible();
  },
};

export const AppliedFromNextDoor: Story = {
  args: { personal: sections.nearHome },
  play: async ({ canvas }) => {
    const badge = panel(canvas, 'Address').getByText('GPS 0.8 km');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'approve');
  },
};

export const AppliedFromFarAway: Story = {
  args: { personal: sections.farFromHome },
  play: async ({ canvas }) => {
    const badge = panel(canvas, 'Address').getByText('GPS 339 km');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'reject');
  },
};

export const AddressesComparedWhereNoDistanceIsKnown: Story = {
  play: async ({ canvas }) => {
    const badge = panel(canvas, 'Address').getByText('GPS in another PIN code');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'flag');
  },
};

export const NoGpsFix: Story = {
  args: { core: { ...loans.pending, gps: { address: null, latitude: null, longitude: null } } },
  parameters: { covers: ['CR-142.a'] },
  play: async ({ canvas, step }) => {
    await step('Without a location none is shown', async () => {
      await expect(panel(canvas, 'Address').queryByText(/^GPS ./)).toBeNull();
    });
  },
};

export const SelfieCouldNotBeLoaded: Story = {
  args: { personal: sections.selfieGone },
  parameters: { covers: ['CR-035.a'] },
  render: function TheNextLinkWorks(args) {
    const [personal, setPersonal] = useState(args.personal);
    return (
      <>
        <ProfileTab {...args} personal={personal} />
        <Button onClick={() => setPersonal(sections.withSelfie)}>Read the loan again</Button>
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('A selfie that cannot be loaded is initials, and says so', async () => {
      await expect(await canvas.findByText('The selfie could not be loaded')).toBeVisible();
      await expect(canvas.getByText('KR')).toBeVisible();
    });
    await step('The next link of the loan shows a selfie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read the loan again' }));
      await expect(await canvas.findByRole('img', { name: 'Selfie of Kavya Raghunathan' })).toBeVisible();
    });
  },
};

export const CodesReadAsWords: Story = {
  args: { professional: sections.paidByCode },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Professional Details'), 'Income modes')).toBe(
      'Bank transfer, Cash, Salary advance',
    );
  },
};

export const NoPennyDrop: Story = {
  args: { financial: sections.noPennyDrop },
  parameters: { covers: ['CR-034.b'] },
  play: async ({ canvas, step }) => {
    await step('Without a penny drop no value is shown as one', async () => {
      await expect(canvas.getByText('No penny drop was made for this account.')).toBeVisible();
    });
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: {
    personal: sections.maskedPersonal,
    masked: true,
    onReveal: fn(async (): Promise<string | null> => '9000010214'),
  },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('90••• ••214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show primary phone' }));
    await expect(await canvas.findByText('9000010214')).toBeVisible();
    await expect(canvas.getByText('90••• ••771')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show alternate phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show email' }));
    await expect(args.onReveal.mock.calls).toEqual([
      ['primaryPhoneNumber'],
      ['alternatePhoneNumber'],
      ['email'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show primary phone' }));
    await expect(canvas.getByText('90••• ••214')).toBeVisible();
  },
};

export const ProfessionalDetailsMissing: Story = {
  args: { professional: sections.missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Professional details were not given.')).toBeVisible();
    await expect(valueOf(panel(canvas, 'Profile'), 'Full Name')).toBe('Kavya Raghunathan');
  },
};

export const NothingGiven: Story = {
  args: { personal: sections.missing, professional: sections.missing, financial: sections.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Personal details were not given.')).toHaveLength(2);
    await expect(canvas.getByText('Professional details were not given.')).toBeVisible();
    await expect(valueOf(panel(canvas, 'Loan Details'), 'Loan purpose')).toBe('Home renovation');
  },
};

export const PersonalDetailsBroken: Story = {
  args: { personal: sections.broken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Personal details could not be read')).toHaveLength(2);
    await expect(valueOf(panel(canvas, 'Loan Details'), 'Loan purpose')).toBe('Home renovation');
  },
};

/** At the widths where the profile has two columns, and for an address that no column has room for. */
export const EmailOnOneLine: Story = {
  args: { personal: sections.longest },
  decorators: [inBox({ width: 806 })],
  play: async ({ canvas }) => {
    const address = panel(canvas, 'Profile').getByText(/^venkata\.subrahmanya/);
    const copy = panel(canvas, 'Profile').getByRole('button', { name: /copy e-?mail/i });
    await expect(address.getBoundingClientRect().height).toBeLessThan(24);
    await expect(copy.getBoundingClientRect().top).toBeLessThan(address.getBoundingClientRect().bottom);
    await expect(copy.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      address.getBoundingClientRect().right,
    );
    await expect(address).toHaveAttribute(
      'title',
      'venkata.subrahmanya.lakshmi.narasimha.chakravarthulapudi@mail.example',
    );
  },
};

export const LongestRealisticData: Story = {
  args: { personal: sections.longest, financial: sections.longestHolder },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(valueOf(panel(canvas, 'Profile'), 'Full Name')).toBe(longestName);
    await expect(canvas.getByText('VENKATA SUBRAHMANYA LAKSHMI NARASIMHA CHAKRAVARTHULAPUDI')).toBeVisible();
    await expectNothingSideways(canvasElement.querySelectorAll('section, dd, [role=region]'));
  },
};
