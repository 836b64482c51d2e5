import { additionalDocumentRows, bankStatementRows, kycPapers } from '@lending-desk/domain/documents';
import { DocsTab } from '@lending-desk/ui/documents/DocsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { papers } from '../fixtures/documents';
import { copiesIn } from '../foundations/expectCopies';
import { handedIn } from '../fixtures/handedIn';
import { inColumn } from '../inBox';
import { linesOf } from '../panels';
import { docsArgs, rowOf, table } from './DocsTab.cases';

const meta = {
  title: 'Credit/Tabs/Docs',
  component: DocsTab,
  args: docsArgs,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DocsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CustomerDocuments: Story = {
  parameters: { states: ['ready'], covers: ['CR-076.a', 'CR-076.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'The Docs tab lists document type and link for pan front, address front and address back',
      async () => {
        await expect(linesOf(canvas.getByRole('table', { name: 'Documents' }))).toEqual([
          'Document type | Paper | Link',
          'PAN front | – | OpenDownload',
          'Address front | Aadhaar | OpenDownload',
          'Address back | Aadhaar | OpenDownload',
        ]);
        for (const [type, fileName, url] of [
          ['PAN front', 'pan-front.webp', papers.pan],
          ['Address front', 'aadhaar-front.webp', papers.aadhaarFront],
          ['Address back', 'aadhaar-back.webp', papers.aadhaarBack],
        ] as const) {
          const row = rowOf(canvas, 'Documents', new RegExp(`^${type}`));
          const link = row.getByRole('link', { name: new RegExp(`^Download ${type}`) });
          await expect(link).toHaveAttribute('download', fileName);
          await expect(link).toHaveAttribute('href', url);
          await expect(row.getByRole('button', { name: new RegExp(`^Open ${type}`) })).toBeEnabled();
        }
      },
    );
    await step('A link opens its own document', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Open Address back/ }));
      const viewer = within(await screen.findByRole('dialog', { name: 'Address back, Aadhaar' }));
      await expect(await viewer.findByRole('img', { name: 'Address back, Aadhaar' })).toHaveAttribute(
        'src',
        papers.aadhaarBack,
      );
    });
  },
};

export const BankStatements: Story = {
  parameters: { covers: ['CR-077.a', 'CR-077.b', 'CR-150.a'] },
  play: async ({ canvas, step }) => {
    const row = rowOf(canvas, 'Bank statements', /c70a78a4/);
    await step(
      'The Docs tab lists each bank statement with file id, password and a download link',
      async () => {
        await expect(row.getByText('c70a78a4-c799-4c82-a78c-6deef3b4f999')).toBeVisible();
        await expect(linesOf(canvas.getByRole('table', { name: 'Bank statements' }))).toEqual([
          'File id | Password | Link',
          'c70a78a4-c799-4c82-a78c-6deef3b4f999 | •••••••• | Download',
          '48b72601-f50b-424b-a1ee-9e3b95b81e2d | None | Download',
        ]);
        await expect(await copiesIn(canvas.getByRole('table', { name: 'Bank statements' }))).toEqual([
          'Copy file id: c70a78a4-c799-4c82-a78c-6deef3b4f999',
          'Copy file id: 48b72601-f50b-424b-a1ee-9e3b95b81e2d',
        ]);
        await expect(row.getByText('••••••••')).toBeVisible();
      },
    );
    await step('bankStatements is a list, each with its own file', async () => {
      const files = canvas
        .getAllByRole('link', { name: /^Download Bank statement / })
        .map(link => [link.getAttribute('download'), link.getAttribute('href')]);
      await expect(files).toEqual(
        ['hdfc-salaried.csv', 'icici-bounces.csv'].map(name => [
          name,
          `/api/v1/files/statements/4821937/${name}`,
        ]),
      );
    });
  },
};

export const AdditionalDocuments: Story = {
  args: {
    documents: additionalDocumentRows([
      ...handedIn.additionalDocuments,
      {
        uploadedOn: '2026-03-15',
        documentType: 'Payslip',
        file: { key: 'payslips/rent-agreement.pdf', presignedUrl: '/api/v1/files/c.d' },
      },
      { uploadedOn: '2026-03-16', documentType: 'Bonus letter', file: null },
    ]),
  },
  parameters: { covers: ['CR-078.a', 'CR-078.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('The Docs tab lists additional documents with date, type, file name and link', async () => {
      await expect(linesOf(canvas.getByRole('table', { name: 'Additional documents' }))).toEqual([
        'Date | Document type | File name | Link',
        '14 Mar 2026 | Rent agreement | rent-agreement.pdf | OpenDownload',
        '15 Mar 2026 | Payslip | rent-agreement.pdf | OpenDownload',
        '16 Mar 2026 | Bonus letter | – | Not given',
      ]);
    });
    await step('The link of each row gives the file of its own row', async () => {
      const links = table(canvas, 'Additional documents').getAllByRole('link');
      await expect(links.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
        ['Download Rent agreement', '/api/v1/files/demo/documents/rent-agreement.pdf'],
        ['Download Payslip', '/api/v1/files/c.d'],
      ]);
    });
    await step('Each row opens its own file, also where two have the same name', async () => {
      for (const title of ['Rent agreement', 'Payslip']) {
        await userEvent.click(canvas.getByRole('button', { name: `Open ${title}` }));
        await expect(await screen.findByRole('dialog')).toHaveAccessibleName(title);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    });
  },
};

export const OpenedInPlace: Story = {
  args: {
    documents: additionalDocumentRows([...handedIn.additionalDocuments, ...handedIn.additionalDocuments]),
  },
  parameters: { covers: ['XR-115.k', 'XR-115.p'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open PAN front' });
    await userEvent.click(opener);
    const viewer = () => within(screen.getByRole('dialog', { name: 'PAN front' }));
    await waitFor(() => expect(viewer().getByRole('img', { name: 'PAN front' })).toBeVisible());
    await step('a file that is listed twice is paged to once', async () => {
      await expect(viewer().getByText('1 of 4')).toBeVisible();
    });
    await step('the next one follows', async () => {
      await userEvent.keyboard(']');
      await screen.findByRole('dialog', { name: 'Address front, Aadhaar' });
    });
    await step('Esc closes and the focus returns to the opener', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('one that cannot be read is tried again with fresh links', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Open Rent agreement' })[0] ?? opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
  },
};

export const PasswordOfItsOwnFile: Story = {
  args: {
    statements: bankStatementRows(
      handedIn.bankStatements.map(statement => ({ ...statement, password: '••••••••' })),
    ),
  },
  parameters: { covers: ['CR-077.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the password of the second statement is asked for by its own file id', async () => {
      const second = rowOf(canvas, 'Bank statements', /48b72601/);
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      await waitFor(() => expect(args.onReveal).toHaveBeenCalledWith('48b72601-f50b-424b-a1ee-9e3b95b81e2d'));
      await expect(await second.findByText('KAVY3214')).toBeVisible();
      await expect(args.onReveal).toHaveBeenCalledOnce();
      await expect(rowOf(canvas, 'Bank statements', /c70a78a4/).getByText('••••••••')).toBeVisible();
    });
  },
};

export const PasswordRefused: Story = {
  args: {
    onReveal: fn(async (): Promise<string | null> => {
      throw new Error('Cannot access loan not assigned to you');
    }),
  },
  parameters: { states: ['notPermitted'], covers: ['XR-126.c'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('A refusal says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show password/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Cannot access loan not assigned to you',
      );
      await expect(canvas.getByText('••••••••')).toBeVisible();
    });
  },
};

export const PasswordAskedForAgain: Story = {
  parameters: { covers: ['XR-126.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const show = canvas.getByRole('button', { name: /^Show password/ });
    mocked(args.onReveal).mockRejectedValueOnce(new Error('The server is being moved'));
    await userEvent.click(show);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is being moved');
    await step('the refusal is gone with the next attempt', async () => {
      await userEvent.click(show);
      await expect(await canvas.findByText('KAVY3214')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const ExpiredLinks: Story = {
  args: { expired: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The links to these files have expired')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open PAN front' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Get new links' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

const expectExpired: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('The links to these files have expired')).toBeVisible();
  await expect(canvas.getAllByText('Link expired').length).toBeGreaterThan(0);
};

export const ExpiredLinksOfPapersAlone: Story = {
  args: { expired: true, statements: null, documents: null },
  play: expectExpired,
};

export const ExpiredLinksOfStatementsAlone: Story = {
  args: { expired: true, papers: 'failed', documents: null },
  play: expectExpired,
};

export const ExpiredLinksOfDocumentsAlone: Story = {
  args: { expired: true, papers: 'failed', statements: null },
  play: expectExpired,
};

export const NoLinkThatCouldExpire: Story = {
  args: { expired: true, papers: 'failed', statements: null, documents: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Additional documents could not be read')).toBeVisible();
    await expect(canvas.queryByText('The links to these files have expired')).toBeNull();
  },
};

export const NewLinksPending: Story = {
  args: { expired: true, refreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Get new links' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FilesNotStored: Story = {
  args: {
    papers: kycPapers({
      kycDocuments: { pan: { frontPhoto: { key: 'kyc/1-front.jpg', presignedUrl: null } } },
    }),
  },
  parameters: { covers: ['CR-076.a'] },
  play: async ({ canvas, step }) => {
    await step('A document that is missing says so', async () => {
      await expect(linesOf(canvas.getByRole('table', { name: 'Documents' }))).toEqual([
        'Document type | Paper | Link',
        'PAN front | – | File not stored',
        'Address front | – | Not given',
        'Address back | – | Not given',
      ]);
      await expect(table(canvas, 'Documents').queryByRole('link')).toBeNull();
    });
  },
};

export const NoDocuments: Story = {
  args: { papers: kycPapers({}), statements: [], documents: [] },
  parameters: { covers: ['CR-076.a', 'CR-077.a', 'CR-078.a'], states: ['empty'] },
  play: async ({ canvas, step }) => {
    await step('Nothing handed in is said of each list', async () => {
      await expect(canvas.getAllByText('Not given')).toHaveLength(3);
      await expect(canvas.getByText('No bank statements')).toBeVisible();
      await expect(canvas.getByText('No additional documents')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { papers: 'loading' },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Documents' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('rent-agreement.pdf')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { papers: 'failed' },
  parameters: { states: ['error'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The documents could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const BrokenSections: Story = {
  args: { statements: null, documents: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank statements could not be read')).toBeVisible();
    await expect(canvas.getByText('Additional documents could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open PAN front' })).toBeVisible();
  },
};

export const LongestData: Story = {
  args: {
    statements: bankStatementRows(handedIn.longestStatements),
    documents: additionalDocumentRows(handedIn.longestDocuments),
  },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    const name = canvas.getByTitle(/^leave-and-licence-agreement/);
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(220);
    await expect(table(canvas, 'Bank statements').getAllByRole('row')).toHaveLength(13);
  },
};

export const SmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Download PAN front' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
