import { additionalDocumentRows, bankStatementRows, kycPapers } from '@lending-desk/domain/documents';
import { DocsTab } from '@lending-desk/ui/documents/DocsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { papersHandedIn } from '../fixtures/handedIn';
import { inColumn } from '../inBox';
import { watchTimers } from '../timers';
import { docsArgs, rowOf } from './DocsTab.cases';

const covered = (key: string) => ({ key, presignedUrl: null, reveal: `ref-of-${key}` });
const panUrl = papersHandedIn[0]?.file?.url ?? '';
const ask = fn(async (_ref: string): Promise<string> => panUrl);

const meta = {
  title: 'Credit/Tabs/Docs for viewers',
  component: DocsTab,
  args: {
    ...docsArgs,
    papers: kycPapers({
      kycDocuments: { pan: { frontPhoto: covered('pan-front.webp') } },
      kycDetails: { address: { frontImage: covered('aadhaar-front.webp') } },
    }),
    statements: bankStatementRows([{ fileId: 'c70a78a4', password: '', file: covered('hdfc.csv') }]),
    documents: additionalDocumentRows([
      { documentType: 'Rent agreement', file: covered('rent-agreement.pdf') },
      { documentType: 'Electricity bill', file: { key: 'gone.pdf', presignedUrl: null, reveal: null } },
    ]),
    onRevealFile: ask,
  },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    ask.mockReset();
    ask.mockResolvedValue(panUrl);
  },
} satisfies Meta<typeof DocsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = {
  play: async ({ canvas }) => {
    for (const name of ['PAN front', 'Address front', 'Bank statement c70a78a4', 'Rent agreement'])
      await expect(canvas.getByRole('button', { name: `Show document: ${name}` })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(
      rowOf(canvas, 'Additional documents', /Electricity bill/).getByText('File not stored'),
    ).toBeVisible();
    await expect(ask).not.toHaveBeenCalled();
  },
};

export const NothingCoveredExpires: Story = {
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The links to these files have expired')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show document: PAN front' })).toBeEnabled();
  },
};

export const OfEveryTable: Story = {
  parameters: { covers: ['XR-007.b'] },
  play: async ({ canvas, userEvent, step }) => {
    for (const [name, key] of [
      ['Bank statement c70a78a4', 'hdfc.csv'],
      ['Rent agreement', 'rent-agreement.pdf'],
    ])
      await step(`One press requests one covered file: ${name}`, async () => {
        ask.mockClear();
        ask.mockResolvedValue(`${panUrl}?${key}`);
        await userEvent.click(canvas.getByRole('button', { name: `Show document: ${name}` }));
        await expect(await canvas.findByRole('link', { name: `Download ${name}` })).toHaveAttribute(
          'href',
          `${panUrl}?${key}`,
        );
        await expect(ask.mock.calls).toEqual([[`ref-of-${key}`]]);
      });
  },
};

export const ShownOnRequest: Story = {
  parameters: { covers: ['XR-007.b', 'XR-126.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const row = () => rowOf(canvas, 'Documents', /^PAN front/);
    await step('one press by keyboard requests only this file', async () => {
      row().getByRole('button', { name: 'Show document: PAN front' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await row().findByRole('link', { name: 'Download PAN front' })).toHaveAttribute(
        'href',
        panUrl,
      );
      await expect(ask.mock.calls).toEqual([['ref-of-pan-front.webp']]);
      await expect(canvas.getByRole('button', { name: 'Show document: Address front' })).toBeVisible();
    });
    await step('the viewer pages through what is shown and nothing else', async () => {
      await userEvent.click(row().getByRole('button', { name: 'Open PAN front' }));
      await expect(await screen.findByRole('dialog', { name: 'PAN front' })).toBeVisible();
      await userEvent.keyboard(']');
      await expect(screen.getByRole('dialog', { name: 'PAN front' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('masked again, there is no link left', async () => {
      await userEvent.click(row().getByRole('button', { name: 'Hide PAN front' }));
      await expect(row().getByRole('button', { name: 'Show document: PAN front' })).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('it is masked by itself after five minutes, when its link has expired', async () => {
      const timers = watchTimers();
      await userEvent.click(row().getByRole('button', { name: 'Show document: PAN front' }));
      await row().findByRole('link', { name: 'Download PAN front' });
      await expect(timers.end(300_000)).toBe(1);
      await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    });
  },
};

const addressUrl = papersHandedIn[1]?.file?.url ?? '';
/** As they are sent: the key is masked, too. */
const masked = (ref: string) => ({ key: '••••.webp', presignedUrl: null, reveal: ref });

export const FilesOfOneMaskedName: Story = {
  args: {
    papers: kycPapers({
      kycDocuments: { pan: { frontPhoto: masked('ref-of-pan') } },
      kycDetails: { address: { frontImage: masked('ref-of-address') } },
    }),
    statements: [],
    documents: additionalDocumentRows([{ documentType: 'Selfie', file: masked('ref-of-selfie') }]),
  },
  parameters: { covers: ['XR-007.b'] },
  play: async ({ canvas, step, userEvent }) => {
    ask.mockImplementation(async ref => (ref === 'ref-of-pan' ? panUrl : addressUrl));
    for (const name of ['PAN front', 'Address front', 'Selfie'])
      await step(`One press requests one covered file: ${name}`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: `Show document: ${name}` }));
        await expect(await canvas.findByRole('link', { name: `Download ${name}` })).toHaveAttribute(
          'href',
          name === 'PAN front' ? panUrl : addressUrl,
        );
      });
    await expect(ask.mock.calls).toEqual([['ref-of-pan'], ['ref-of-address'], ['ref-of-selfie']]);
    await step('each opens as itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open PAN front' }));
      await expect(await screen.findByRole('dialog', { name: 'PAN front' })).toBeVisible();
    });
  },
};

export const BeingAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    ask.mockReturnValueOnce(new Promise(() => undefined));
    const button = canvas.getByRole('button', { name: 'Show document: PAN front' });
    await userEvent.tripleClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(ask).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    ask.mockRejectedValueOnce(new Error('File not stored'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show document: PAN front' }));
    const row = rowOf(canvas, 'Documents', /^PAN front/);
    await expect(await row.findByRole('alert')).toHaveTextContent('File not stored');
    await expect(row.getByRole('button', { name: 'Show document: PAN front' })).toBeVisible();
  },
};
