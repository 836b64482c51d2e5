import { readDocuments } from '@lending-desk/domain/kyc';
import type { MaskedField } from '@lending-desk/domain/loan';
import { KycDocumentsTab } from '@lending-desk/ui/kyc/KycDocumentsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aDocument, passport } from '../fixtures/kycWire';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const pan = aDocument('ZZXPR1000Z', 'cfe3d4', {});
/** A document with another picture on its back. */
const twoSided = (document: ReturnType<typeof aDocument>, back: string) => ({
  ...document,
  backPhoto: aDocument('', back, {}).frontPhoto,
});
const voterId = twoSided(aDocument('TGN0000482', 'd8c8e8', {}), 'b8a8c8');
const kycDocuments = {
  pan,
  voterId,
  drivingLicense: {
    ...twoSided(aDocument('ZZ3806818627481', 'f6ddb4', {}), 'd6bd94'),
    verified: false,
  },
  passport: { ...passport, backPhoto: aDocument('', 'c9b9d9', {}).frontPhoto },
};

/** The heading of a panel. */
const nameOf = (region: HTMLElement) => within(region).getByRole('heading').textContent;

const meta = {
  title: 'Customer Support/Tabs/Kyc Details',
  component: KycDocumentsTab,
  args: {
    documents: readDocuments({ kycDocuments }),
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => null),
  },
  decorators: [inColumn],
} satisfies Meta<typeof KycDocumentsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDocuments: Story = {
  parameters: { states: ['ready'], covers: ['CS-068.a', 'CS-068.b', 'CS-068.c', 'CS-068.d'] },
  play: async ({ canvas, step }) => {
    await step('exactly PAN, driving licence, voter id and passport, in this order', async () => {
      await expect(canvas.getAllByRole('region').map(nameOf)).toEqual([
        'PAN',
        'Driving licence',
        'Voter id',
        'Passport',
      ]);
    });
    await step('each with its front and back photos and its own number', async () => {
      for (const [title, number, verified] of [
        ['PAN', 'ZZXPR1000Z', 'Yes'],
        ['Driving licence', 'ZZ3806818627481', 'No'],
        ['Voter id', 'TGN0000482', 'Yes'],
        ['Passport', 'Z1234567', 'Yes'],
      ] as const) {
        await expect(valueOf(panel(canvas, title), 'Verified')).toBe(verified);
        await expect(valueOf(panel(canvas, title), 'Identifier number')).toContain(number);
        await expect(canvas.getByRole('button', { name: `Open ${title}, front` })).toBeVisible();
      }
      for (const title of ['Driving licence', 'Voter id', 'Passport'])
        await expect(canvas.getByRole('button', { name: `Open ${title}, back` })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Open PAN, back' })).toBeNull();
      await expect(panel(canvas, 'PAN').getByText('No image stored')).toBeVisible();
    });
    await step('a file number for the passport only', async () => {
      await expect(valueOf(panel(canvas, 'Passport'), 'File number')).toBe('ZZ59846543381');
      await expect(canvas.getAllByText('File number')).toHaveLength(1);
    });
  },
};

export const APhotoOpensInThePreview: Story = {
  parameters: { covers: ['CS-069.a', 'CS-069.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('a photo opens in an image-preview dialog, with the others beside it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open Voter id, back' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Voter id, back' }));
      const shown = await dialog.findByRole('img', { name: 'Voter id, back' });
      await expect(shown).toBeVisible();
      await expect(shown).toHaveAttribute('src', voterId.backPhoto.presignedUrl);
      await userEvent.click(dialog.getByRole('button', { name: 'Previous document' }));
      const front = within(await screen.findByRole('dialog', { name: 'Voter id, front' }));
      await expect(await front.findByRole('img', { name: 'Voter id, front' })).toHaveAttribute(
        'src',
        voterId.frontPhoto.presignedUrl,
      );
    });
  },
};

export const NothingSubmitted: Story = {
  args: { documents: readDocuments({ kycDocuments: null }) },
  parameters: { states: ['empty'], covers: ['CS-068.a'] },
  play: async ({ canvas, step }) => {
    await step('a document that is missing keeps its place', async () => {
      await expect(canvas.getAllByRole('region').map(nameOf)).toEqual([
        'PAN',
        'Driving licence',
        'Voter id',
        'Passport',
      ]);
    });
    for (const title of ['PAN', 'Driving licence', 'Voter id', 'Passport'])
      await expect(panel(canvas, title).getByText(`${title} details were not given.`)).toBeVisible();
  },
};

export const OneIsBroken: Story = {
  args: { documents: readDocuments({ kycDocuments: { ...kycDocuments, pan: 'none' } }) },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'PAN').getByText('PAN details could not be read')).toBeVisible();
    await expect(valueOf(panel(canvas, 'Voter id'), 'Identifier number')).toContain('TGN0000482');
  },
};

export const NotRead: Story = {
  args: { documents: { state: 'failed', onRetry: fn() } },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error occured in KYC page')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { documents: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the KYC documents')).toBeInTheDocument();
  },
};

export const ViewersRevealAPhoto: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: {
        pan: {
          ...pan,
          identifierNumber: 'ZZXPR••••Z',
          frontPhoto: { key: 'x', presignedUrl: null, reveal: 'r-1' },
        },
      },
    }),
    masked: true,
    onRevealFile: fn(async (_ref: string) => String(pan.frontPhoto.presignedUrl)),
  },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(valueOf(panel(canvas, 'PAN'), 'Identifier number')).toContain('ZZXPR••••Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Show document: PAN, front' }));
    await expect(await canvas.findByRole('button', { name: 'Open PAN, front' })).toBeVisible();
    await expect(args.onRevealFile).toHaveBeenCalledTimes(1);
    await expect(args.onRevealFile).toHaveBeenCalledWith('r-1');
  },
};

export const ViewersRevealEachNumber: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: {
        pan: { ...pan, identifierNumber: 'ZZXPR••••Z' },
        voterId: { ...voterId, identifierNumber: '•••••482' },
        drivingLicense: { ...kycDocuments.drivingLicense, identifierNumber: '•••••481' },
        passport: { ...passport, identifierNumber: '•••••567', additionalDetails: { fileNo: '•••••381' } },
      },
    }),
    masked: true,
    onReveal: fn(async (field: MaskedField): Promise<string | null> => `plain ${field}`),
  },
  parameters: { covers: ['XR-007.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    for (const [title, label, hidden, field] of [
      ['PAN', 'Identifier number', 'ZZXPR••••Z', 'panNumber'],
      ['Driving licence', 'Identifier number', '•••••481', 'drivingLicenseNumber'],
      ['Voter id', 'Identifier number', '•••••482', 'voterIdNumber'],
      ['Passport', 'Identifier number', '•••••567', 'passportNumber'],
      ['Passport', 'File number', '•••••381', 'passportFileNumber'],
    ] as const) {
      await step(
        `the ${label.toLowerCase()} of the ${title} is masked until its eye asks for it`,
        async () => {
          const own = panel(canvas, title);
          await expect(valueOf(own, label)).toContain(hidden);
          await userEvent.click(own.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
          await expect(await own.findByText(`plain ${field}`)).toBeVisible();
          await expect(args.onReveal).toHaveBeenLastCalledWith(field);
        },
      );
    }
    await step('each is asked for once', async () => {
      await expect(args.onReveal).toHaveBeenCalledTimes(5);
    });
  },
};

export const Longest: Story = {
  args: {
    documents: readDocuments({
      kycDocuments: { ...kycDocuments, voterId: aDocument('TGN0000482TGN0000482TGN00004', 'd8c8e8', {}) },
    }),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Voter id'), 'Identifier number')).toContain('TGN0000482TGN');
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
