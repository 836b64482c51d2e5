import { CallRecordsTab, type CallRecordsTabProps } from '@lending-desk/ui/calls/CallRecordsTab';
import { RecordingLink } from '@lending-desk/ui/calls/RecordingLink';
import type { PlaySpeed } from '@lending-desk/ui/primitives/AudioPlayer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ratedCalls } from '../fixtures/ratedCalls';
import { inColumn } from '../inBox';
import { expectNothingSideways } from '../sideways';
import { headersOf, rowsOf, textsOf } from '../tables';
import { useArg } from '../useArg';

/** A parent that stores the speed. */
function WithState(props: CallRecordsTabProps) {
  const [speed, setSpeed] = useArg<PlaySpeed>(props.speed);
  return <CallRecordsTab {...props} speed={speed} onSpeed={setSpeed} />;
}

const onAdd = fn((_url: string, done: () => void) => done());

const meta = {
  title: 'Collections/Tabs/Recordings',
  component: CallRecordsTab,
  args: {
    recordings: ratedCalls.some,
    speed: 1,
    onSpeed: fn(),
    onFeedback: fn(),
    children: <RecordingLink save={{ state: 'idle' }} onAdd={onAdd} />,
  },
  render: args => <WithState {...args} />,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CallRecordsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['Start Time', 'Duration', 'Status', 'Type', 'Recording File', 'Agent Name', 'Ratings'];

export const CallsWithTheirRating: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CO-077.a', 'CO-077.b', 'CO-077.c', 'CO-079.a', 'CO-079.b', 'CO-080.a', 'CO-080.b'],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Call Records List, a row for each call', async () => {
      await expect(canvas.getByRole('table', { name: 'Call Records List' })).toBeVisible();
      await expect(headersOf(canvas)).toEqual(columns);
      await expect(rowsOf(canvas).map(row => textsOf(row).join(' | '))).toEqual([
        '20 Nov 2026, 04:12 pm | 00:03:10 | Answered | Manual | 0:00 / –1× | Sana Iyerwala | 4.2',
        '19 Nov 2026, 11:05 am | 00:01:46 | Answered | Inbound | 0:00 / –1× | Sana Iyerwala | N.R.',
        '18 Nov 2026, 06:41 pm | 00:00:00 | Not answered | Manual | No recording | Sana Iyerwala | –',
      ]);
    });
    await step('a star for each call but those that were not answered or have not ended', async () => {
      const rated = args.recordings.filter(({ status }) => status !== 'NotAnswered' && status !== 'Queued');
      await expect(rated.length).toBeLessThan(args.recordings.length);
      await expect(canvas.getAllByRole('button', { name: /^Rated/ })).toHaveLength(rated.length);
    });
    await step('the star opens the feedbacks of its call', async () => {
      for (const star of canvas.getAllByRole('button', { name: /^Rated/ })) await userEvent.click(star);
      await expect(args.onFeedback).toHaveBeenCalledTimes(2);
      await expect(args.onFeedback).toHaveBeenNthCalledWith(1, 'c1');
      await expect(args.onFeedback).toHaveBeenNthCalledWith(2, 'c2');
    });
  },
};

export const OfOtherStatuses: Story = {
  args: { recordings: ratedCalls.otherStatuses },
  parameters: { covers: ['CO-078.a', 'CO-079.a', 'CO-080.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'a call of no status, or of another one than NotAnswered, has its player and its star',
      async () => {
        const shown = rowsOf(canvas).map(row => [
          within(row).getByRole('button', { name: 'Play' }).closest('[role=group]')?.ariaLabel,
          within(row).getByRole('button', { name: /^Rated/ }).textContent,
        ]);
        await expect(shown).toEqual([
          ['Recording of 20 Nov 2026, 04:12 pm', 'N.R.'],
          ['Recording of 19 Nov 2026, 11:05 am', '4.2'],
        ]);
      },
    );
  },
};

export const SortedByTheirRating: Story = {
  args: { recordings: ratedCalls.differentlyRated },
  parameters: { covers: ['CO-079.a'] },
  play: async ({ canvas, step, userEvent }) => {
    const shown = () => rowsOf(canvas).map(row => textsOf(row).at(-1));
    await step('the newest call first, each with the average of its ratings', async () => {
      await expect(shown()).toEqual(['4.2', '5.0', 'N.R.', '2.0']);
    });
    await step('by the rating they show, what has none last in either order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ratings' }));
      await expect(shown()).toEqual(['2.0', '4.2', '5.0', 'N.R.']);
      await userEvent.click(canvas.getByRole('button', { name: 'Ratings' }));
      await expect(shown()).toEqual(['5.0', '4.2', '2.0', 'N.R.']);
    });
  },
};

export const AddingALink: Story = {
  parameters: { covers: ['CO-081.a', 'CO-081.b'] },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Recording Link' });
    await step('an empty field sends nothing, and what is said of it does not push the button', async () => {
      const add = canvas.getByRole('button', { name: 'Add' });
      const { top } = add.getBoundingClientRect();
      await userEvent.click(add);
      await expect(canvas.getByText('The address of the recording is required')).toBeVisible();
      // Blanks are no link.
      await userEvent.type(field, '  ');
      await userEvent.click(add);
      await expect(onAdd).not.toHaveBeenCalled();
      await userEvent.clear(field);
      await expect(add.getBoundingClientRect().top).toBe(top);
      await expect(top).toBe(field.parentElement?.getBoundingClientRect().top);
    });
    await step('Add sends the link that was typed, and the field is empty again', async () => {
      await userEvent.type(field, 'https://recordings.example/7.mp3 ');
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(onAdd).toHaveBeenCalledWith('https://recordings.example/7.mp3', expect.any(Function));
      await expect(field).toHaveValue('');
    });
  },
};

export const LinkAdded: Story = {
  args: { children: <RecordingLink save={{ state: 'done' }} onAdd={onAdd} /> },
  parameters: { covers: ['CO-081.c', 'CO-082.a'] },
  play: async ({ canvas, step }) => {
    await step('a link that was added shows Uploaded', async () => {
      await expect(canvas.getByText('Uploaded')).toBeVisible();
    });
  },
};

export const LinkRefused: Story = {
  args: {
    children: (
      <RecordingLink
        save={{ state: 'failed', message: 'Recordings of this host cannot be played here' }}
        onAdd={onAdd}
      />
    ),
  },
  parameters: { covers: ['CO-082.b'] },
  play: async ({ canvas, step }) => {
    await step('a refused one says why, and not Uploaded', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Recordings of this host cannot be played here',
      );
      await expect(canvas.queryByText('Uploaded')).toBeNull();
    });
  },
};

export const NoCalls: Story = {
  args: { recordings: [] },
  parameters: { states: ['empty'], covers: ['CO-077.a', 'CO-077.b', 'CO-077.c'] },
  play: async ({ canvas, step }) => {
    await step('without a call the Call Records List has its columns and no row', async () => {
      const section = within(canvas.getByRole('region', { name: 'Call Records List' }));
      await expect(section.getByRole('table', { name: 'Call Records List' })).toBeVisible();
      await expect(headersOf(canvas)).toEqual(columns);
      await expect(rowsOf(canvas)).toEqual([]);
      await expect(canvas.getByText('Nobody has called this customer about the loan yet.')).toBeVisible();
    });
  },
};

export const Viewer: Story = {
  args: {
    children: (
      <RecordingLink
        save={{ state: 'idle' }}
        onAdd={onAdd}
        whyNot="Your role can view but not change a loan"
      />
    ),
  },
  parameters: { states: ['notPermitted'], covers: ['CO-081.a'] },
  play: async ({ canvas, step }) => {
    await step('the tab has the Recording Link field for viewers too, disabled', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Recording Link' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(
        'Your role can view but not change a loan',
      );
    });
  },
};

export const LongestRealisticData: Story = {
  args: { recordings: ratedCalls.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    await expectNothingSideways();
  },
};
