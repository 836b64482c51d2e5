import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReleaseChanges } from './ReleaseChanges';
import type { ReleaseChanges as Changes } from './released';

const changes: Changes = {
  before: { release: 'v1.2', at: '2026-11-02T04:30:00.000Z' },
  after: { release: 'v1.3', at: '2026-11-21T04:30:00.000Z' },
  added: [{ id: 'credit-tabs-pd--sent', title: 'Credit/Tabs/PD', name: 'Sent' }],
  removed: [{ id: 'credit-tabs-pd--posted', title: 'Credit/Tabs/PD', name: 'Posted' }],
  changed: [
    {
      id: 'queue',
      title: 'Credit/Screens/Loan queue',
      name: 'Ready',
      width: 400,
      height: 200,
      boxes: [
        { x: 16, y: 16, width: 64, height: 32 },
        { x: 200, y: 96, width: 160, height: 16 },
      ],
    },
  ],
  unchanged: 412,
  accessibility: {
    releases: ['v1.1', 'v1.2', 'v1.3'],
    components: [
      {
        title: 'Credit/Screens/Loan queue',
        found: [
          { violations: 4, unsure: 2 },
          { violations: 2, unsure: 1 },
          { violations: 0, unsure: 1 },
        ],
      },
      {
        title: 'Credit/Tabs/PD',
        found: [
          { violations: null, unsure: null },
          { violations: null, unsure: null },
          { violations: 0, unsure: 0 },
        ],
      },
    ],
  },
};

const drawn = (word: string, x: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="white"/><text x="16" y="40" font-size="18">${word}</text><rect x="${x}" y="96" width="40" height="16"/></svg>`,
  )}`;

/** The changes between two releases on the page _What changed_. */
const meta = {
  title: 'This book/Release changes',
  component: ReleaseChanges,
  args: {
    changes,
    pictureOf: time => (time === 'before' ? drawn('Waiting', 200) : drawn('On hold', 320)),
  },
} satisfies Meta<typeof ReleaseChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas, step }) => {
    await step('A screen that differs stands in both releases, with a frame around each part', async () => {
      const pair = within(canvas.getByRole('region', { name: 'Credit/Screens/Loan queue: Ready' }));
      const pictures = pair.getAllByRole('img');
      await expect(pictures.map(picture => picture.getAttribute('alt'))).toEqual([
        'Credit/Screens/Loan queue: Ready, v1.2',
        'Credit/Screens/Loan queue: Ready, v1.3',
      ]);
      for (const picture of pictures) {
        const frames = picture.parentElement?.querySelectorAll('[data-differs]') ?? [];
        await expect(frames).toHaveLength(2);
        const [first] = frames;
        if (!first) throw new Error('Nothing is framed');
        const [part, whole] = [first.getBoundingClientRect(), picture.getBoundingClientRect()];
        // 16 of 400 pixels from the left, 64 wide.
        await expect((part.left - whole.left) / whole.width).toBeCloseTo(0.04, 2);
        await expect(part.width / whole.width).toBeCloseTo(0.16, 2);
      }
    });
    await step('The others are counted', async () => {
      await expect(canvas.getByRole('heading', { name: 'Screens that differ: 1' })).toBeVisible();
      await expect(canvas.getByText(/412 are the same and not shown/)).toBeVisible();
    });
    await step('New stories can be opened, those that are gone are named', async () => {
      const added = within(canvas.getByRole('region', { name: 'New stories' }));
      await expect(added.getByRole('link', { name: 'Credit/Tabs/PD: Sent' })).toBeVisible();
      const gone = within(canvas.getByRole('region', { name: 'Stories that are gone' }));
      await expect(gone.getByText('Credit/Tabs/PD: Posted')).toBeVisible();
      await expect(gone.queryByRole('link')).toBeNull();
    });
    await step('Each component has what axe found in every kept release', async () => {
      const table = within(canvas.getByRole('table', { name: 'Accessibility by component' }));
      const cells = table
        .getAllByRole('row')
        .map(row => [...row.children].map(({ textContent }) => textContent));
      await expect(cells).toEqual([
        ['Component', 'v1.1', 'v1.2', 'v1.3'],
        [
          'Credit/Screens/Loan queue',
          '4 broken, 2 to be looked at',
          '2 broken, 1 to be looked at',
          '0 broken, 1 to be looked at',
        ],
        ['Credit/Tabs/PD', 'no picture', 'no picture', '0 broken, 0 to be looked at'],
      ]);
    });
  },
};

export const NothingCompared: Story = {
  args: { changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run releases -- EARLIER LATER')).toBeVisible();
  },
};
