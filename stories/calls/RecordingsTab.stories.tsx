import type { PlaySpeed } from '@lending-desk/ui/primitives/AudioPlayer';
import { RecordingsTab, type RecordingsTabProps } from '@lending-desk/ui/calls/RecordingsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ratedCalls } from '../fixtures/ratedCalls';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';
import { useArg } from '../useArg';

/** A parent that stores the speed. */
function WithState(props: RecordingsTabProps) {
  const [speed, setSpeed] = useArg<PlaySpeed>(props.speed);
  return <RecordingsTab {...props} speed={speed} onSpeed={setSpeed} />;
}

const meta = {
  title: 'Customer Support/Tabs/Recordings',
  component: RecordingsTab,
  args: {
    recordings: ratedCalls.some,
    speed: 1,
    onSpeed: fn(),
    mayRate: true,
    onFeedback: fn(),
    onRate: fn(),
    onAddRecording: fn(),
  },
  render: args => <WithState {...args} />,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof RecordingsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['Start time', 'Duration', 'Status', 'Type', 'Audio file', 'Agent name', 'Rating'];

export const RecordingsWithTheirRating: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CS-078.a', 'CS-078.b', 'SH-077.b', 'SH-079.a', 'SH-080.a', 'SH-081.a'],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('start time, duration, status, type, audio file, agent name and a rating', async () => {
      await expect(headersOf(canvas)).toEqual(columns);
    });
    const [rated, unrated, missed] = rowsOf(canvas).map(row => textsOf(row).join(' | '));
    await step('one row for each recording', () => expect(rowsOf(canvas)).toHaveLength(3));
    await step('the average of 3.7, 5 and 4 is rounded to one decimal', () =>
      expect(rated).toBe(
        '20 Nov 2026, 04:12 pm | 00:03:10 | Answered | Manual | 0:00 / –1× | Sana Iyerwala | 4.2Feedback (3)Add',
      ),
    );
    await step('N.R. where there are no ratings', () =>
      expect(unrated).toBe(
        '19 Nov 2026, 11:05 am | 00:01:46 | Answered | Inbound | 0:00 / –1× | Sana Iyerwala | N.R.Feedback (0)Add',
      ),
    );
    await step('a call that was not answered has no rating or feedback', () =>
      expect(missed).toBe(
        '18 Nov 2026, 06:41 pm | 00:00:00 | Not answered | Manual | No recording | Sana Iyerwala | –',
      ),
    );
    await step('sorted by the rating, what is not rated comes last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rating' }));
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
          'aria-sort',
          'ascending',
        ),
      );
      await expect(textsOf(rowsOf(canvas)[0])[0]).toBe('20 Nov 2026, 04:12 pm');
    });
  },
};

export const EachRecordingHasPlayAndStop: Story = {
  args: { recordings: ratedCalls.withRecordings },
  parameters: { covers: ['CS-079.a', 'CS-079.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Each recording, whatever its status, can be played and stopped in the AudioFile column',
      async () => {
        const first = canvas.getByRole('group', { name: 'Recording of 20 Nov 2026, 04:12 pm' });
        const second = canvas.getByRole('group', { name: 'Recording of 19 Nov 2026, 11:05 am' });
        for (const player of [first, second]) {
          await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
          await waitFor(() => expect(player).toHaveAttribute('data-state', 'playing'));
          await userEvent.click(within(player).getByRole('button', { name: 'Stop' }));
          await expect(player).toHaveAttribute('data-state', 'idle');
        }
      },
    );
  },
};

export const AddIsOffered: Story = {
  parameters: { covers: ['CS-080.a', 'CS-080.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Adding call feedback is offered when the permission flag is set', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Add Call Feedback to the call of 20 Nov 2026, 04:12 pm' }),
      );
      await expect(args.onRate).toHaveBeenCalledWith('c1');
      await userEvent.click(
        canvas.getByRole('button', { name: 'Call feedback of the call of 19 Nov 2026, 11:05 am' }),
      );
      await expect(args.onFeedback).toHaveBeenCalledWith('c2');
      await expect(canvas.getAllByRole('button', { name: /^Add Call Feedback/ })).toHaveLength(2);
    });
    await step('but not on a call that was not answered', async () => {
      const missed = rowsOf(canvas)[2] ?? canvas.getByRole('alert');
      await expect(missed).toHaveTextContent('Not answered');
      await expect(within(missed).queryByRole('button', { name: /^Add Call Feedback/ })).toBeNull();
    });
  },
};

export const NotToAPersonWhoDoesNotReview: Story = {
  args: { mayRate: false, whyNot: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'], covers: ['CS-080.b'] },
  play: async ({ canvas, step }) => {
    await step('Adding call feedback is offered only when the permission flag is set', async () => {
      await expect(canvas.queryByRole('button', { name: /^Add Call Feedback/ })).toBeNull();
      await expect(canvas.getAllByRole('button', { name: /^Call feedback of/ })).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: 'Add Recording' })).toHaveAccessibleDescription(
        'Your role can view but not change a loan',
      );
    });
  },
};

export const ViewersRevealARecording: Story = {
  args: {
    recordings: ratedCalls.forViewers,
    onReveal: fn(async (_ref: string): Promise<string | null> => '/recordings/sample-1.wav'),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const [answered, missed] = rowsOf(canvas).map(row => within(row));
    await step('a recording is hidden, and one that does not exist says so', async () => {
      await expect(answered?.getByText('Recording hidden')).toBeVisible();
      await expect(answered?.queryByRole('button', { name: /^Play/ })).toBeNull();
      await expect(missed?.getByText('No recording')).toBeVisible();
      await expect(missed?.queryByRole('button', { name: /^Show recording/ })).toBeNull();
    });
    await step('the eye asks for this one recording, once, and then it can be played', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show recording of / }));
      await expect(await answered?.findByRole('button', { name: /^Play/ })).toBeVisible();
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
      await expect(args.onReveal).toHaveBeenCalledWith('r-7');
    });
  },
};

export const NoCallYet: Story = {
  args: { recordings: [] },
  parameters: { states: ['empty'], covers: ['CS-078.a', 'CS-078.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without a call the table has the same columns', async () => {
      await expect(headersOf(canvas)).toEqual(columns);
    });
    await step('without a call there is no row', async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(canvas.queryByText('Answered')).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Recording' }));
    await expect(args.onAddRecording).toHaveBeenCalledOnce();
  },
};

/** As wide as the room beside the tabs of a loan. */
const inRoom = (width: number): Story => ({
  decorators: [inBox({ width })],
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Recordings' });
    await step('no column stands behind the rating', () =>
      expectNothingSideways([table.parentElement ?? table]),
    );
    await step('Add stands whole in the table, and a place in a recording can be aimed at', async () => {
      const [add] = canvas.getAllByRole('button', { name: /^Add Call Feedback/ });
      const edge = table.getBoundingClientRect().right;
      await expect(add?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      const [scrubber] = canvas.getAllByRole('slider', { name: 'Position' });
      await expect(scrubber?.clientWidth).toBeGreaterThanOrEqual(72);
    });
  },
});

export const InAWindowOf1440Pixels = inRoom(950);
export const InAWindowOf1024Pixels = inRoom(710);

export const LongestRealisticData: Story = {
  args: { recordings: ratedCalls.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(textsOf(rowsOf(canvas)[0])[2]).toBe('CustomerHungUpInQueue');
    await expectNothingSideways();
  },
};
