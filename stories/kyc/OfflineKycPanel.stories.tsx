import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import { kycContract } from '@lending-desk/domain/kyc';
import { OfflineKycPanel } from '@lending-desk/ui/kyc/OfflineKycPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as storyUser } from 'storybook/test';
import { inColumn } from '../inBox';

const part = kycContract.verifyOffline.body.files.file;
const archive = new File(['PK'], 'offlineaadhaar.zip', { type: 'application/zip' });
const document = new File(['<?xml version="1.0"?>'], 'offlineaadhaar.xml', { type: 'text/xml' });

const meta = {
  title: 'Credit/Parts/Offline e-KYC panel',
  component: OfflineKycPanel,
  args: {
    accept: acceptOf(part),
    faultOf: file => uploadFault(file, part, []),
    verifying: false,
    outcome: null,
    error: null,
    onVerify: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof OfflineKycPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const toneOf = (words: HTMLElement) => words.closest('[data-tone]')?.getAttribute('data-tone');

export const ArchiveWithItsShareCode: Story = {
  parameters: { covers: ['XR-047.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const verify = canvas.getByRole('button', { name: 'Verify Document' });
    await expect(verify).toHaveAccessibleDescription('Choose a document first');
    await step('a ZIP asks for its share code', async () => {
      await userEvent.upload(canvas.getByLabelText('e-KYC document'), archive);
      await expect(canvas.getByText('offlineaadhaar.zip')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Share code'), '4Q7z');
      await userEvent.click(verify);
      await expect(args.onVerify).toHaveBeenCalledWith({ file: archive, shareCode: '4Q7z' });
    });
    await step('another one asks for its own', async () => {
      const other = new File(['PK'], 'OFFLINEAADHAAR.ZIP', { type: 'application/zip' });
      await userEvent.upload(canvas.getByLabelText('e-KYC document'), other);
      await expect(canvas.getByText('OFFLINEAADHAAR.ZIP')).toBeVisible();
      await expect(canvas.getByLabelText('Share code')).toHaveValue('');
    });
  },
};

export const DocumentWithoutShareCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('e-KYC document'), document);
    await expect(canvas.queryByLabelText('Share code')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Document' }));
    await expect(args.onVerify).toHaveBeenCalledWith({ file: document, shareCode: '' });
  },
};

export const AnotherKindOfFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const picture = new File(['x'], 'aadhaar.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('e-KYC document'), document);
    await expect(canvas.getByText('offlineaadhaar.xml')).toBeVisible();
    // The file dialog does not offer it, but can be told to.
    const anyFile = storyUser.setup({ applyAccept: false });
    await anyFile.upload(canvas.getByLabelText('e-KYC document'), picture);
    await expect(canvas.getByText('Only XML or ZIP files can be used')).toBeVisible();
    // Nor is the one sent that was chosen before.
    await expect(canvas.queryByText('offlineaadhaar.xml')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Document' }));
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('e-KYC document'), document);
    await expect(canvas.queryByText('Only XML or ZIP files can be used')).toBeNull();
  },
};

export const Verifying: Story = {
  args: { verifying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('e-KYC document'), document);
    await userEvent.click(canvas.getByRole('button', { name: 'Verifying' }));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const Verified: Story = {
  args: {
    outcome: { counts: true, message: 'The document is signed by the issuer of Aadhaar and was not changed' },
  },
  play: async ({ canvas }) => {
    await expect(toneOf(canvas.getByText('The document is verified'))).toBe('approve');
    await expect(
      canvas.getByText('The document is signed by the issuer of Aadhaar and was not changed'),
    ).toBeVisible();
  },
};

export const DoesNotCount: Story = {
  args: { outcome: { counts: false, message: 'The document was changed after it was signed' } },
  play: async ({ canvas }) => {
    await expect(toneOf(canvas.getByText('The document does not count'))).toBe('reject');
    await expect(canvas.getByText('The document was changed after it was signed')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'The document was not checked' },
  play: async ({ canvas }) => {
    await expect(toneOf(canvas.getByText('The document was not checked'))).toBe('reject');
    await expect(canvas.queryByText(/^The document is verified/)).toBeNull();
  },
};

export const NotConfigured: Story = {
  args: { whyNot: 'Aadhaar offline e-KYC is not configured' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify Document' })).toHaveAccessibleDescription(
      'Aadhaar offline e-KYC is not configured',
    );
    await expect(canvas.getByLabelText('e-KYC document')).toBeDisabled();
  },
};
