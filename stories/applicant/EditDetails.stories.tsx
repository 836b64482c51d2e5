import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { edited } from '../fixtures/editing';
import { dialog, editArgs, file, Held, listed, part, preview, typed } from './EditDetails.cases';

const meta = {
  title: 'Customer Support/Dialogs/Edit details',
  component: Held,
  argTypes: { kyc: { options: ['ready', 'loading'], control: 'inline-radio' } },
  args: editArgs,
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CS-098.a',
      'CS-098.b',
      'CS-098.c',
      'CS-098.d',
      'CS-098.e',
      'CS-098.f',
      'CS-098.g',
      'CS-098.h',
      'SH-097.a',
      'SH-097.b',
      'SH-098.a',
      'SH-101.a',
      'SH-102.a',
    ],
  },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step(
      'full-screen: personal details; current, permanent and work address; professional and financial details; selfie, PAN and address proof; a preview and Proceed',
      async () => {
        const box = screen.getByRole('dialog').getBoundingClientRect();
        await expect([box.width, box.height]).toEqual([window.innerWidth, window.innerHeight]);
        const nav = within(inside.getByRole('navigation', { name: 'Parts of the details' }));
        await expect(nav.getAllByRole('button').map(button => button.textContent)).toEqual([
          'Personal Details',
          'Current address',
          'Permanent address',
          'Work address',
          'Professional Details',
          'Financial Details',
          'Selfie',
          'PAN',
          'Address proof',
        ]);
        await expect(part('Personal Details').getByLabelText(/^Full name/)).toHaveValue('Imran Sheikh');
        await expect(part('Current address').getByLabelText(/^Line 1/)).toHaveValue(
          'B-12, Shanti Apartments',
        );
        await expect(part('Permanent address').getByLabelText(/^City/)).toHaveValue('Nizamabad');
        await expect(part('Work address').getByLabelText(/^PIN code/)).toHaveValue('411057');
        await expect(part('Professional Details').getByLabelText('Company name')).toHaveValue(
          'Charminar Retail Pvt Ltd',
        );
        await expect(part('Financial Details').getByLabelText(/^IFSC code/)).toHaveValue('GDVB0000417');
        await expect(part('PAN').getByLabelText(/^PAN number/)).toHaveValue('ZZZPS1234K');
        await expect(part('Address proof').getByLabelText(/^Voter id number/)).toHaveValue('TGN0000482');
        await expect(preview().getByText('Save lists what you changed.')).toBeVisible();
        const proceed = preview().getByRole('button', { name: /Proceed/ });
        await expect(proceed).toHaveAttribute('aria-disabled', 'true');
        await expect(proceed).toHaveAccessibleDescription('Nothing was changed');
      },
    );
    await step('name fields count to 30, address fields to 60', async () => {
      const count = (region: string, label: RegExp) =>
        part(region)
          .getByLabelText(label)
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map(id => document.getElementById(id)?.textContent)
          .join(' ');
      await expect(count('Personal Details', /^Full name/)).toContain('12 / 30');
      await expect(count('Current address', /^Line 2/)).toContain('16 / 60');
    });
    await step('the gender counts to 30', async () => {
      await expect(part('Personal Details').getByText('4 / 30')).toBeVisible();
    });
    const radios = (region: string, group: string) =>
      within(part(region).getByRole('radiogroup', { name: new RegExp(`^${group}`) }))
        .getAllByRole('radio')
        .map(radio => radio.closest('label')?.textContent);
    await step('home types are PG, Rented, Owned', async () => {
      await expect(radios('Personal Details', 'Type of home')).toEqual(['PG', 'Rented', 'Owned']);
    });
    await step('employment options are Salaried, Employed', async () => {
      await expect(radios('Professional Details', 'Employment type')).toEqual(['Salaried', 'Employed']);
    });
    await step('each photo is chosen in its own place', async () => {
      for (const [region, label, slot] of [
        ['Selfie', 'Selfie', 'selfie'],
        ['PAN', 'PAN photo', 'panFront'],
        ['Address proof', 'Front photo', 'proofFront'],
        ['Address proof', 'Back photo', 'proofBack'],
      ] as const) {
        const photo = new File(['photo'], `${slot}.jpg`, { type: 'image/jpeg' });
        await userEvent.upload(part(region).getByLabelText(label), photo);
        await expect(args.onChoosePhoto).toHaveBeenLastCalledWith(slot, photo);
      }
    });
  },
};

export const AnAddressProof: Story = {
  parameters: { covers: ['CS-103.b', 'CS-104.a', 'CS-105.a', 'CS-105.b'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    const proof = part('Address proof');
    await step('the type is one of driving licence, voter id and passport', async () => {
      await expect(proof.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
        'Driving licence',
        'Voter id',
        'Passport',
      ]);
      await expect(proof.getByRole('radio', { name: 'Voter id' })).toBeChecked();
    });
    await step('a file number only for a passport', async () => {
      await expect(proof.getByLabelText(/^Voter id number/)).toBeVisible();
      await expect(proof.queryByLabelText('File number')).toBeNull();
      await userEvent.click(proof.getByRole('radio', { name: 'Passport' }));
      await expect(proof.getByLabelText('File number')).toHaveValue('');
      await userEvent.click(proof.getByRole('radio', { name: 'Driving licence' }));
      await expect(proof.queryByLabelText('File number')).toBeNull();
    });
    await step('the identifier is sent only if changed', async () => {
      await userEvent.click(proof.getByRole('radio', { name: 'Voter id' }));
      await userEvent.upload(proof.getByLabelText('Front photo'), file('voter-front.jpg'));
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(listed('Address proof')).toEqual([]);
      await expect(preview().getByText('Address proof, 1 upload')).toBeVisible();
      await expect(preview().getByText('voter-front.jpg')).toBeVisible();
      await userEvent.type(proof.getByLabelText(/^Voter id number/), '9');
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(listed('Address proof')).toEqual(['Voter id number: TGN0000482 → TGN00004829']);
      await expect(inside.getByRole('button', { name: /^Address proof/ })).toHaveAccessibleName(
        'Address proof 2 changed',
      );
      await userEvent.click(preview().getByRole('button', { name: /Proceed/ }));
      await expect(args.onProceed.mock.calls).toEqual([[['proof']]]);
    });
  },
};

export const ASelfieNeedsAFile: Story = {
  parameters: { covers: ['CS-111.a', 'CS-111.b'] },
  play: async ({ args, step, userEvent }) => {
    await dialog();
    const selfie = part('Selfie');
    await step('without a file it says so', async () => {
      await userEvent.click(selfie.getByRole('button', { name: 'Upload Selfie' }));
      await expect(selfie.getByText('Please select Selfie file!')).toBeVisible();
      await expect(args.onProceed).not.toHaveBeenCalled();
    });
    await step('with a file it does not, and it is uploaded', async () => {
      await userEvent.upload(selfie.getByLabelText('Selfie'), file('selfie.jpg'));
      await expect(selfie.queryByText('Please select Selfie file!')).toBeNull();
      await userEvent.click(selfie.getByRole('button', { name: 'Upload Selfie' }));
      await expect(args.onProceed.mock.calls).toEqual([[['selfie']]]);
    });
  },
};

export const AnotherSelfieNeedsAFileToo: Story = {
  args: { saves: { selfie: { state: 'saved', uploaded: true } } },
  parameters: { covers: ['CS-111.a'] },
  play: async ({ args, step, userEvent }) => {
    await dialog();
    await step('after one that was saved, too, it says that there is no file', async () => {
      await userEvent.click(part('Selfie').getByRole('button', { name: 'Upload Selfie' }));
      await expect(part('Selfie').getByText('Please select Selfie file!')).toBeVisible();
      await expect(args.onProceed).not.toHaveBeenCalled();
    });
  },
};

export const UploadsOfEveryDocument: Story = {
  parameters: { covers: ['CS-098.f'] },
  play: async ({ step, userEvent }) => {
    await dialog();
    await step('the selfie and the PAN have one photo', async () => {
      await expect(part('Selfie').getByLabelText('Selfie')).toBeEnabled();
      await expect(part('PAN').getByLabelText('PAN photo')).toBeEnabled();
    });
    await step('each address proof has a front and a back', async () => {
      const proof = part('Address proof');
      const types = proof.getAllByRole('radio');
      await expect(types).toHaveLength(3);
      for (const type of types) {
        await userEvent.click(type);
        for (const name of ['Front photo', 'Back photo'])
          await expect(proof.getByLabelText(name)).toBeEnabled();
      }
    });
  },
};

export const StatesOfTheList: Story = {
  parameters: { covers: ['CS-106.b'] },
  play: async ({ step, userEvent }) => {
    await dialog();
    await step('the state choices are the names of the state list', async () => {
      await userEvent.click(part('Permanent address').getByRole('combobox', { name: /^State/ }));
      const options = screen.getAllByRole('option').map(option => option.textContent);
      await expect(options).toHaveLength(36);
      await expect(options.slice(0, 3)).toEqual([
        'Andaman and Nicobar Islands',
        'Andhra Pradesh',
        'Arunachal Pradesh',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Kerala' }));
      await expect(part('Permanent address').getByText('Was Telangana')).toBeVisible();
    });
  },
};

export const WhatCountsAsAChange: Story = {
  parameters: { covers: ['CS-098.a', 'XR-110.e'] },
  play: async ({ step, userEvent }) => {
    await dialog();
    const personal = part('Personal Details');
    const name = personal.getByLabelText(/^Full name/);
    await step('a space behind a value is none; with a letter it is said what it was before', async () => {
      await userEvent.type(name, ' ');
      await expect(personal.queryByText(/^Was /)).toBeNull();
      await userEvent.type(name, 'K');
      await expect(personal.getByText('Was Imran Sheikh')).toBeVisible();
    });
    await step('nobody is born after today', async () => {
      const born = personal.getByLabelText(/^Date of birth/);
      await userEvent.clear(born);
      await userEvent.type(born, '22-11-2026{Tab}');
      await expect(personal.getByText('This day cannot be chosen')).toBeVisible();
      await userEvent.clear(born);
      await userEvent.type(born, '21-11-2026{Tab}');
      await expect(personal.queryByText('This day cannot be chosen')).toBeNull();
    });
  },
};

export const DocumentsNotRead: Story = {
  args: {
    kyc: { message: 'Loan could not be loaded', onRetry: fn() },
    states: { message: 'The list of states could not be loaded', onRetry: fn() },
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByText('The list of states could not be loaded')).toBeVisible();
    await userEvent.click(inside.getAllByRole('button', { name: /Try now/ })[0] ?? document.body);
    await expect(part('PAN').getByText('Loan could not be loaded')).toBeVisible();
  },
};

const apart = { houseType: 'Hostel', incomeModes: 'BANK_TRANSFER,CASH' };

export const AmountsAreNotRounded: Story = {
  args: {
    stored: { ...edited.stored, ...apart, monthlyIncome: '38500.50' },
    values: { ...typed, ...apart, monthlyIncome: '41000.75' },
  },
  play: async ({ step, userEvent }) => {
    const inside = await dialog();
    await expect(part('Professional Details').getByLabelText(/^Monthly income/)).toHaveValue('41,000.75');
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    await expect(listed('Professional')).toEqual(['Monthly income: Rs. 38,500.50 → Rs. 41,000.75']);
    await step('a stored word that is no option stays one, and four are chosen from a list', async () => {
      const home = part('Personal Details').getByRole('combobox', { name: /^Type of home/ });
      await expect(home).toHaveTextContent('Hostel');
      await userEvent.click(home);
      await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
        'PG',
        'Rented',
        'Owned',
        'Hostel',
      ]);
      await userEvent.keyboard('{Escape}');
    });
    await step('two income modes are two, and leave one to add', async () => {
      await userEvent.click(part('Professional Details').getByRole('combobox', { name: /^Income modes/ }));
      await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Cheque']);
    });
  },
};

export const NothingStored: Story = {
  args: {
    stored: { proofType: 'drivingLicense' },
    values: { proofType: 'drivingLicense' },
    primaryPhone: null,
  },
  parameters: { states: ['empty'] },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(part('Personal Details').getByLabelText(/^Full name/)).toHaveValue('');
    await userEvent.type(part('Personal Details').getByLabelText(/^Full name/), 'Imran Sheikh');
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    await expect(listed('Personal')).toEqual(['Full name: – → Imran Sheikh']);
    await userEvent.type(part('PAN').getByLabelText(/^PAN number/), 'ZZZPS1234K');
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    // Without a photo it is no upload.
    await expect(preview().getByText('PAN, 1 call')).toBeVisible();
  },
};
