import { Text } from '@lending-desk/ui/primitives/Text';
import { darkColours, lightColours } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import {
  type GoOn,
  isAtOnce,
  type Picture,
  readStart,
  setAtOnce,
} from '../../.storybook/storyboard/pictures';
import { stepThrough } from '../../.storybook/storyboard/stepThrough';
import { StoryboardBar } from '../../.storybook/storyboard/StoryboardBar';
import { type Phase, useStoryboard } from '../../.storybook/storyboard/useStoryboard';

type About = Picture & Phase & GoOn;

/** Storybook's channel, between the two halves of a storyboard in one window. */
function makeChannel() {
  const events = new EventTarget();
  const heard = new Map<(about: About) => void, (event: Event) => void>();
  return {
    on: (event: string, listener: (about: About) => void) => {
      const hear = (it: Event) => {
        if (it instanceof CustomEvent) listener(it.detail);
      };
      heard.set(listener, hear);
      events.addEventListener(event, hear);
    },
    off: (event: string, listener: (about: About) => void) =>
      events.removeEventListener(event, heard.get(listener) ?? null),
    emit: (event: string, detail: object) => void events.dispatchEvent(new CustomEvent(event, { detail })),
  };
}

const storyId = 'a-journey';
const steps = ['the queue is opened', 'a loan is chosen', 'it is put on hold'];

interface Props {
  /** How many steps the book counted in the journey's file; undefined if it could not. */
  total: number | undefined;
  /** The step that fails. @default none */
  fails?: number;
  dark?: boolean;
  /** How long Play shows a step, in ms. */
  time?: number;
}

/** A journey of three steps, played as Storybook plays one: anew whenever it is asked to. */
function Journey({ total, fails, dark = false, time = 20 }: Props) {
  const [page, setPage] = useState('');
  const [starts, setStarts] = useState(0);
  const channel = useMemo(() => makeChannel(), []);
  const timeFor = useMemo(() => () => time, [time]);
  const state = useStoryboard(storyId, total, channel, timeFor);
  useEffect(() => {
    const playStep = stepThrough(channel, readStart);
    let left = new AbortController();
    const play = async (context: { id: string; abortSignal: AbortSignal }) => {
      for (const [index, sentence] of steps.entries()) {
        await playStep(
          sentence,
          () => {
            if (index + 1 === fails) throw new Error('Not so');
            setPage(sentence);
          },
          context,
        );
      }
    };
    let played = Promise.resolve();
    const start = async () => {
      left.abort();
      await played;
      left = new AbortController();
      setPage('nothing is open');
      setStarts(count => count + 1);
      const ended = (newPhase: string) => channel.emit('storyRenderPhaseChanged', { storyId, newPhase });
      played = play({ id: storyId, abortSignal: left.signal }).then(
        () => ended('completed'),
        () => ended('errored'),
      );
    };
    const startAnew = () => void start();
    startAnew();
    channel.on('forceRemount', startAnew);
    return () => {
      channel.off('forceRemount', startAnew);
      left.abort();
    };
  }, [channel, fails]);
  return (
    <>
      <Text as="p">
        The page: {page}; started {starts} times
      </Text>
      <StoryboardBar state={state} total={total} colours={dark ? darkColours : lightColours} />
    </>
  );
}

/** The bar below a journey: its step in a sentence, and the way on and back. */
const meta = {
  title: 'This book/Storyboard',
  component: Journey,
  args: { total: 3 },
  beforeEach: () => {
    const was = isAtOnce();
    setAtOnce(false);
    sessionStorage.clear();
    return () => setAtOnce(was);
  },
} satisfies Meta<typeof Journey>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const barOf = (canvas: Canvas) => {
  const bar = within(canvas.getByRole('region', { name: 'Storyboard' }));
  return {
    button: (name: string) => bar.findByRole('button', { name }),
    says: (sentence: string | RegExp) =>
      waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(sentence)),
    place: (words: string) => bar.findByText(words),
  };
};

export const OnAndBack: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const { button, says, place } = barOf(canvas);
    await step('A journey waits before its first step', async () => {
      await says('It has 3 steps');
      await expect(canvas.getByText(/The page: nothing is open/)).toBeVisible();
      await expect(await button('Back')).toBeDisabled();
    });
    await step('Next plays one step and says it in a sentence', async () => {
      await userEvent.click(await button('Next'));
      await says('The queue is opened');
      await place('Step 1 of 3');
      await expect(await canvas.findByText(/The page: the queue is opened/)).toBeVisible();
      await waitFor(async () => expect(await button('Next')).toBeEnabled());
    });
    await step('Enter on Next plays the following one, and leaves the keyboard there', async () => {
      await userEvent.keyboard('{Enter}');
      await says('A loan is chosen');
      await place('Step 2 of 3');
      await waitFor(async () => expect(await button('Next')).toHaveFocus());
    });
    await step('Back plays the journey again up to the step before', async () => {
      await userEvent.click(await button('Back'));
      await expect(await canvas.findByText(/The page: the queue is opened; started 2 times/)).toBeVisible();
      await place('Step 1 of 3');
    });
    await step('After the last step there is no Next', async () => {
      await userEvent.click(await button('Next'));
      await place('Step 2 of 3');
      await waitFor(async () => expect(await button('Next')).toBeEnabled());
      await userEvent.click(await button('Next'));
      await place('Step 3 of 3');
      await expect(await button('Play again')).toBeEnabled();
      await expect(await button('Next')).toBeDisabled();
    });
  },
};

export const PlaysByItself: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const { button, place } = barOf(canvas);
    await step('Play goes on from step to step until the end', async () => {
      await userEvent.click(await button('Play'));
      await place('Step 3 of 3');
      await expect(
        canvas.getByText(/The page: it is put on hold; started once|started 1 times/),
      ).toBeVisible();
    });
    await step('Play again begins anew', async () => {
      await userEvent.click(await button('Play again'));
      await expect(await canvas.findByText(/it is put on hold; started 2 times/)).toBeVisible();
    });
  },
};

export const Paused: Story = {
  args: { time: 1_000_000 },
  play: async ({ canvas, step, userEvent }) => {
    const { button, place } = barOf(canvas);
    await step('Play shows the first step at once, and Pause takes it back', async () => {
      await userEvent.click(await button('Play'));
      await place('Step 1 of 3');
      await userEvent.click(await button('Pause'));
      await expect(await button('Play')).toBeEnabled();
    });
  },
};

export const AtOnce: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const { button, place, says } = barOf(canvas);
    await step('At once plays all steps without waiting', async () => {
      await userEvent.click(await button('At once'));
      await place('Step 3 of 3');
      await expect(await button('At once')).toHaveAttribute('aria-pressed', 'true');
      await expect(isAtOnce()).toBe(true);
    });
    await step('Back stops one step before the end all the same', async () => {
      await userEvent.click(await button('Back'));
      await place('Step 2 of 3');
      await says('A loan is chosen');
    });
    await step('Switched off, the journey begins anew and waits', async () => {
      await userEvent.click(await button('At once'));
      await says('It has 3 steps');
      await expect(isAtOnce()).toBe(false);
    });
  },
};

export const StepsThatAreNotCounted: Story = {
  args: { total: undefined },
  play: async ({ canvas, userEvent }) => {
    const { button, place } = barOf(canvas);
    for (const words of ['Step 1', 'Step 2', 'Step 3']) {
      await waitFor(async () => expect(await button('Next')).toBeEnabled());
      await userEvent.click(await button('Next'));
      await place(words);
    }
  },
};

export const AStepThatFails: Story = {
  args: { fails: 2 },
  play: async ({ canvas, userEvent }) => {
    const { button, says } = barOf(canvas);
    await userEvent.click(await button('Play'));
    await says('The page did not do what this step says: a loan is chosen');
    await expect(await button('Next')).toBeDisabled();
    await expect(await button('Back')).toBeEnabled();
  },
};

export const InTheDark: Story = {
  args: { dark: true },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await barOf(canvas).says('It has 3 steps');
  },
};
