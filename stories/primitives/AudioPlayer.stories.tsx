import { AudioPlayer, type AudioPlayerProps, type PlaySpeed } from '@lending-desk/ui/primitives/AudioPlayer';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Shown } from '@lending-desk/ui/primitives/Shown';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { tone } from '../fixtures/calls';
import { inBox } from '../inBox';

/** A parent that stores the speed. */
function WithState(props: AudioPlayerProps) {
  const [speed, setSpeed] = useState<PlaySpeed>(props.speed ?? 1);
  const onSpeed = (next: PlaySpeed) => {
    setSpeed(next);
    props.onSpeed?.(next);
  };
  return <AudioPlayer {...props} speed={speed} onSpeed={onSpeed} />;
}

const meta = {
  title: 'Primitives/Data/Audio player',
  component: AudioPlayer,
  args: { src: tone(20), label: 'Recording of 20 Nov 2026, 04:12 pm', speed: 1, onSpeed: fn() },
  render: args => <WithState {...args} />,
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const playerOf = (canvas: Canvas, name = 'Recording of 20 Nov 2026, 04:12 pm') =>
  canvas.getByRole('group', { name });
const positionOf = (player: HTMLElement) => within(player).getByRole<HTMLInputElement>('slider');
const plays = (player: HTMLElement) => waitFor(() => expect(player).toHaveAttribute('data-state', 'playing'));

export const BeforeItIsPlayed: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    const player = playerOf(canvas);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(player).toHaveAttribute('data-state', 'idle');
    await expect(within(player).getByRole('button', { name: 'Play' })).not.toHaveAttribute('aria-disabled');
    await expect(within(player).getByRole('button', { name: 'Stop' })).toHaveAccessibleDescription(
      'Nothing is playing',
    );
    await expect(positionOf(player)).toBeDisabled();
    await expect(player).toHaveTextContent('0:00 / –');
  },
};

export const WideEnoughToAimAt: Story = {
  decorators: [inBox({ width: 260 })],
  play: async ({ canvas }) => {
    const slider = positionOf(playerOf(canvas)).getBoundingClientRect();
    await expect(slider.width).toBeGreaterThanOrEqual(80);
    await expect(slider.height).toBeGreaterThanOrEqual(24);
  },
};

export const PlayPauseAndStop: Story = {
  args: { onOpen: fn() },
  parameters: { covers: ['XR-116.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('stopped it is at its beginning, and the focus on Play', async () => {
      const player = playerOf(canvas);
      const inside = within(player);
      await userEvent.click(inside.getByRole('button', { name: 'Play' }));
      await plays(player);
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await waitFor(() => expect(player).toHaveTextContent('/ 0:20'));
      await waitFor(() => expect(positionOf(player).valueAsNumber).toBeGreaterThan(0));
      await userEvent.click(inside.getByRole('button', { name: 'Pause' }));
      await waitFor(() => expect(player).toHaveAttribute('data-state', 'paused'));
      await expect(positionOf(player).valueAsNumber).toBeGreaterThan(0);
      inside.getByRole('button', { name: 'Stop' }).focus();
      await userEvent.keyboard('l');
      await expect(positionOf(player).valueAsNumber).toBeGreaterThan(10);
      await userEvent.keyboard(' ');
      await expect(player).toHaveAttribute('data-state', 'idle');
      await expect(positionOf(player).valueAsNumber).toBe(0);
      await expect(inside.getByRole('button', { name: 'Play' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(positionOf(player).valueAsNumber).toBeGreaterThan(0));
      await expect(positionOf(player).valueAsNumber).toBeLessThan(10);
    });
  },
};

export const StartingOneStopsTheOther: Story = {
  render: args => (
    <Stack>
      <WithState {...args} label="First recording" />
      <WithState {...args} label="Second recording" />
    </Stack>
  ),
  parameters: { covers: ['XR-038.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first is silent when the second plays', async () => {
      const first = playerOf(canvas, 'First recording');
      const second = playerOf(canvas, 'Second recording');
      await userEvent.click(within(first).getByRole('button', { name: 'Play' }));
      await plays(first);
      await userEvent.click(within(second).getByRole('button', { name: 'Play' }));
      await plays(second);
      await expect(first).toHaveAttribute('data-state', 'idle');
      await userEvent.click(within(second).getByRole('button', { name: 'Stop' }));
    });
  },
};

/** A player in a part of the page that another one takes the place of. */
function InATab(props: AudioPlayerProps) {
  const [shown, setShown] = useState(true);
  return (
    <Stack>
      <Button onClick={() => setShown(false)}>Other tab</Button>
      <Shown value={shown}>
        <WithState {...props} />
      </Shown>
    </Stack>
  );
}

export const PausesWhereItIsHidden: Story = {
  render: args => <InATab {...args} />,
  parameters: { covers: ['XR-116.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it pauses where it is hidden', async () => {
      const player = playerOf(canvas);
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      await plays(player);
      await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }));
      await waitFor(() => expect(player).toHaveAttribute('data-state', 'paused'));
    });
  },
};

export const EndsByItself: Story = {
  args: { src: tone(1), speed: 2 },
  play: async ({ canvas, userEvent }) => {
    const player = playerOf(canvas);
    await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
    await plays(player);
    await waitFor(() => expect(player).toHaveAttribute('data-state', 'idle'), { timeout: 4000 });
    await expect(positionOf(player).valueAsNumber).toBe(0);
  },
};

export const ByKeyboard: Story = {
  parameters: { covers: ['XR-038.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('keys play, pause and move', async () => {
      const player = playerOf(canvas);
      await userEvent.tab();
      await expect(within(player).getByRole('button', { name: 'Play' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await plays(player);
      await waitFor(() => expect(positionOf(player)).toBeEnabled());
      await userEvent.keyboard('k');
      await waitFor(() => expect(player).toHaveAttribute('data-state', 'paused'));
      const start = positionOf(player).valueAsNumber;
      // Keys of the browser are left to it.
      await userEvent.keyboard('{Control>}l{/Control}');
      await expect(positionOf(player).valueAsNumber).toBeCloseTo(start, 1);
      await userEvent.keyboard('{ArrowRight}');
      await expect(positionOf(player).valueAsNumber).toBeCloseTo(start + 5, 1);
      await userEvent.keyboard('l');
      await expect(positionOf(player).valueAsNumber).toBeCloseTo(start + 15, 1);
      await userEvent.keyboard('{ArrowLeft}j');
      await expect(positionOf(player).valueAsNumber).toBeCloseTo(start, 1);
      await userEvent.keyboard('jj');
      await expect(positionOf(player).valueAsNumber).toBe(0);
      await expect(positionOf(player)).toHaveAttribute('aria-valuetext', '0:00 of 0:20');
      await userEvent.keyboard('l{ArrowRight}');
      await expect(positionOf(player)).toHaveAttribute('aria-valuetext', '0:15 of 0:20');
      await userEvent.keyboard('l');
      await expect(positionOf(player)).toHaveAttribute('aria-valuetext', '0:20 of 0:20');
      await userEvent.keyboard('jj');
      positionOf(player).focus();
      await userEvent.keyboard(' ');
      await plays(player);
      await userEvent.keyboard(' ');
      await waitFor(() => expect(player).toHaveAttribute('data-state', 'paused'));
    });
  },
};

export const SpeedIsRemembered: Story = {
  args: { speed: 1.5 },
  parameters: { covers: ['XR-116.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the chosen speed holds at once, and after the fastest comes the slowest', async () => {
      // The element is not on the page.
      const played = spyOn(HTMLMediaElement.prototype, 'play');
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
      await plays(playerOf(canvas));
      const [audio] = played.mock.contexts;
      played.mockRestore();
      await expect(audio).toHaveProperty('playbackRate', 1.5);
      await userEvent.click(canvas.getByRole('button', { name: 'Speed 1.5×' }));
      await expect(args.onSpeed).toHaveBeenLastCalledWith(2);
      await expect(audio).toHaveProperty('playbackRate', 2);
      await userEvent.click(canvas.getByRole('button', { name: 'Speed 2×' }));
      await expect(args.onSpeed).toHaveBeenLastCalledWith(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Speed 1×' }));
      await expect(args.onSpeed).toHaveBeenLastCalledWith(1.25);
    });
  },
};

export const Loading: Story = {
  // A source that never sends data.
  loaders: [async () => ({ src: URL.createObjectURL(new MediaSource()) })],
  render: (args, { loaded }) => <WithState {...args} src={String(loaded['src'])} />,
  parameters: { covers: ['XR-116.e'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('paused before it began is no failure', async () => {
      const player = playerOf(canvas);
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      await expect(player).toHaveAttribute('data-state', 'loading');
      await expect(within(player).getByRole('status')).toHaveTextContent('Loading recording');
      await expect(within(player).getByRole('button', { name: 'Stop' })).not.toHaveAttribute('aria-disabled');
      // Paused before it began is no failure.
      await userEvent.click(within(player).getByRole('button', { name: 'Pause' }));
      await waitFor(() => expect(player).toHaveAttribute('data-state', 'paused'));
      await userEvent.click(within(player).getByRole('button', { name: 'Stop' }));
      await expect(player).toHaveAttribute('data-state', 'idle');
    });
  },
};

/** A player whose recording is replaced by another one. */
function Replaced(props: AudioPlayerProps) {
  const [src, setSrc] = useState(props.src);
  return (
    <Stack>
      <Button onClick={() => setSrc(tone(12))}>Another recording</Button>
      <WithState {...props} src={src} />
    </Stack>
  );
}

export const AnotherRecording: Story = {
  render: args => <Replaced {...args} />,
  parameters: { covers: ['XR-116.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('another recording begins anew', async () => {
      const player = playerOf(canvas);
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(player).toHaveTextContent('/ 0:20'));
      await userEvent.click(canvas.getByRole('button', { name: 'Another recording' }));
      await expect(player).toHaveAttribute('data-state', 'idle');
      await expect(player).toHaveTextContent('0:00 / –');
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(player).toHaveTextContent('/ 0:12'));
    });
  },
};

export const OfMoreThanAnHour: Story = {
  parameters: { covers: ['XR-116.g'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('from an hour on position and length have hours', async () => {
      const player = playerOf(canvas);
      const { Audio } = window;
      window.Audio = class extends Audio {
        constructor() {
          super();
          Object.defineProperties(this, {
            duration: { value: 7322 },
            currentTime: { get: () => 3723, set: () => {} },
          });
        }
      };
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      window.Audio = Audio;
      await waitFor(() => expect(player).toHaveTextContent('1:02:03 / 2:02:02'));
    });
  },
};

export const CannotBePlayed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  parameters: { covers: ['XR-116.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('what cannot be played says so, and can be tried again', async () => {
      const player = playerOf(canvas);
      const height = player.getBoundingClientRect().height;
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      await waitFor(() =>
        expect(within(player).getByRole('alert')).toHaveTextContent('Recording cannot be played'),
      );
      await expect(player.getBoundingClientRect().height).toBe(height);
      // A try begins anew: what has failed once plays no more.
      const { Audio } = window;
      const made = fn();
      window.Audio = class extends Audio {
        constructor() {
          super();
          made();
        }
      };
      await userEvent.click(within(player).getByRole('button', { name: 'Play' }));
      window.Audio = Audio;
      await expect(made).toHaveBeenCalledOnce();
      await expect(await within(player).findByRole('alert')).toBeVisible();
    });
  },
};
