import { readDocuments } from '@lending-desk/domain/kyc';
import type { MaskedField } from '@lending-desk/domain/loan';
import { KycTableTab } from '@lending-desk/ui/kyc/KycTableTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aDocument, passport } from '../fixtures/kycWire';
import { selfieUrl } from '../fixtures/loans';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';

const pan = aDocument('ZZXPR1000Z', 'cfe3d4', {});
const voterId = { ...aDocument('TGN0000482', 'd8c8e8', {}), backPhoto: pan.frontPhoto };
const drivingLicense = aDocument('ZZ3806818627481', 'f6ddb4', {});
const aadhaar = { name: 'Kavya R', dob: '21-02-1994', address: '12 Hill Road, Mysuru', gender: 'F' };
const kycDocuments = {
  pan,
  voterId,
  drivingLicense,
  passport,
  aadhaar,
};

const meta = {
  title: 'Collections/Tabs/Kyc Details',
  component: KycTableTab,
  args: {
    documents: readDocuments({ kycDocuments }),
    selfie: { url: selfieUrl },
    location: { latitude: 0, longitude: 77.64 },
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => 'ZZXPR1000Z'),
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof KycTableTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What Latitude and Longitude show. */
const coordinates = (canvas: Area) =>
  panel(canvas, 'Location Coordinates')
    .getAllByRole('definition')
    .map(value => value.firstElementChild?.textContent);

export const Documents: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CO-030.a',
      'CO-030.b',
      'CO-030.c',
      'CO-030.d',
      'CO-031.a',
      'CO-031.b',
      'CO-031.c',
      'CO-032.a',
      'CO-032.b',
      'CO-033.a',
      'CO-033.b',
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('five documents, each with its own number; a file number for the passport only', async () => {
      const table = within(canvas.getByRole('table', { name: 'Kyc documents' }));
      await expect(headersOf(table)).toEqual([
        'Document',
        'Front photo',
        'Back photo',
        'Identification number',
        'File number',
      ]);
      await expect(
        rowsOf(table).map(row => {
          const texts = textsOf(row);
          return [texts[0], texts[3], texts[4]];
        }),
      ).toEqual([
        ['Selfie', '–', '–'],
        ['PAN Photo', 'ZZXPR1000Z', '–'],
        ['Voter Id Card', 'TGN0000482', '–'],
        ['Driving License', 'ZZ3806818627481', '–'],
        ['Passport', 'Z1234567', 'ZZ59846543381'],
      ]);
    });
    await step('a selfie has no back', async () => {
      const [selfie, pan] = rowsOf(within(canvas.getByRole('table', { name: 'Kyc documents' })));
      await expect(textsOf(selfie)[2]).toBe('–');
      await expect(textsOf(pan)[2]).not.toBe('–');
    });
    await step('each photo stands in its own column', async () => {
      const table = within(canvas.getByRole('table', { name: 'Kyc documents' }));
      const [, pan, voterId] = rowsOf(table).map(row => [...row.querySelectorAll<HTMLElement>('td')]);
      const opens = (cell: HTMLElement | undefined) =>
        cell && within(cell).queryByRole('button')?.getAttribute('aria-label');
      await expect(pan?.slice(1, 3).map(opens)).toEqual(['Open PAN Photo, front', undefined]);
      await expect(voterId?.slice(1, 3).map(opens)).toEqual([
        'Open Voter Id Card, front',
        'Open Voter Id Card, back',
      ]);
    });
    const pictureIn = async (name: string) =>
      (await within(await screen.findByRole('dialog', { name })).findByAltText(name)).getAttribute('src');
    await step('a front photo opens in an image dialog: its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open Driving License, front' }));
      await expect(await pictureIn('Driving License, front')).toBe(drivingLicense.frontPhoto.presignedUrl);
      await userEvent.keyboard('{Escape}');
    });
    await step('so does a back photo: that of its own document', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open Voter Id Card, back' }));
      await expect(await pictureIn('Voter Id Card, back')).toBe(voterId.backPhoto.presignedUrl);
      await userEvent.keyboard('{Escape}');
    });
    await step('the Aadhaar block and the coordinates', async () => {
      const labelsOf = (name: string) =>
        panel(canvas, name)
          .getAllByRole('term')
          .map(term => [term.textContent, term.nextElementSibling?.firstElementChild?.textContent]);
      await expect(labelsOf('Aadhaar')).toEqual([
        ['Name', 'Kavya R'],
        ['DOB', '21 Feb 1994'],
        ['Address', '12 Hill Road, Mysuru'],
        ['Gender', 'Female'],
        ['Photo', '–'],
      ]);
      await expect(panel(canvas, 'Aadhaar').getByTitle('21-02-1994')).toHaveTextContent('21 Feb 1994');
      await expect(labelsOf('Location Coordinates')).toEqual([
        ['Latitude', '0'],
        ['Longitude', '77.64'],
      ]);
    });
  },
};

// The smallest picture there is.
const portrait = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const SelfieAndAadhaarPhoto: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: { ...kycDocuments, aadhaar: { ...aadhaar, imagebase64: portrait } },
    }),
  },
  parameters: { covers: ['CO-030.e', 'CO-032.c'] },
  play: async ({ canvas, step }) => {
    const picturesIn = (area: HTMLElement | undefined) =>
      [...(area?.querySelectorAll('img') ?? [])].map(image => image.getAttribute('src'));
    await step('the Selfie row shows personalDetails.photo, and no other row does', async () => {
      const [selfie, ...others] = rowsOf(within(canvas.getByRole('table', { name: 'Kyc documents' })));
      await expect(picturesIn(selfie)).toEqual([selfieUrl]);
      await expect(others.flatMap(picturesIn).length).toBeGreaterThan(2);
      await expect(others.flatMap(picturesIn)).not.toContain(selfieUrl);
    });
    await step('the photo of the Aadhaar block is the picture of imagebase64', async () => {
      await expect(picturesIn(canvas.getByRole('region', { name: 'Aadhaar' }))).toEqual([
        `data:image/jpeg;base64,${portrait}`,
      ]);
    });
  },
};

export const NoSelfieAndNoAadhaarPhoto: Story = {
  args: { selfie: null, location: { latitude: 12.93, longitude: null } },
  parameters: { covers: ['CO-030.e', 'CO-032.c', 'CO-033.b'] },
  play: async ({ canvas, step }) => {
    await step('a latitude alone is shown as Latitude, and nothing stands in for Longitude', async () => {
      await expect(coordinates(canvas)).toEqual(['12.93', '–']);
    });
    await step('the Selfie row says that there is none', async () => {
      const [selfie] = rowsOf(within(canvas.getByRole('table', { name: 'Kyc documents' })));
      await expect(selfie?.querySelector('img')).toBeNull();
      await expect(selfie).toHaveTextContent('No image');
    });
    await step('and the Aadhaar block has no picture', async () => {
      await expect(canvas.getByRole('region', { name: 'Aadhaar' }).querySelector('img')).toBeNull();
      await expect(panel(canvas, 'Aadhaar').getByText('Kavya R')).toBeVisible();
    });
  },
};

const asAViewer = {
  masked: true,
  documents: readDocuments({
    kycDocuments: {
      ...kycDocuments,
      pan: aDocument('ZZ••••••0Z', 'cfe3d4', {}),
      voterId: {
        ...aDocument('TG••••••82', 'd8c8e8', {}),
        frontPhoto: { key: 'x', presignedUrl: null, reveal: 'voter-front' },
      },
    },
  }),
  onRevealFile: fn(async (_ref: string) => drivingLicense.frontPhoto.presignedUrl),
} satisfies Story['args'];

export const Masked: Story = {
  args: asAViewer,
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show number of PAN Photo' }));
    await expect(args.onReveal).toHaveBeenCalledWith('panNumber');
    await userEvent.click(canvas.getByRole('button', { name: 'Show file number' }));
    await expect(args.onReveal).toHaveBeenLastCalledWith('passportFileNumber');
  },
};

export const Revealed: Story = {
  args: asAViewer,
  parameters: { covers: ['CO-030.c', 'CO-031.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each row asks for its own number, which it shows then', async () => {
      args.onReveal.mockImplementation(async field => `number of ${field}`);
      for (const [name, field] of [
        ['number of PAN Photo', 'panNumber'],
        ['number of Voter Id Card', 'voterIdNumber'],
        ['number of Driving License', 'drivingLicenseNumber'],
        ['number of Passport', 'passportNumber'],
        ['file number', 'passportFileNumber'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: `Show ${name}` }));
        await expect(args.onReveal).toHaveBeenLastCalledWith(field);
        await expect(await canvas.findByText(`number of ${field}`)).toBeVisible();
      }
      const table = within(canvas.getByRole('table', { name: 'Kyc documents' }));
      await expect(rowsOf(table).map(row => textsOf(row).slice(3))).toEqual([
        ['–', '–'],
        ['number of panNumber', '–'],
        ['number of voterIdNumber', '–'],
        ['number of drivingLicenseNumber', '–'],
        ['number of passportNumber', 'number of passportFileNumber'],
      ]);
    });
    await step('a click on a front photo that was revealed opens it in an image dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show document: Voter Id Card, front' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Open Voter Id Card, front' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Voter Id Card, front' }));
      await expect(await dialog.findByAltText('Voter Id Card, front')).toHaveAttribute(
        'src',
        drivingLicense.frontPhoto.presignedUrl,
      );
    });
  },
};

export const NothingStored: Story = {
  args: {
    documents: readDocuments({}),
    selfie: null,
    location: { latitude: null, longitude: null },
  },
  parameters: { covers: ['CO-030.a', 'CO-033.a'] },
  play: async ({ canvas, step }) => {
    await step('the table names the same five documents, in the same order', async () => {
      const table = within(canvas.getByRole('table', { name: 'Kyc documents' }));
      await expect(rowsOf(table).map(row => textsOf(row)[0])).toEqual([
        ...['Selfie', 'PAN Photo', 'Voter Id Card', 'Driving License', 'Passport'],
      ]);
      await expect(canvas.queryByRole('button', { name: /^Open/ })).toBeNull();
    });
    await step('without a location the coordinates stand there, unknown', async () => {
      const location = panel(canvas, 'Location Coordinates');
      await expect(location.getAllByRole('term').map(term => term.textContent)).toEqual([
        ...['Latitude', 'Longitude'],
      ]);
      await expect(coordinates(canvas)).toEqual(['–', '–']);
    });
    await expect(canvas.getByText('Aadhaar details were not given.')).toBeVisible();
  },
};

export const OneBroken: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: {
        pan: kycDocuments.pan,
        voterId: 'none',
        passport: { identifierNumber: 'Z7654321' },
        aadhaar: 7,
      },
    }),
    location: { latitude: null, longitude: 77.64 },
  },
  parameters: { states: ['error'], covers: ['CO-030.c', 'CO-030.d', 'CO-033.b'] },
  play: async ({ canvas, step }) => {
    await step('a longitude alone is shown as Longitude', async () => {
      await expect(coordinates(canvas)).toEqual(['–', '77.64']);
    });
    await expect(canvas.getByText('Could not be read')).toBeVisible();
    await step(
      'a document that is not stored is not broken, and a passport may have no file number',
      async () => {
        const table = within(canvas.getByRole('table', { name: 'Kyc documents' }));
        await expect(rowsOf(table).map(row => textsOf(row).slice(3))).toEqual([
          ['–', '–'],
          ['ZZXPR1000Z', '–'],
          ['Could not be read', '–'],
          ['–', '–'],
          ['Z7654321', '–'],
        ]);
      },
    );
  },
};

export const LongestRealisticData: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: {
        ...kycDocuments,
        drivingLicense: aDocument('ZZ3806818627481'.repeat(3), 'f6ddb4', {}),
        aadhaar: { ...aadhaar, address: 'Flat 1203, Tower B, '.repeat(8) },
      },
    }),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    await expectNothingSideways();
  },
};
