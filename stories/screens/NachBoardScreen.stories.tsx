import { NachBoardScreen } from '@lending-desk/ui/screens/NachBoardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longNachRows, nachBoard } from '../fixtures/nach';
import { inBox } from '../inBox';
import { factsOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { boardArgs, ready } from './NachBoardScreen.cases';

const meta = {
  title: 'Collections/Screens/NACH board',
  component: NachBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NachBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Parameters<NonNullable<Story['play']>>[0];

const partsOf = ({ canvas }: Acts) => within(canvas.getByRole('grid', { name: 'What the file holds' }));
const linesOf = ({ canvas }: Acts) =>
  within(canvas.getByRole('grid', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent);

export const DryRun: Story = {
  parameters: { states: ['ready'], covers: ['XR-026.j', 'XR-026.a'] },
  play: async acts => {
    const { canvas, args, step, userEvent } = acts;
    await step('The file says how much it holds, and who uploaded it when', async () => {
      await expect(
        canvas.getByText('11 rows, Rs. 91,132.00. Read 21 Nov 2026, 10:42 am by Arjun Malhotra'),
      ).toBeVisible();
    });
    await step('Each class has its rows, its sum in the file and what is posted', async () => {
      const rowOf = (name: string) => partsOf(acts).getByRole('row', { name: new RegExp(`^${name}`) });
      await expect(rowOf('Matched')).toHaveTextContent('Matched2Rs. 18,158.00Rs. 18,158.00');
      await expect(rowOf('Short')).toHaveTextContent('Short1Rs. 9,000.00Rs. 9,000.00');
      await expect(rowOf('Returned')).toHaveTextContent(
        'Returned2Rs. 18,158.00Rs. 0.00No money. 1 bounce charge04 Balance insufficient: 161 Mandate cancelled: 1, no charge',
      );
      await expect(rowOf('Bad row')).toHaveTextContent('Bad row1Rs. 0.00Rs. 0.00Not posted');
      await expect(rowOf('File')).toHaveTextContent('File11Rs. 91,132.00Rs. 36,658.008 rows post, 3 do not');
    });
    await step('The effect on days past due is shown before the commit', async () => {
      const effect = within(canvas.getByRole('table', { name: 'Effect on days past due' }));
      await expect(effect.getByRole('row', { name: /^0/ })).toHaveTextContent('011' + '0');
      await expect(effect.getByRole('row', { name: /^31-60/ })).toHaveTextContent('31-6010−1');
    });
    await step('Pressing a class shows its rows alone, pressing it again all', async () => {
      await userEvent.click(partsOf(acts).getByRole('row', { name: /^Returned/ }));
      await expect(linesOf(acts)).toEqual(['6', '7']);
      await userEvent.click(partsOf(acts).getByRole('row', { name: /^Returned/ }));
      await expect(linesOf(acts)).toHaveLength(11);
    });
    await step('So does a part of the bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Over: 1 row' }));
      await expect(linesOf(acts)).toEqual(['5']);
      await userEvent.click(canvas.getByRole('button', { name: 'Over: 1 row' }));
    });
    await step('A return says in words why, and whether the mandate is gone', async () => {
      const row = canvas.getByRole('row', { name: /Returned 61/ });
      await expect(row).toHaveTextContent(
        'No charge. Mandate cancelled. The mandate is gone: a new one is needed',
      );
      await expect(canvas.getByRole('row', { name: /Returned 04/ })).toHaveTextContent(
        'Bounce charge. Balance insufficient',
      );
    });
    await step('Rows are found by what they post and by a text', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Will not post 3' }));
      await expect(linesOf(acts)).toEqual(['10', '11', '12']);
      await userEvent.click(canvas.getByRole('row', { name: /^10 Unknown/ }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Not matched 9' }));
      await expect(linesOf(acts)).toEqual(['4', '5', '6', '7', '8', '9', '10', '11', '12']);
      await userEvent.click(canvas.getByRole('radio', { name: 'All 11' }));
      const box = canvas.getByRole('searchbox', { name: 'Loan id, UMRN or name' });
      await userEvent.type(box, '482193');
      await expect(linesOf(acts)).toEqual(['3']);
      await userEvent.clear(box);
      await userEvent.type(box, 'zbnk7910');
      await expect(linesOf(acts)).toHaveLength(11);
      await userEvent.clear(box);
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Loan id, UMRN or name' }), 'kavya');
      await expect(linesOf(acts)).toEqual(['2']);
    });
    await step('A row opens its loan, one without a loan opened none', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /Kavya/ }));
      await expect(args.onOpenLoan.mock.calls).toEqual([[482_192]]);
    });
    await step('The result is downloaded whole, or the bad rows alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download bad rows' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith('failed');
      await userEvent.click(canvas.getByRole('button', { name: 'Download result' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith();
    });
  },
};

/** As wide as a window of 1440 px leaves it. */
export const WholeBesideTheSidebar: Story = {
  decorators: [inBox({ width: 1208 })],
  play: async ({ canvas, step }) => {
    const grids = ['Rows of the file', 'What the file holds'].map(name => canvas.getByRole('grid', { name }));
    await step('no column is hidden sideways', async () => {
      await expectNothingSideways(grids.flatMap(grid => grid.parentElement ?? []));
      const row = canvas.getByRole('row', { name: /Returned 61/ });
      const cut = within(row)
        .getAllByRole('cell')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect(cut).toEqual([]);
    });
    await step('names and what a row posts are read on two lines, which make it no higher', async () => {
      const rows = [/Kavya/, /No disbursed loan/].map(name => canvas.getByRole('row', { name }));
      await expect(rows.map(({ offsetHeight }) => offsetHeight)).toEqual([32, 32]);
      for (const text of ['Kavya Raghunathan', 'Nothing. No disbursed loan has this umrn']) {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = canvas.getByText(text);
        await expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
      }
    });
    await step('and what the file holds is as high as its effect', async () => {
      const bottoms = ['What the file holds', 'Effect before commit'].map(
        title =>
          canvas.getByRole('heading', { name: title }).closest('section')?.getBoundingClientRect().bottom,
      );
      await expect(bottoms[0]).toBe(bottoms[1]);
    });
  },
};

export const CommitAsks: Story = {
  parameters: { covers: ['XR-026.b'] },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('Commit asks first, with what is posted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Commit 8 rows' }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Commit 8 rows?' }));
      await expect(args.onCommit).not.toHaveBeenCalled();
      await expect(factsOf(screen.getByRole('alertdialog'))).toEqual([
        'Receipts: 4',
        'Returned: 2',
        'Not posted: 3',
      ]);
      await userEvent.click(asked.getByRole('button', { name: 'Commit' }));
      await expect(args.onCommit).toHaveBeenCalledOnce();
    });
  },
};

const oneRow = nachBoard.rows.slice(0, 1);
export const OneRow: Story = {
  args: { shown: ready({ rows: oneRow, total: 1, posted: 1, failed: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1 row, Rs\. 9,079\.00\. Read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Commit 1 row' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Commit 1 row?' })).toBeVisible();
  },
};

export const CommitByTheKeyboard: Story = {
  parameters: { covers: ['XR-026.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('the keyboard asks too, and Cancel posts nothing', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const asked = within(await screen.findByRole('alertdialog', { name: 'Commit 8 rows?' }));
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCommit).not.toHaveBeenCalled();
    });
  },
};

export const SearchByTheKeyboard: Story = {
  play: async acts => {
    const { canvas, userEvent } = acts;
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Loan id, UMRN or name' })).toHaveFocus();
    await userEvent.keyboard('kavya');
    await expect(linesOf(acts)).toEqual(['2']);
  },
};

export const DiscardAsks: Story = {
  parameters: { covers: ['XR-026.h'] },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('Discard asks first; Cancel leaves the file as it is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this file?' }));
      await expect(factsOf(screen.getByRole('alertdialog'))).toEqual([
        'File: ZBNK_NACH_20112026_RET.csv',
        'Rows: 11',
      ]);
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
    await step('Confirmed, it is discarded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
      await expect(args.onDiscard).toHaveBeenCalledOnce();
    });
  },
};

export const NoRows: Story = {
  args: { shown: ready({ rows: [], total: 0, failed: 0 }) },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The file has no rows.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download bad rows' })).toBeNull();
  },
};

export const TwentyThousandRows: Story = {
  args: { shown: ready({ rows: longNachRows(20_000), total: 20_000 }) },
  parameters: { states: ['longest'], covers: ['XR-026.d'] },
  play: async acts => {
    const { canvas, step } = acts;
    await step('Only the visible rows are in the page', async () => {
      const rows = within(canvas.getByRole('grid', { name: 'Rows of the file' })).getAllByRole('row');
      await expect(rows.length).toBeLessThan(120);
      // Rows beside those that are seen are drawn afterwards, so the end is looked at, too.
      const scroller = rows[0]?.closest('table')?.parentElement;
      await waitFor(() => expect(scroller?.scrollHeight).toBeGreaterThan(20_000 * 20));
      scroller?.scrollTo({ top: scroller.scrollHeight });
      await waitFor(() => expect(linesOf(acts).at(-1)).toBe('20001'));
      await expect(linesOf(acts).length).toBeLessThan(120);
      await expect(canvas.getByText('20000 of 20000, amounts in Rs.')).toBeVisible();
    });
  },
};

export const DownloadFailed: Story = {
  args: {
    downloadError: 'The result could not be downloaded. Try again',
    shown: ready({ sameAs: { fileId: 'earlier', uploadedAt: nachBoard.uploadedAt, committed: false } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The same bytes came on 21 Nov 2026, 10:42 am.')).toBeVisible();
    await expect(canvas.getByText('The result could not be downloaded. Try again')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { shown: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'NACH file' }).closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const onBack = fn();
export const NoFileAtThisAddress: Story = {
  args: { shown: { state: 'missing', onBack } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^There is no NACH file with this id$/);
    await expect(canvas.queryByRole('button', { name: 'Try now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the files' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { shown: { state: 'failed', message: 'The server is not reachable', onRetry } },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The NACH file could not be read. Try again')).toBeVisible();
    await expect(canvas.getByText('The server is not reachable')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
