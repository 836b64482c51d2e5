import { messages } from '@lending-desk/domain/errors';
import { DetailsTab } from '@lending-desk/ui/details/DetailsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { detailsFixtures } from '../fixtures/details';
import { inColumn } from '../inBox';
import { factsOf, panel, valueOf } from '../panels';
import { edit, titles } from './detailsPanels';

const meta = {
  title: 'Credit/Tabs/Details',
  component: DetailsTab,
  decorators: [inColumn],
  args: { panels: detailsFixtures.stored },
} satisfies Meta<typeof DetailsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  parameters: { states: ['ready'], covers: ['CR-091.a', 'CR-092.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'The panels are Personal, Professional, Financial, KYC, Aadhaar and Loan Application',
      async () => {
        await expect(canvas.getAllByRole('heading', { level: 2 }).map(title => title.textContent)).toEqual(
          titles,
        );
      },
    );
    await step('The fields of the panels are read-only', async () => {
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
      const shown = titles.map(title => factsOf(canvas.getByRole('region', { name: title })));
      await expect(shown).toEqual([
        [
          ...['Full name: Kavya Raghunathan', 'User entered name: Kavya R', 'First name: Kavya'],
          ...['Last name: Raghunathan', 'Gender: Female', 'Date of birth: 14 Mar 1994'],
          ...['Primary phone: 9000010214', 'Alternate phone: 9000010771'],
          ...['Marital status: Married', 'Type of home: Rented'],
          ...['Line 1: Flat 304, Sai Residency', 'Line 2: 5th Cross', 'Landmark: Koramangala'],
          ...['City: Bengaluru', 'State: Karnataka', 'PIN code: 560034'],
          ...['Line 1: 17/2 West Masi Street', 'Line 2: –', 'Landmark: near Meenakshi Temple'],
          ...['City: Madurai', 'State: Tamil Nadu', 'PIN code: 625001'],
        ],
        [
          ...['Company name: Nilgiri Softworks Pvt Ltd', 'Occupation: Software tester'],
          ...['Employment: Salaried', 'Monthly income: Rs. 62,400'],
          ...['Income modes: Bank transfer', 'Salary date: 1st of month'],
          ...['Line 1', 'Line 2', 'Landmark', 'City', 'State', 'PIN code'].map(label => `${label}: –`),
        ],
        [...['Bank name: Kotak Mahindra Bank', 'Account number: 999151436630'], 'IFSC code: ZBNK0560034'],
        [
          ...['PAN: ZZXPR1000Z', 'Name on PAN: KAVYA RAGHUNATHAN', 'Date of birth on PAN: 14 Mar 1994'],
          ...['Address proof: Driving License', 'Address proof number: ZZ3806818627481'],
          'Name on proof: Kavya Raghunathan',
          'Address on proof: 17/2 West Masi Street Madurai 625001',
        ],
        [
          ...['Aadhaar number: XXXXXXXX4417', 'Name: Kavya Raghunathan', 'Date of birth: 14 Mar 1994'],
          ...['Gender: F', 'Address: 17/2 West Masi Street, Madurai, Tamil Nadu 625001'],
        ],
        [
          ...['Applicant name: Kavya Raghunathan', 'Email ID: kavya.r@mail.example'],
          ...['Amount applied: Rs. 1,50,000', 'Loan purpose: Home renovation', 'Started on: 19 Nov 2026'],
        ],
      ]);
    });
  },
};

export const UnknownStoredValues: Story = {
  args: { panels: detailsFixtures.unknownWords },
  play: async ({ canvas, userEvent }) => {
    await expect(valueOf(panel(canvas, 'Professional'), 'Employment')).toBe('SELF_EMPLOYED');
    await expect(valueOf(panel(canvas, 'KYC'), 'Address proof')).toBe('Ration Card');
    await edit(canvas, 'Professional', userEvent);
    await expect(canvas.getByRole('radio', { name: 'SELF_EMPLOYED' })).toBeChecked();
  },
};

export const MissingAndBrokenSections: Story = {
  args: { panels: detailsFixtures.gaps },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Professional details were not given.')).toBeVisible();
    await expect(canvas.getByText('KYC details could not be read')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit KYC' })).not.toBeInTheDocument();
    await expect(valueOf(panel(canvas, 'Personal'), 'Full name')).toBe('Kavya Raghunathan');
  },
};

export const NothingGiven: Story = {
  args: { panels: detailsFixtures.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    for (const title of titles) {
      await expect(panel(canvas, title).getByText(/ were not given\.$/)).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  },
};

const retry = fn();

export const KycFailed: Story = {
  args: {
    panels: {
      ...detailsFixtures.stored,
      kyc: { state: 'failed', message: messages.page.loadFailed, onRetry: retry },
    },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    const kyc = panel(canvas, 'KYC');
    await expect(kyc.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await userEvent.click(kyc.getByRole('button', { name: 'Try now' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Edit Personal' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { panels: detailsFixtures.loading },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(one => one.textContent)).toEqual(
      titles.map(title => `Loading ${title}`),
    );
    for (const title of titles)
      await expect(panel(canvas, title).getByRole('status').parentElement?.children).toHaveLength(5);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const KycPending: Story = {
  args: { panels: detailsFixtures.kycOnItsWay },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Aadhaar').getByRole('status')).toHaveTextContent('Loading Aadhaar');
    await expect(canvas.getByRole('button', { name: 'Edit Personal' })).toBeVisible();
  },
};

export const Viewer: Story = {
  args: { panels: detailsFixtures.masked, whyNot: messages.statusChange.viewerOnly },
  parameters: { states: ['notPermitted'], covers: ['CR-092.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('For a viewer the fields of each panel stay read-only', async () => {
      for (const title of titles) {
        const button = canvas.getByRole('button', { name: `Edit ${title}` });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription('Your role can view but not change a loan');
        await userEvent.click(button);
      }
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    });
    await expect(valueOf(panel(canvas, 'Personal'), 'Primary phone')).toBe('90••• ••214');
  },
};

export const LongestRealisticData: Story = {
  args: { panels: detailsFixtures.longest },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await edit(canvas, 'Personal', userEvent);
    await expect(canvas.getByText('56 / 30')).toHaveAttribute('data-full', 'true');
  },
};

export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Personal', userEvent);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const EditingKyc: Story = {
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'KYC', userEvent);
    await expect(panel(canvas, 'KYC').getByRole('combobox', { name: 'Address proof' })).toHaveTextContent(
      'Driving License',
    );
  },
};
