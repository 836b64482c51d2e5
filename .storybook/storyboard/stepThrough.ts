import { type GoOn, goOn, type Picture, told } from './pictures';

/** What is used of Storybook's channel. */
export interface Channel {
  readonly on: (event: string, listener: (about: GoOn) => void) => void;
  readonly off: (event: string, listener: (about: GoOn) => void) => void;
  readonly emit: (event: string, about: Picture) => void;
}

/** What is used of a story's context. */
interface Context {
  readonly id: string;
  /** A signal of this start of the story. */
  readonly abortSignal: AbortSignal;
}

/** Plays a step, as Storybook's `runStep`. */
type StepRunner = <Its extends Context>(
  sentence: string,
  play: (context: Its) => Promise<void> | void,
  context: Its,
) => Promise<void>;

/** One run of a play function. */
interface Run {
  /** The step that was played last. */
  at: number;
  /** The step up to which it does not wait. */
  to: number;
  /** Whether a step is being played: a step within a step does not wait. */
  inStep: boolean;
  /** What had the focus when the last step ended. */
  focused: Element | null;
}

/** Plays the steps of a story one by one: tells each, and waits after it until the bar says to go on.
 *  @param startOf  where a start of a story has to arrive before it waits for the first time */
export function stepThrough(channel: Channel, startOf: (storyId: string) => number): StepRunner {
  const runs = new WeakMap<AbortSignal, Run>();

  function waitAt(run: Run, picture: Omit<Picture, 'waits'>, left: AbortSignal): Promise<void> {
    const { storyId } = picture;
    return new Promise((resolve, reject) => {
      const stop = () => {
        channel.off(goOn, listen);
        left.removeEventListener('abort', leave);
      };
      const listen = (about: GoOn) => {
        if (about.storyId !== storyId || about.to <= run.at) return;
        run.to = about.to;
        stop();
        resolve();
      };
      const leave = () => {
        stop();
        // The play function ends at this, so that Storybook need not reload the preview.
        reject(new Error('The journey was left at this step'));
      };
      channel.on(goOn, listen);
      left.addEventListener('abort', leave);
      channel.emit(told, { ...picture, waits: true });
    });
  }

  return async (sentence, play, context) => {
    const { id: storyId, abortSignal } = context;
    const begun = runs.get(abortSignal);
    const run = begun ?? { at: 0, to: startOf(storyId), inStep: false, focused: null };
    if (!begun) {
      runs.set(abortSignal, run);
      if (run.to === 0) await waitAt(run, { storyId, at: 0, sentence: '' }, abortSignal);
    }
    if (run.inStep) {
      await play(context);
      return;
    }
    run.at += 1;
    const picture = { storyId, at: run.at, sentence };
    channel.emit(told, { ...picture, waits: false });
    run.inStep = true;
    // The bar has taken the keyboard; without it no element of the page gets the events of its focus.
    window.focus();
    if (run.focused instanceof HTMLElement) run.focused.focus({ preventScroll: true });
    try {
      await play(context);
    } finally {
      run.inStep = false;
      run.focused = document.activeElement;
    }
    if (run.at >= run.to) await waitAt(run, picture, abortSignal);
  };
}
