import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { at, csv } from './SupportLists.cases';
import { panel } from '../panels';

const byIds = at('export-loans/');

/** The exports of customer support: what is asked for them, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Lists',
  tags: ['!autodocs'],
  ...byIds.story,
  parameters: { ...byIds.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is handed to the browser to save meanwhile, byte for byte. */
async function savedFiles(act: () => Promise<void>): Promise<string[]> {
  const saved: Blob[] = [];
  const own = URL.createObjectURL.bind(URL);
  Reflect.set(URL, 'createObjectURL', (file: Blob) => {
    saved.push(file);
    return own(file);
  });
  try {
    await act();
  } finally {
    Reflect.set(URL, 'createObjectURL', own);
  }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Promise.all(saved.map(async file => decoder.decode(await file.arrayBuffer())));
}

/** The next file arrives in two parts.
 *  @returns lets the second one arrive */
function inTwoParts(path: string, ...parts: readonly [first: string, second: string]): () => void {
  const own = window.fetch;
  const [first, second] = parts.map(part => new TextEncoder().encode(part));
  let arrive = () => {};
  window.fetch = async (input, init) => {
    if (!new Request(input, init).url.includes(path)) return own(input, init);
    window.fetch = own;
    const file = new ReadableStream({
      start: stream => {
        stream.enqueue(first);
        arrive = () => {
          stream.enqueue(second);
          stream.close();
        };
      },
    });
    return new Response(file);
  };
  return () => arrive();
}

export const ExportsLoansByTheirIds: Story = {
  parameters: {
    covers: [
      'CS-115.b',
      'CS-118.a',
      'CS-119.a',
      'CS-119.b',
      'CS-119.d',
      'CS-119.e',
      'SH-095.b',
      'SH-055.b',
      'XR-011.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = byIds;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Loan ids' }), '482194, 482190');
    await expect(document.title).toBe('Export loans · Lending Desk');
    await expect(screen.queryByText('Phone numbers come masked.')).toBeNull();
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const sent = {
      to: 'GET /api/v1/customer-service/gen-csv-loanids?ids=482194%2C482190&timezone=Asia%2FKolkata',
    };
    await step('a refused export says the first reason', async () => {
      refuse(contract.exports.loans, 409, ['Too many at once', 'Second']);
      await press();
      await expect(await screen.findByText(/Too many at once/)).toBeVisible();
      await expectSent(contract.exports.loans, sent);
    });
    await step('The ids are sent comma-joined, without blanks, and the rows counted', async () => {
      const saved = await savedFiles(async () => {
        await press();
        await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      });
      await expectSent(contract.exports.loans, sent);
      await expect(saved).toEqual([csv]);
    });
    await step('of an id without a row it is said that it is missing', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Loan ids' }), ', 482193');
      await press();
      await expect(
        await screen.findByText('Saved 2 rows as report.csv. 1 loan id was not found'),
      ).toBeVisible();
    });
    await step('while it arrives the rows so far are counted; cancelled, nothing is saved', async () => {
      const saved = await savedFiles(async () => {
        const end = csv.indexOf('482194');
        const arrive = inTwoParts('gen-csv-loanids', csv.slice(0, end), csv.slice(end));
        await press();
        const progress = await screen.findByRole('progressbar', { name: 'Export' });
        await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '1 row, 1 KB so far'));
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
        await expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeVisible();
        arrive();
        // The next one may begin before the last one has stopped.
        await press();
        await expect(await screen.findByText(/^Saved 2 rows/)).toBeVisible();
      });
      await expect(saved).toEqual([csv]);
    });
    await step('one that is cancelled before its answer is no failure', async () => {
      const give = byIds.hold(contract.exports.loans);
      await press();
      const progress = await screen.findByRole('progressbar', { name: 'Export' });
      await expect(progress).toHaveAttribute('aria-valuetext', '0 rows, 0 KB so far');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      give();
      await userEvent.tab();
      await expect(screen.getByText('Cancelled. Nothing was saved.')).toBeVisible();
    });
    await step('a page that is left while it runs saves nothing', async () => {
      const saved = await savedFiles(async () => {
        const give = byIds.hold(contract.exports.loans);
        await press();
        await userEvent.click(screen.getByRole('link', { name: 'Customer Search' }));
        await screen.findByRole('form', { name: 'Search' });
        give();
        // The next one ends later than the one before.
        history.back();
        const ids = await screen.findByRole('textbox', { name: 'Loan ids' });
        await expect(ids).toHaveValue('482194, 482190, 482193');
        await expect(panel(screen, 'Exported last').getByText('482194, 482190, 482193')).toBeVisible();
        await userEvent.clear(ids);
        await userEvent.type(ids, '482194, 482190');
        await press();
        await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      });
      await expect(saved).toEqual([csv]);
    });
    await step('another export has none before it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Export Applications' }));
      await screen.findByRole('heading', { name: 'Export application details' });
      await expect(screen.queryByText('Exported last')).toBeNull();
      await expect(screen.queryByText(/Phone numbers come masked/)).toBeNull();
    });
  },
};

// Without the last slash it is the same page.
const byViewer = at('export-loans', staff.supportViewer);

export const ExportsMaskedPhones: Story = {
  ...byViewer.story,
  parameters: { covers: ['SH-010.a', 'XR-011.b'] },
  play: async ({ step, userEvent }) => {
    await step('the path opens the export of loans', async () => {
      await expect(await screen.findByRole('textbox', { name: 'Loan ids' })).toBeVisible();
    });
    await step('who may only view reads that phone numbers come masked', async () => {
      await expect(await screen.findByText('Phone numbers come masked.')).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Export Applications' }));
      await screen.findByRole('heading', { name: 'Export application details' });
      await expect(screen.getByText(/\. Phone numbers come masked\.$/)).toBeVisible();
    });
  },
};

const byDays = at('export-loans/?by=range&start=2026-11-31&end=2026-11-20');

export const ExportsLoansByTheirDays: Story = {
  ...byDays.story,
  parameters: { covers: ['CS-118.a', 'CS-119.b', 'CS-119.c'] },
  play: async ({ step, userEvent }) => {
    await step('a day of the address that is no date is said, until another is typed', async () => {
      const fault = await screen.findByText('“2026-11-31” is no date.');
      await userEvent.type(screen.getByRole('textbox', { name: 'Start date' }), '02-11-2026{Tab}');
      await expect(fault).not.toBeInTheDocument();
    });
    await step('the days are sent, and no ids, though some were typed for the other way', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Loan ids' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Loan ids' }), '482190');
      await userEvent.click(screen.getByRole('radio', { name: 'Date range' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
      await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      await byDays.expectSent(contract.exports.loans, {
        to: 'GET /api/v1/customer-service/gen-csv-loanids?startDate=2026-11-02&endDate=2026-11-20&timezone=Asia%2FKolkata',
      });
    });
    await step('the ids are one press away, sent without the days, and so are the days again', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Loan ids' }));
      await expect(await screen.findByRole('textbox', { name: 'Loan ids' })).toHaveValue('482190');
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      await byDays.expectSent(contract.exports.loans, {
        to: 'GET /api/v1/customer-service/gen-csv-loanids?ids=482190&timezone=Asia%2FKolkata',
      });
      await userEvent.click(screen.getByRole('radio', { name: 'Date range' }));
      await expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
    });
    await step('a page that is left when it has ended leads on', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Customer Search' }));
      await expect(await screen.findByRole('form', { name: 'Search' })).toBeVisible();
    });
  },
};
