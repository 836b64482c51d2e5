import { Button } from '@lending-desk/ui/primitives/Button';
import { Segmented } from '@lending-desk/ui/primitives/Segmented';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { motion } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { expectCopies } from './expectCopies';
import { Token } from './Token';

const track = 320;
const dot = 16;

interface RunProps {
  name: string;
  /** For what it is used. */
  use: string;
  duration: string;
  easing: string;
  /** How many times slower than the product. */
  slower: number;
}

/** A dot that runs along its track as a button is pressed. */
function Run({ name, use, duration, easing, slower }: RunProps) {
  const runner = useRef<HTMLSpanElement>(null);
  const run = () =>
    runner.current?.animate(
      [{ transform: 'none' }, { transform: `translateX(${track - dot}px)` }],
      // Stays at its end, so that where it came to can be seen.
      { duration: Number.parseInt(duration, 10) * slower, easing, fill: 'forwards' },
    );
  return (
    <Stack as="li" direction="row" gap="4" align="center">
      <Button size="sm" icon={Play} aria-label={`Play ${name}`} onClick={run}>
        Play
      </Button>
      <span
        style={{
          flex: 'none',
          width: track,
          borderRadius: vars.radius.full,
          backgroundColor: vars.colour.surface.sunken,
          boxShadow: `inset 0 0 0 1px ${vars.colour.border.default}`,
        }}
      >
        <span
          ref={runner}
          data-runner={name}
          style={{
            display: 'block',
            width: dot,
            height: dot,
            borderRadius: vars.radius.full,
            backgroundColor: vars.colour.accent.mark,
          }}
        />
      </span>
      <Stack gap="0">
        <Token name={name} code={`vars.motion.${name}`} />
        <Text size="caption" tone="tertiary">
          {use}
        </Text>
      </Stack>
    </Stack>
  );
}

const uses: Readonly<Record<string, string>> = {
  instant: '0 ms: what must not move',
  fast: '90 ms: hover and press',
  base: '140 ms: popovers and tabs',
  slow: '220 ms: dialogs, rail and sidebar',
  skeleton: '1400 ms: one breath of a skeleton',
  snackbar: '2500 ms: how long a snackbar stays',
  standard: 'what moves within the page',
  enter: 'what appears',
  exit: 'what goes',
  linear: 'what goes round, such as a spinner',
};

/** Every duration with the standard curve, and every curve with the slow duration, to be played. With reduced motion
 *  the product only fades. */
function Player() {
  const [slower, setSlower] = useState<'1' | '4'>('1');
  const { duration, easing } = motion;
  return (
    <Stack gap="4">
      <div style={{ width: 260 }}>
        <Segmented
          label="Speed"
          value={slower}
          options={[
            { value: '1', label: 'As in the product' },
            { value: '4', label: '4 times slower' },
          ]}
          onChange={setSlower}
        />
      </div>
      <Stack as="ul" gap="3">
        {Object.entries(duration).map(([name, ms]) => (
          <Run
            key={name}
            name={`duration.${name}`}
            use={uses[name] ?? ms}
            duration={ms}
            easing={easing.standard}
            slower={Number(slower)}
          />
        ))}
      </Stack>
      <Stack as="ul" gap="3">
        {Object.entries(easing).map(([name, curve]) => (
          <Run
            key={name}
            name={`easing.${name}`}
            use={`${curve}: ${uses[name] ?? ''}`}
            duration={duration.slow}
            easing={curve}
            slower={Number(slower)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** Press to play. 90 ms for hover and press, 140 for popovers and tabs, 220 for dialogs, rail and sidebar.
 *  Nothing moves more than 8 px, nothing springs; with reduced motion the product only fades. */
const meta = { title: 'Foundations/Motion', component: Player } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPlay: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play duration.slow' }));
    const runner = canvasElement.querySelector('[data-runner="duration.slow"]');
    const [animation] = runner?.getAnimations() ?? [];
    await expect(animation?.effect?.getTiming()).toMatchObject({
      duration: 220,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
    await expectCopies(canvasElement, 'easing.enter', 'vars.motion.easing.enter');
  },
};
