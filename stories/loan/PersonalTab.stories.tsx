import type { MaskedField } from '@lending-desk/domain/loan';
import { PersonalTab } from '@lending-desk/ui/loan/PersonalTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { copiesIn } from '../foundations/expectCopies';
import { sections, today } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { inColumn } from '../inBox';
import { factsOf, panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Personal Details',
  component: PersonalTab,
  args: {
    personal: support.personal,
    professional: support.professional,
    financial: support.financial,
    today,
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => null),
    onOpenTab: fn(),
    consent: { onRecordConsent: fn(), consent: { state: 'idle' } },
  },
  decorators: [inColumn],
} satisfies Meta<typeof PersonalTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PersonalDetails: Story = {
  parameters: { states: ['ready'], covers: ['CS-030.a', 'M54.a'] },
  play: async ({ canvas, step }) => {
    const person = panel(canvas, 'Personal Details');
    await step(
      'personalDetails has name, contact, birth, home, marital status, education and stay',
      async () => {
        await expect(factsOf(canvas.getByRole('region', { name: 'Personal Details' }))).toEqual([
          'Full Name: Kavya Raghunathan',
          'First name: Kavya',
          'Last name: Raghunathan',
          'Gender: Female',
          'Date of Birth: 14 Mar 199432 years',
          'Marital status: Married',
          'Mobile Number: 9000010214',
          'Alternate Mobile Number: 9000010771',
          'Email ID: kavya.r@mail.example',
          'Type Of Home: Rented',
          'Stay at address: 2 years 4 months',
          'Education: Post graduate',
        ]);
        await expect(person.getByRole('img', { name: 'Selfie of Kavya Raghunathan' })).toBeVisible();
      },
    );
    await step('labels that the documents name stand to the letter, letter case included', async () => {
      const labels = person.getAllByRole('term').map(term => term.textContent);
      const named = [
        'Full Name',
        'Gender',
        'Email ID',
        'Mobile Number',
        'Date of Birth',
        'Alternate Mobile Number',
        'Type Of Home',
      ];
      await expect(named.filter(label => !labels.includes(label))).toEqual([]);
      const work = panel(canvas, 'Professional Details');
      const workLabels = work.getAllByRole('term').map(term => term.textContent);
      await expect(
        ['Profession', 'Employment Type', 'Company Name'].filter(label => !workLabels.includes(label)),
      ).toEqual([]);
    });
    await step('an address has lines, landmark, city, state and PIN code', async () => {
      await expect(await copiesIn(canvas.getByRole('region', { name: 'Addresses' }))).toEqual([
        'Copy current address: Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034',
        'Copy permanent address: Madurai, Tamil Nadu 625001',
        'Copy work address: 49/B, Residency Road, Bengaluru, Karnataka 560025',
      ]);
    });
  },
};

export const WorkAndAccountInShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const work = panel(canvas, 'Professional Details');
    await expect(valueOf(work, 'Company Name')).toBe('Nilgiri Softworks Pvt Ltd');
    await expect(factsOf(canvas.getByRole('region', { name: 'Professional Details' }))).toEqual([
      'Profession: Software tester',
      'Company Name: Nilgiri Softworks Pvt Ltd',
      'Employment Type: Salaried',
      'Monthly income: Rs. 62,400',
      'Microfinance consent: 19 Nov 2026, 10:42 am',
    ]);
    await expect(valueOf(work, 'Microfinance consent')).toBe('19 Nov 2026, 10:42 am');
    await expect(work.getByRole('button', { name: 'Record Consent' })).toHaveAccessibleDescription(
      'The consent is recorded',
    );
    await userEvent.click(work.getByRole('button', { name: 'Open tab Professional Details' }));
    const money = panel(canvas, 'Financial Details');
    await expect(factsOf(canvas.getByRole('region', { name: 'Financial Details' }))).toEqual([
      'Bank Name: Kotak Mahindra Bank',
      'Bank Account Number: 999151436630',
      'IFSC code: ZBNK0560034',
      'UPI id: kavya@okzbnk',
      'Salary date: 1st of month',
    ]);
    await userEvent.click(money.getByRole('button', { name: 'Open tab Financial Details' }));
    await expect(args.onOpenTab.mock.calls).toEqual([['professional'], ['financial']]);
  },
};

export const ConsentNotRecorded: Story = {
  args: { professional: support.noConsent },
  play: async ({ args, canvas, userEvent }) => {
    const work = panel(canvas, 'Professional Details');
    await expect(valueOf(work, 'Microfinance consent')).toBe('Not recorded');
    await userEvent.click(work.getByRole('button', { name: 'Record Consent' }));
    await expect(args.consent.onRecordConsent).toHaveBeenCalledOnce();
  },
};

export const ConsentNotSaved: Story = {
  args: {
    professional: support.noConsent,
    consent: {
      onRecordConsent: fn(),
      consent: { state: 'failed', message: 'Error occured in updating' },
    },
  },
  parameters: { covers: ['CS-056.b', 'CS-057.a'] },
  play: async ({ canvas, step }) => {
    const work = panel(canvas, 'Professional Details');
    await step(
      "'Error occured in updating' stands beside the action, and not 'Consent Recorded'",
      async () => {
        await expect(work.getByText('Error occured in updating')).toBeVisible();
        await expect(canvas.queryByText('Consent Recorded')).toBeNull();
      },
    );
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: {
    personal: support.masked,
    financial: support.maskedAccount,
    masked: true,
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => '9000010214'),
    edit: { onOpen: fn(), whyNot: 'Your role can view but not change a loan' },
  },
  parameters: { states: ['notPermitted'], covers: ['CS-030.b', 'XR-126.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const person = panel(canvas, 'Personal Details');
    await step('who may not edit cannot open the Edit dialog, by its button or its key', async () => {
      const button = person.getByRole('button', { name: /^Edit details/ });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Your role can view but not change a loan');
      await userEvent.click(button);
      button.blur();
      await userEvent.keyboard('e');
      await expect(args.edit?.onOpen).not.toHaveBeenCalled();
    });
    await expect(valueOf(person, 'Mobile Number')).toContain('90••• ••214');
    await expect(person.queryByText(/\d{10}/)).toBeNull();
    const copies = () => person.queryAllByRole('button', { name: /^Copy/ });
    await expect(copies()).toHaveLength(0);
    await userEvent.click(person.getByRole('button', { name: 'Show mobile Number' }));
    await expect(await person.findByText('9000010214')).toBeVisible();
    await expect(copies()).toHaveLength(1);
    await expect(args.onReveal.mock.calls).toEqual([['primaryPhoneNumber']]);
    await step('masked again, nothing is left to copy', async () => {
      await userEvent.click(person.getByRole('button', { name: 'Show mobile Number' }));
      await expect(valueOf(person, 'Mobile Number')).toContain('90••• ••214');
      await expect(copies()).toHaveLength(0);
    });
    await step('each eye asks for its own value', async () => {
      for (const name of [
        'Show alternate Mobile Number',
        'Show email ID',
        'Show bank Account Number',
        'Show UPI id',
      ])
        await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onReveal.mock.calls.slice(1)).toEqual([
        ['alternatePhoneNumber'],
        ['email'],
        ['accountNumber'],
        ['upiId'],
      ]);
    });
  },
};

export const EditOpensTheDialog: Story = {
  args: { edit: { onOpen: fn(), draftNote: 'Draft saved 10:42 am' } },
  parameters: { covers: ['CS-030.a', 'CS-030.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('shows the personal details, and a button that opens the Edit dialog', async () => {
      const person = panel(canvas, 'Personal Details');
      await expect(valueOf(person, 'Full Name')).toBe('Kavya Raghunathan');
      const button = person.getByRole('button', { name: /^Edit details/ });
      await userEvent.click(button);
      button.blur();
      await userEvent.keyboard('e');
      await expect(args.edit?.onOpen).toHaveBeenCalledTimes(2);
      // Where the dialog gives the focus back to.
      await expect(button).toHaveFocus();
      await expect(person.getByText('Draft saved 10:42 am, not sent')).toBeVisible();
    });
  },
};

export const EditIsBeingOpened: Story = {
  args: { edit: { onOpen: fn(), loading: true } },
  parameters: { covers: ['CS-030.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is opened once, by the key too', async () => {
      await expect(canvas.getByRole('button', { name: /^Edit details/ })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await userEvent.keyboard('e');
      await expect(args.edit?.onOpen).not.toHaveBeenCalled();
    });
  },
};

export const EditIsOffAtFirst: Story = {
  args: { edit: { onOpen: fn(), whyNot: null } },
  parameters: { covers: ['CS-028.a', 'CS-030.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the flags that govern editing start false', async () => {
      const button = panel(canvas, 'Personal Details').getByRole('button', { name: /^Edit details/ });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('The loan is not loaded yet');
      await userEvent.click(button);
      await userEvent.keyboard('e');
      await expect(args.edit?.onOpen).not.toHaveBeenCalled();
    });
  },
};

export const NothingGiven: Story = {
  args: { personal: sections.missing, professional: sections.missing, financial: sections.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(
      panel(canvas, 'Personal Details').getByText('Personal details were not given.'),
    ).toBeVisible();
    await expect(
      panel(canvas, 'Professional Details').getByText('Professional details were not given.'),
    ).toBeVisible();
  },
};

export const DetailsBroken: Story = {
  args: { personal: sections.broken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Personal Details').getByText(/dob: The date does not exist/)).toBeVisible();
    await expect(valueOf(panel(canvas, 'Professional Details'), 'Employment Type')).toBe('Salaried');
  },
};

export const ALongAddressIsAsLargeAsItsNeighbours: Story = {
  args: { personal: support.longest },
  play: async ({ canvas }) => {
    const sizeOf = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(sizeOf(/@mail\.example$/)).toBe(sizeOf(/^Venkata Subrahmanya Lakshmi/));
  },
};

export const LongestRealisticData: Story = {
  args: { personal: support.longest, professional: support.longestWork, financial: support.longestAccount },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Addresses').getAllByText(/Ramachandrapuram Colony/)).toHaveLength(3);
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
