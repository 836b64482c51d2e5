import { SavedViews } from '@lending-desk/ui/loan/SavedViews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectCopies } from '../foundations/expectCopies';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';

const onHold = { id: '1', name: 'On hold', query: 'status=HOLD' };
const november = { id: '2', name: 'November, approved', query: 'status=APPROVED&year=2026&month=11' };

const meta = {
  title: 'Every desk/Parts/Saved views',
  component: SavedViews,
  args: {
    views: [november, onHold],
    query: 'status=HOLD',
    address: 'https://desk.example/loan-management/search/?status=HOLD',
    onOpen: fn(),
    onSave: fn(),
    onRemove: fn(),
    change: { state: 'idle' },
  },
  decorators: [inBox({ width: 720 })],
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('the view that the list shows is marked', async () => {
      await expect(canvas.getByRole('button', { name: 'On hold' })).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByRole('button', { name: 'November, approved' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
    await step('one press opens another, its cross removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'November, approved' }));
      await expect(args.onOpen).toHaveBeenCalledWith(november);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove view On hold' }));
      await expect(args.onRemove).toHaveBeenCalledWith(onHold);
    });
    await step('the link is there for a colleague', async () => {
      await expectCopies(
        canvasElement,
        'link to this view',
        'https://desk.example/loan-management/search/?status=HOLD',
      );
    });
  },
};

export const SavedUnderAName: Story = {
  args: { views: [] },
  parameters: { covers: ['XR-010.f'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Cancel saves nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the view' }), 'On second thought');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a view needs a name', async () => {
      await expect(canvas.getByText('No saved view yet.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
      const box = canvas.getByRole('textbox', { name: 'Name of the view' });
      await expect(box).toHaveFocus();
      await userEvent.type(box, '  {Enter}');
      await expect(canvas.getByText('A name is required')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
      const middleOf = (element: Element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(top + height / 2);
      };
      // Also with an error below the name.
      await expect(middleOf(canvas.getByRole('button', { name: 'Save' }))).toBe(middleOf(box));
      await userEvent.type(box, 'Waiting for papers {Enter}');
      await expect(args.onSave).toHaveBeenCalledWith('Waiting for papers');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

/** The filters are taken away while the view is named. */
export const FiltersTakenAway: Story = {
  parameters: { covers: ['XR-010.f'] },
  render: function Narrowed(args) {
    const [query, setQuery] = useState(args.query);
    return (
      <>
        <SavedViews {...args} query={query} />
        <button type="button" onClick={() => setQuery('')}>
          Clear filters
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what is being named can no longer be saved when its filters are gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the view' }), 'Waiting');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(canvas.queryByRole('textbox')).toBeNull();
      const save = canvas.getByRole('button', { name: 'Save this view' });
      await expect(save).toHaveAccessibleDescription('Apply a filter first');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const NothingIsFiltered: Story = {
  args: { query: '' },
  parameters: { covers: ['XR-010.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('without a filter there is nothing to save', async () => {
      const save = canvas.getByRole('button', { name: 'Save this view' });
      await expect(save).toHaveAccessibleDescription('Apply a filter first');
      await userEvent.click(save);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const Loading: Story = {
  args: { views: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading saved views')).toBeVisible();
  },
};

export const CouldNotBeLoaded: Story = {
  args: { views: null, failure: { message: 'The saved views could not be loaded', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The saved views could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { change: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove view On hold' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { change: { state: 'failed', message: 'At most 20 views can be saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 20 views can be saved');
    await expect(canvas.getByRole('button', { name: 'Save this view' })).toBeEnabled();
  },
};

export const LongestRealisticData: Story = {
  args: {
    views: Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      name: `Bank statements incomplete, November ${2000 + at}`.slice(0, 40),
      query: `year=${2000 + at}&month=11`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
