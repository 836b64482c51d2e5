import type { MaskedField } from '@lending-desk/domain/loan';
import { rupees } from '@lending-desk/domain/money';
import {
  CustomerDetails,
  FinancialDetailsTab,
  PersonalDetailsTab,
  ProfessionalDetailsTab,
} from '@lending-desk/ui/loan/CustomerDetails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { address, sections } from '../fixtures/loans';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';

const onReveal = fn(async (_field: MaskedField): Promise<string | null> => '9000043214');

const meta = {
  title: 'Customer Support/Parts/Customer details',
  component: PersonalDetailsTab,
  args: { personal: sections.personal, professional: sections.professional, onReveal },
  decorators: [inColumn],
} satisfies Meta<typeof PersonalDetailsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const work = sections.professional.state === 'ready' ? sections.professional.value : null;
const person = sections.personal.state === 'ready' ? sections.personal.value : null;
const workWith = (more: Partial<NonNullable<typeof work>>) =>
  work ? { state: 'ready' as const, value: { ...work, ...more } } : sections.professional;

const personWith = (more: Partial<NonNullable<typeof person>>) =>
  person ? { state: 'ready' as const, value: { ...person, ...more } } : sections.personal;

const noAccount = { bankName: null, accountNumber: null, ifscCode: null, pennyDrop: null };

const labels = (canvas: Area, name: string) =>
  panel(canvas, name)
    .getAllByRole('term')
    .map(term => term.textContent);
const valueOf = (canvas: Area, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).nextElementSibling?.firstElementChild?.textContent;

const personalLabels = [
  ...['Full Name', 'Gender', 'Email ID', 'Mobile Number', 'Date of Birth', 'Alternate Mobile Number'],
  ...['Current Address', 'Work Address', 'Permanent Address', 'Type Of Home'],
];

export const Personal: Story = {
  args: { professional: workWith({ workAddress: { ...address, line1: '49/B, Residency Road' } }) },
  parameters: {
    covers: [
      ...['CO-027.a', 'CO-027.b', 'CO-027.c', 'CO-027.d', 'CO-027.e', 'CO-027.f', 'CO-027.g', 'M54.a'],
    ],
  },
  play: async ({ args, canvas, step }) => {
    await step('ten values, in this order, none of which can be typed into', async () => {
      await expect(labels(canvas, 'Personal Details')).toEqual(personalLabels);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('each from its own field', async () => {
      const { personal } = args;
      if (personal.state !== 'ready') return;
      await expect(valueOf(canvas, 'Mobile Number')).toBe(personal.value.primaryPhoneNumber);
      await expect(valueOf(canvas, 'Alternate Mobile Number')).toBe(
        personal.value.alternatePhoneNumber ?? '–',
      );
      await expect(valueOf(canvas, 'Date of Birth')).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
      await expect(valueOf(canvas, 'Type Of Home')).toBe(personal.value.houseType ?? '–');
      await expect(['Full Name', 'Gender', 'Email ID'].map(label => valueOf(canvas, label))).toEqual([
        'Kavya Raghunathan',
        'Female',
        'kavya.r@mail.example',
      ]);
      await expect(
        ['Current Address', 'Work Address', 'Permanent Address'].map(label => valueOf(canvas, label)),
      ).toEqual([
        expect.stringMatching(/^Flat 304, .*Bengaluru/),
        expect.stringMatching(/^49\/B, Residency Road/),
        expect.stringMatching(/^17\/2 West Masi Street.*Madurai/),
      ]);
    });
  },
};

export const NoAlternateNumberAndTheCurrentAddressAlone: Story = {
  args: {
    personal: personWith({ alternatePhoneNumber: null, permanentAddress: null }),
    professional: workWith({ workAddress: null }),
  },
  parameters: { covers: ['CO-027.c', 'CO-027.e', 'CO-027.f'] },
  play: async ({ canvas, step }) => {
    await step(
      'Alternate Mobile Number, Work Address and Permanent Address are a dash, and nothing stands in for them',
      async () => {
        await expect(valueOf(canvas, 'Mobile Number')).toBe('9000010214');
        await expect(valueOf(canvas, 'Alternate Mobile Number')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Work Address')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Permanent Address')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Current Address')).toMatch(/^Flat 304/);
      },
    );
  },
};

export const NoCurrentAddressAndTheAlternateNumberAlone: Story = {
  args: {
    personal: personWith({
      primaryPhoneNumber: null,
      alternatePhoneNumber: '9000010215',
      currentAddress: null,
      houseType: null,
    }),
  },
  parameters: { covers: ['CO-027.c', 'CO-027.e', 'CO-027.g'] },
  play: async ({ canvas, step }) => {
    await step(
      'Mobile Number, Current Address and Type Of Home are a dash, and nothing stands in for them',
      async () => {
        await expect(valueOf(canvas, 'Mobile Number')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Alternate Mobile Number')).toBe('9000010215');
        await expect(valueOf(canvas, 'Current Address')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Permanent Address')).toMatch(/^17\/2 West Masi Street/);
        await expect(valueOf(canvas, 'Type Of Home')).toMatch(/^–/);
      },
    );
  },
};

export const Masked: Story = {
  args: { masked: true, personal: personWith({ alternatePhoneNumber: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show / })).toHaveLength(2);
    await expect(valueOf(canvas, 'Alternate Mobile Number')).toBe('–');
    await userEvent.click(canvas.getByRole('button', { name: /Show mobile number/i }));
    await expect(onReveal).toHaveBeenCalledWith('primaryPhoneNumber');
  },
};

export const MaskedValuesHaveTheirOwnNames: Story = {
  args: { masked: true },
  render: args => (
    <>
      <PersonalDetailsTab {...args} />
      <FinancialDetailsTab
        masked
        financial={sections.financial}
        professional={args.professional}
        onReveal={onReveal}
      />
    </>
  ),
  parameters: { covers: ['CO-027.f', 'CO-029.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('the eye asks for the value it stands beside', async () => {
      for (const [label, field] of [
        ['Show alternate Mobile Number', 'alternatePhoneNumber'],
        ['Show email ID', 'email'],
        ['Show bank Account Number', 'accountNumber'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: label }));
        await expect(onReveal).toHaveBeenLastCalledWith(field);
      }
    });
  },
};

export const Professional: Story = {
  render: ({ professional }) => <ProfessionalDetailsTab professional={professional} />,
  parameters: { covers: ['CO-028.a', 'CO-028.b', 'CO-028.c', 'M54.a'] },
  play: async ({ canvas, step }) => {
    await step('four values in this order, each from its own field', async () => {
      await expect(labels(canvas, 'Professional Details')).toEqual([
        'Profession',
        'Employment Type',
        'Company Name',
        'Work/Office Address',
      ]);
      await expect(valueOf(canvas, 'Profession')).toBe('Software tester');
      await expect(valueOf(canvas, 'Employment Type')).toBe('Salaried');
      await expect(valueOf(canvas, 'Company Name')).toBe('Nilgiri Softworks Pvt Ltd');
    });
  },
};

export const Financial: Story = {
  args: { professional: workWith({ monthlyIncome: rupees(1_262_400) }) },
  render: ({ professional }) => (
    <FinancialDetailsTab financial={sections.financial} professional={professional} onReveal={onReveal} />
  ),
  parameters: { covers: ['CO-029.a', 'CO-029.b', 'CO-029.c'] },
  play: async ({ canvas, step }) => {
    await step('six values, each from its own field, in this order', async () => {
      await expect(labels(canvas, 'Financial Details')).toEqual([
        'Bank Name',
        'Bank Account Number',
        'IFSC code',
        'Monthly Salary Amount (Rs.)',
        'Mode of Salary',
        'Date of Salary',
      ]);
      await expect(valueOf(canvas, 'Bank Name')).toBe('Kotak Mahindra Bank');
      await expect(valueOf(canvas, 'Bank Account Number')).toBe('999151436630');
      await expect(valueOf(canvas, 'IFSC code')).toBe('ZBNK0560034');
    });
    await step('a salary of twelve lakh is grouped in the Indian way', async () => {
      await expect(valueOf(canvas, 'Monthly Salary Amount (Rs.)')).toBe('12,62,400');
    });
  },
};

export const WhereTheCustomerWorks: Story = {
  args: { professional: workWith({ workAddress: { ...address, line1: '49/B, Residency Road' } }) },
  render: ({ professional }) => <ProfessionalDetailsTab professional={professional} />,
  parameters: { covers: ['CO-028.d'] },
  play: async ({ canvas, step }) => {
    await step('Work/Office Address shows workAddress of professionalDetails', async () => {
      await expect(valueOf(canvas, 'Work/Office Address')).toMatch(/^49\/B, Residency Road, /);
    });
  },
};

export const NoWorkAddress: Story = {
  args: { professional: workWith({ workAddress: null, occupation: null }) },
  render: ({ professional }) => <ProfessionalDetailsTab professional={professional} />,
  parameters: { covers: ['CO-028.b', 'CO-028.d'] },
  play: async ({ canvas, step }) => {
    await step(
      'Work/Office Address and Profession that are missing are a dash, the others stand',
      async () => {
        await expect(valueOf(canvas, 'Work/Office Address')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Profession')).toMatch(/^–/);
        await expect(valueOf(canvas, 'Employment Type')).toBe('Salaried');
        await expect(valueOf(canvas, 'Company Name')).toBe('Nilgiri Softworks Pvt Ltd');
      },
    );
  },
};

export const NoneOfTheValues: Story = {
  args: {
    personal: personWith({
      ...{ gender: null, dob: null, email: null, houseType: null },
      ...{ primaryPhoneNumber: null, alternatePhoneNumber: null },
    }),
    professional: workWith({
      ...{ occupation: null, employmentType: null, companyName: null, workAddress: null },
      ...{ monthlyIncome: null, incomeModes: [], salaryDate: null },
    }),
  },
  render: args => (
    <>
      <PersonalDetailsTab {...args} />
      <ProfessionalDetailsTab professional={args.professional} />
      <FinancialDetailsTab
        financial={{ state: 'ready', value: noAccount }}
        professional={args.professional}
        onReveal={onReveal}
      />
    </>
  ),
  parameters: { covers: ['CO-027.b', 'CO-028.a', 'CO-029.a', 'CO-029.d', 'CO-029.e'] },
  play: async ({ canvas, step }) => {
    await step('each tab has its rows, in their order, where there is no value too', async () => {
      await expect(labels(canvas, 'Personal Details')).toEqual(personalLabels);
      await expect(labels(canvas, 'Professional Details')).toEqual([
        'Profession',
        'Employment Type',
        'Company Name',
        'Work/Office Address',
      ]);
      await expect(labels(canvas, 'Financial Details')).toEqual([
        'Bank Name',
        'Bank Account Number',
        'IFSC code',
        'Monthly Salary Amount (Rs.)',
        'Mode of Salary',
        'Date of Salary',
      ]);
    });
    await step('and a dash in each, Mode of Salary and Date of Salary among them', async () => {
      const values = ['Professional Details', 'Financial Details'].flatMap(name =>
        panel(canvas, name)
          .getAllByRole('definition')
          .map(value => value.textContent),
      );
      await expect(values).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^–/)));
    });
  },
};

export const ModeAndDateOfSalary: Story = {
  args: {
    professional: workWith({
      incomeModes: ['BANK_TRANSFER', 'CASH'],
      salaryDate: 22,
      monthlyIncome: rupees(0),
    }),
  },
  render: ({ professional }) => (
    <FinancialDetailsTab financial={sections.financial} professional={professional} onReveal={onReveal} />
  ),
  parameters: { covers: ['CO-029.c', 'CO-029.d', 'CO-029.e'] },
  play: async ({ canvas, step }) => {
    await step('an income of 0 is shown as 0', async () => {
      await expect(valueOf(canvas, 'Monthly Salary Amount (Rs.)')).toBe('0');
    });
    await step('Mode of Salary shows incomeModes, both of them', async () => {
      await expect(valueOf(canvas, 'Mode of Salary')).toBe('Bank transfer, Cash');
    });
    await step('Date of Salary shows salaryDate', async () => {
      await expect(valueOf(canvas, 'Date of Salary')).toBe('22nd of month');
    });
  },
};

export const NoProfession: Story = {
  args: { professional: { state: 'missing' } },
  parameters: { covers: ['CO-027.b', 'CO-027.f'] },
  play: async ({ canvas, step }) => {
    await step('Personal Details has its ten rows, with an unknown Work Address', async () => {
      await expect(labels(canvas, 'Personal Details')).toEqual(personalLabels);
      await expect(valueOf(canvas, 'Work Address')).toMatch(/^–/);
    });
  },
};

export const CompanyAlone: Story = {
  args: {
    professional: workWith({ ...{ occupation: null, employmentType: null }, companyName: 'Kodai Textiles' }),
  },
  render: ({ professional }) => <ProfessionalDetailsTab professional={professional} />,
  parameters: { covers: ['CO-028.b', 'CO-028.c'] },
  play: async ({ canvas, step }) => {
    await step('a company fills Company Name alone', async () => {
      const shown = ['Profession', 'Employment Type', 'Company Name'].map(label => valueOf(canvas, label));
      await expect(shown).toEqual(['–', '–', 'Kodai Textiles']);
    });
  },
};

export const NoCompany: Story = {
  args: { professional: workWith({ companyName: null }) },
  render: ({ professional }) => <ProfessionalDetailsTab professional={professional} />,
  parameters: { covers: ['CO-028.b', 'CO-028.c'] },
  play: async ({ canvas, step }) => {
    await step('without a company nothing stands in for it', async () => {
      const shown = ['Profession', 'Employment Type', 'Company Name'].map(label => valueOf(canvas, label));
      await expect(shown).toEqual(['Software tester', 'Salaried', '–']);
    });
  },
};

export const NothingGiven: Story = {
  render: () => (
    <CustomerDetails title="Personal Details" section={{ state: 'missing' }} name="Personal details">
      {() => []}
    </CustomerDetails>
  ),
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region')).getByText('Personal details were not given.'),
    ).toBeVisible();
  },
};
