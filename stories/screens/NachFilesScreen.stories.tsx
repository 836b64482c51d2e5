import { NachFilesScreen } from '@lending-desk/ui/screens/NachFilesScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { earlierNachFile, nachBoard } from '../fixtures/nach';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf } from '../tables';

const meta = {
  title: 'Collections/Screens/NACH files',
  component: NachFilesScreen,
  args: {
    list: {
      state: 'ready',
      rows: [nachBoard, earlierNachFile],
    },
    onUpload: fn(),
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NachFilesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, args, userEvent }) => {
    const row = canvas.getByRole('row', { name: /ZBNK_NACH_20112026_RET/ });
    const cellsOf = (it: HTMLElement) =>
      within(it)
        .getAllByRole('cell')
        .map(cell => cell.textContent);
    await expect(headersOf(canvas).slice(0, 9)).toEqual([
      'File',
      'State',
      'Rows',
      'Receipts',
      'Amount',
      'Returned',
      'Not posted',
      'Uploaded',
      'By',
    ]);
    const [uploaded, by] = ['21 Nov 2026, 10:42 am', 'Arjun Malhotra'];
    await expect(cellsOf(row).slice(1, 9)).toEqual([
      ...['Dry run', '11', '4', 'Rs. 36,658.00', '2', '3', uploaded, by],
    ]);
    const earlier = cellsOf(canvas.getByRole('row', { name: /earlier/ }));
    await expect(earlier.slice(1, 9)).toEqual([
      ...['Committed', '27', '11', 'Rs. 36,658.00', '6', '5', uploaded, by],
    ]);
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ fileId: nachBoard.fileId }));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Nach transaction' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** As wide as a window of 1440 px leaves it. */
export const WholeBesideTheSidebar: Story = {
  decorators: [inBox({ width: 1208, height: 600, display: 'flex', flexDirection: 'column' })],
  play: async ({ canvasElement }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
  },
};

export const Empty: Story = {
  parameters: { states: ['empty'] },
  args: { list: { state: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No file was uploaded yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No file was uploaded yet.')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: { list: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The NACH files could not be read. Try again')).toBeVisible();
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: {
    list: {
      state: 'ready',
      rows: [{ ...nachBoard, fileName: `${'RETURNED_'.repeat(20)}.csv`, uploadedBy: longestName }],
    },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /RETURNED_RETURNED_/ })).toHaveTextContent(longestName);
  },
};
