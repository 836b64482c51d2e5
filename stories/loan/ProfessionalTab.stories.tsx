import { ProfessionalTab } from '@lending-desk/ui/loan/ProfessionalTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sections } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Professional Details',
  component: ProfessionalTab,
  args: { professional: support.noConsent, onRecordConsent: fn(), consent: { state: 'idle' } },
  decorators: [inColumn],
} satisfies Meta<typeof ProfessionalTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkAndConsent: Story = {
  args: { professional: support.professional },
  parameters: { states: ['ready'], covers: ['CS-031.a'] },
  play: async ({ canvas, step }) => {
    const work = panel(canvas, 'Professional Details');
    await step('company, occupation, employment, income, modes, salary date and consent', async () => {
      const shown = (label: string) => valueOf(work, label);
      await expect(shown('Profession')).toBe('Software tester');
      await expect(shown('Company Name')).toBe('Nilgiri Softworks Pvt Ltd');
      await expect(shown('Employment Type')).toBe('Salaried');
      await expect(shown('Monthly income')).toBe('Rs. 62,400');
      await expect(shown('Income modes')).toBe('Bank transfer');
      await expect(shown('Salary date')).toBe('1st of month');
      await expect(shown('Microfinance consent')).toBe('19 Nov 2026, 10:42 am');
    });
    await expect(
      panel(canvas, 'Work address').getByText('49/B, Residency Road, Bengaluru, Karnataka 560025'),
    ).toBeVisible();
    await step('a consent that is recorded is not recorded again', async () => {
      const record = work.getByRole('button', { name: 'Record Consent' });
      await expect(record).toHaveAttribute('aria-disabled', 'true');
      await expect(record).toHaveAccessibleDescription('The consent is recorded');
    });
  },
};

export const RecordConsent: Story = {
  parameters: { covers: ['CS-031.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'The Professional Details tab has a Record Consent action for microfinance consent',
      async () => {
        const work = panel(canvas, 'Professional Details');
        await expect(valueOf(work, 'Microfinance consent')).toBe('Not recorded');
        await userEvent.click(work.getByRole('button', { name: 'Record Consent' }));
        await expect(args.onRecordConsent).toHaveBeenCalledOnce();
      },
    );
  },
};

export const Recording: Story = {
  args: { consent: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recording' }));
    await expect(args.onRecordConsent).not.toHaveBeenCalled();
  },
};

export const NotRecorded: Story = {
  args: { consent: { state: 'failed', message: 'Error occured in updating' } },
  parameters: { covers: ['CS-056.b', 'CS-057.a'] },
  play: async ({ canvas, step }) => {
    await step(
      "'Error occured in updating' stands beside the action, and not 'Consent Recorded'",
      async () => {
        await expect(canvas.getByText('Error occured in updating')).toBeVisible();
        await expect(canvas.queryByText('Consent Recorded')).toBeNull();
      },
    );
    await expect(canvas.getByRole('button', { name: 'Record Consent' })).toBeEnabled();
  },
};

export const ViewersDoNotRecord: Story = {
  args: { whyNot: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Record Consent' })).toHaveAccessibleDescription(
      'Your role can view but not change a loan',
    );
  },
};

export const NothingGiven: Story = {
  args: { professional: sections.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Professional details were not given.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Work address' })).toBeNull();
  },
};

export const DetailsBroken: Story = {
  args: { professional: { state: 'broken', issues: ['salaryDate: Invalid type'] } },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('salaryDate: Invalid type')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { professional: support.longestWork },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sri Venkateswara Agricultural/)).toBeVisible();
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
