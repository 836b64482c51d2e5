import type { PlaySpeed } from '@lending-desk/ui/primitives/AudioPlayer';
import { CallsTab, type CallsTabProps } from '@lending-desk/ui/calls/CallsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { calls, tone } from '../fixtures/calls';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { rowsOf, textsOf } from '../tables';
import { watchTimers } from '../timers';
import { useArg } from '../useArg';

/** A parent that stores the speed. */
function WithState(props: CallsTabProps) {
  const [speed, setSpeed] = useArg<PlaySpeed>(props.speed);
  const [onSpeed] = useState(() => (next: PlaySpeed) => {
    setSpeed(next);
    props.onSpeed(next);
  });
  return <CallsTab {...props} speed={speed} onSpeed={onSpeed} />;
}

const meta = {
  title: 'Credit/Tabs/Calls',
  component: CallsTab,
  args: { recordings: calls.three, speed: 1, onSpeed: fn() },
  render: args => <WithState {...args} />,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CallsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CallRecords: Story = {
  parameters: { states: ['ready'], covers: ['CR-127.a', 'CR-127.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The call records have the columns StartTime, Duration, Status, Type, AudioFile and AgentName',
      async () => {
        const headers = canvas.getAllByRole('columnheader').map(header => header.textContent);
        await expect(headers).toEqual([
          'Start time',
          'Duration',
          'Status',
          'Type',
          'Audio file',
          'Agent name',
        ]);
      },
    );
    await step(
      'A call recording has StartTime, Duration, Status, Type, AudioFile and AgentName',
      async () => {
        const rows = rowsOf(canvas).map(row => textsOf(row));
        await expect(rows).toEqual([
          ['20 Nov 2026, 04:12 pm', '00:03:10', 'Answered', 'Manual', '0:00 / –1×', 'Sana Iyerwala'],
          ['19 Nov 2026, 11:05 am', '00:00:00', 'Not answered', 'Manual', 'No recording', 'Sana Iyerwala'],
          ['18 Nov 2026, 06:41 pm', '00:01:46', 'Answered', 'Inbound', '0:00 / –1×', 'Vivek Thapliyal'],
        ]);
      },
    );
    await step('Each column but the player sorts the calls', async () => {
      for (const [place, name] of [
        [1, 'Duration'],
        [2, 'Status'],
        [3, 'Type'],
        [5, 'Agent name'],
        [0, 'Start time'],
      ] as const) {
        const cells = () => rowsOf(canvas).map(row => textsOf(row)[place] ?? '');
        const before = cells();
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(canvas.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending');
        await expect(cells()).toEqual(before.toSorted());
      }
      await expect(canvas.queryByRole('button', { name: 'Audio file' })).toBeNull();
    });
  },
};

/** The room of a tab at 1440 px beside the wide sidebar and the open rail. */
export const APlaceInARecordingCanBeAimedAt: Story = {
  decorators: [inBox({ width: 807 })],
  play: async ({ canvas }) => {
    const sliders = canvas.getAllByRole('slider', { name: 'Position' });
    await expect(sliders.length).toBeGreaterThan(0);
    for (const slider of sliders)
      await expect(slider.getBoundingClientRect().width).toBeGreaterThanOrEqual(72);
  },
};

export const EachRecordHasPlayAndStop: Story = {
  parameters: { covers: ['CR-128.a', 'CR-128.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Each call record of the Calls tab has play and stop controls', async () => {
      const first = canvas.getByRole('group', { name: 'Recording of 20 Nov 2026, 04:12 pm' });
      const second = canvas.getByRole('group', { name: 'Recording of 18 Nov 2026, 06:41 pm' });
      for (const player of [first, second]) {
        await expect(within(player).getByRole('button', { name: 'Play' })).toBeVisible();
        await expect(within(player).getByRole('button', { name: 'Stop' })).toBeVisible();
      }
      await userEvent.click(within(first).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(first).toHaveAttribute('data-state', 'playing'));
      await userEvent.click(within(second).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(second).toHaveAttribute('data-state', 'playing'));
      await expect(first).toHaveAttribute('data-state', 'idle');
      await userEvent.click(within(second).getByRole('button', { name: 'Stop' }));
      await expect(second).toHaveAttribute('data-state', 'idle');
    });
  },
};

/** The last call has another recording than the first. */
const other = tone(6);
const twoRecordings = calls.three.map((call, place) => (place === 2 ? { ...call, audioUrl: other } : call));

export const StopSilencesAndRewinds: Story = {
  args: { recordings: twoRecordings },
  parameters: { covers: ['CR-128.a', 'CR-128.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const started = spyOn(HTMLMediaElement.prototype, 'play');
    const player = within(canvas.getByRole('group', { name: 'Recording of 18 Nov 2026, 06:41 pm' }));
    await userEvent.click(player.getByRole('button', { name: 'Play' }));
    const audio = started.mock.contexts[0];
    if (!(audio instanceof HTMLAudioElement)) throw new Error('No recording was played');
    await step('the play control of the call record plays its recording', async () => {
      await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0));
      await expect(audio.paused).toBe(false);
      await expect(audio.src).toBe(other);
    });
    await step('the stop control silences it and goes back to its start', async () => {
      await userEvent.click(player.getByRole('button', { name: 'Stop' }));
      await expect(audio.paused).toBe(true);
      await expect(audio.currentTime).toBe(0);
    });
  },
};

export const NoPlayerForAnUnansweredCall: Story = {
  parameters: { covers: ['CR-127.a', 'CR-128.a'] },
  play: async ({ canvas, step }) => {
    await step('A call that was not answered says so, and has no recording and no control', async () => {
      const missed = rowsOf(canvas)[1];
      await expect(textsOf(missed)).toEqual([
        '19 Nov 2026, 11:05 am',
        '00:00:00',
        'Not answered',
        'Manual',
        'No recording',
        'Sana Iyerwala',
      ]);
      await expect(missed && within(missed).queryByRole('button')).toBeNull();
    });
  },
};

export const CallJustPlaced: Story = {
  args: { recordings: calls.queued },
  play: async ({ canvas }) => {
    await expect(textsOf(rowsOf(canvas)[0])).toEqual([
      '21 Nov 2026, 09:30 am',
      '–',
      'Queued',
      'Manual',
      'Arrives when the call has ended',
      'Sana Iyerwala',
    ]);
  },
};

export const OneSpeedForAll: Story = {
  parameters: { covers: ['XR-116.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('The chosen speed holds at once, for all recordings', async () => {
      const [button] = canvas.getAllByRole('button', { name: 'Speed 1×' });
      if (button) await userEvent.click(button);
      await expect(args.onSpeed).toHaveBeenCalledWith(1.25);
      await expect(canvas.getAllByRole('button', { name: 'Speed 1.25×' })).toHaveLength(2);
    });
  },
};

export const ViewersRevealARecording: Story = {
  args: {
    recordings: calls.forViewers,
    onReveal: fn(async (_ref: string): Promise<string | null> => '/recordings/sample-1.wav'),
  },
  parameters: { covers: ['CR-128.a', 'XR-007.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const [answered, missed] = rowsOf(canvas).map(row => within(row));
    await step('a recording is hidden, and one that does not exist says so', async () => {
      await expect(answered?.getByText('Recording hidden')).toBeVisible();
      await expect(answered?.queryByRole('button', { name: /^Play/ })).toBeNull();
      await expect(missed?.getByText('No recording')).toBeVisible();
      await expect(missed?.queryByRole('button', { name: /^Show recording/ })).toBeNull();
    });
    const timers = watchTimers();
    await step('the eye asks for this one recording, once, and then it can be played', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show recording of / }));
      await expect(await answered?.findByRole('button', { name: /^Play/ })).toBeVisible();
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
      await expect(args.onReveal).toHaveBeenCalledWith('r-7');
    });
    await step('it is hidden by itself after five minutes, when its link has expired', async () => {
      await expect(timers.end(300_000)).toBe(1);
      await waitFor(() => expect(answered?.queryByRole('button', { name: /^Play/ })).toBeNull());
    });
  },
};

export const OneCallAtAnUnknownTime: Story = {
  args: { recordings: calls.three.slice(0, 1).map(call => ({ ...call, startTime: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 call')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Recording of an unknown time' })).toBeVisible();
  },
};

export const NoCallYet: Story = {
  args: { recordings: [] },
  parameters: { covers: ['CR-127.a', 'CR-127.b'], states: ['empty'] },
  play: async ({ canvas, step }) => {
    await step('Without a call record the table has its six columns', async () => {
      const heads = canvas.getAllByRole('columnheader').map(header => header.textContent);
      await expect(heads).toEqual([
        ...['Start time', 'Duration', 'Status', 'Type', 'Audio file', 'Agent name'],
      ]);
    });
    await step('Without a call record there is no row', async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(canvas.getByText('Nobody has called this customer about the loan yet.')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { recordings: [], state: 'loading' },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Calls' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Calls');
  },
};

export const Failed: Story = {
  args: {
    recordings: [],
    state: { error: { title: 'Error Occured. Please try again later', retry: { onTryNow: fn() } } },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { recordings: calls.longest },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas).map(row => textsOf(row));
    await expect(rows[1]?.slice(0, 4)).toEqual([
      '31/11/2026 4 pm',
      '00:03:10',
      'CustomerHungUpInQueue',
      'Progressive',
    ]);
    await expect(rows[2]).toEqual(['–', '–', '–', '–', 'No recording', '–']);
  },
};

export const ThreeHundredCalls: Story = {
  args: { recordings: calls.many },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Calls' });
    await expect(table).toHaveAttribute('aria-rowcount', '301');
    await expect(rowsOf(canvas).length).toBeLessThan(80);
  },
};

export const PlaybackContinuesOutOfView: Story = {
  args: { recordings: calls.many },
  parameters: { covers: ['CR-128.a', 'CR-128.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('A call record plays until it is stopped, also out of view', async () => {
      const table = canvas.getByRole('table', { name: 'Calls' });
      // The code for virtual rows has loaded.
      await waitFor(() => expect(table.querySelector('tr[aria-hidden]')).not.toBeNull());
      const [played] = canvas.getAllByRole('group', { name: /^Recording of / });
      const player = within(played ?? document.body);
      await userEvent.click(player.getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(played).toHaveAttribute('data-state', 'playing'));
      const scroller = table.parentElement ?? document.body;
      const firstShown = rowsOf(canvas)[1];
      scroller.scrollTop = scroller.scrollHeight;
      // The other rows have left the DOM, this one has not.
      await waitFor(() => expect(firstShown).not.toBeInTheDocument());
      await expect(played).toBeInTheDocument();
      await expect(played).toHaveAttribute('data-state', 'playing');
      scroller.scrollTop = 0;
      await waitFor(() => expect(played).toBeVisible());
      await userEvent.click(player.getByRole('button', { name: 'Stop' }));
      await expect(played).toHaveAttribute('data-state', 'idle');
    });
  },
};

export const OnASmallLaptop: Story = {
  args: { recordings: calls.queued },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Calls' });
    await expect(canvas.getByRole('columnheader', { name: 'Agent name' })).toBeVisible();
    await expectNothingSideways(table.parentElement ? [table.parentElement] : []);
  },
};
