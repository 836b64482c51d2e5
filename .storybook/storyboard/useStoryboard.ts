import { useEffect, useState } from 'react';
import { type GoOn, goOn, isAtOnce, type Picture, setAtOnce, startAt, theEnd, told } from './pictures';

/** What is used of Storybook's channel in its window. */
export interface BookChannel {
  readonly on: (event: string, listener: (about: Picture & Phase) => void) => void;
  readonly off: (event: string, listener: (about: Picture & Phase) => void) => void;
  readonly emit: (event: string, about: GoOn | { storyId: string }) => void;
}

export interface Phase {
  readonly storyId: string;
  readonly newPhase: string;
}

export interface StoryboardState {
  /** The step that is shown; null until the story has begun. */
  readonly picture: Picture | null;
  /** Null while it is under way. */
  readonly ended: 'played' | 'failed' | null;
  /** Whether it goes on by itself. */
  readonly plays: boolean;
  readonly atOnce: boolean;
  readonly back: () => void;
  readonly next: () => void;
  readonly setPlays: (plays: boolean) => void;
  readonly setAtOnce: (atOnce: boolean) => void;
}

/** Time to look at a step and to read its sentence, in ms. */
const timeToRead = (sentence: string) => Math.max(3000, sentence.length * 60);

/** The steps of the story that is shown, and what the buttons of the bar do.
 *  @param total  how many steps it has; undefined if that is not known
 *  @param timeFor  how long a sentence is shown before Play goes on, in ms */
export function useStoryboard(
  storyId: string,
  total: number | undefined,
  { on, off, emit }: BookChannel,
  timeFor = timeToRead,
): StoryboardState {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [ended, setEnded] = useState<StoryboardState['ended']>(null);
  const [plays, setPlays] = useState(false);
  const [atOnce, keepAtOnce] = useState(isAtOnce);
  const forget = () => {
    setPicture(null);
    setEnded(null);
  };

  useEffect(() => {
    forget();
    setPlays(false);
    const show = (next: Picture) => {
      if (next.storyId !== storyId) return;
      setPicture(next);
      setEnded(null);
    };
    const end = (about: Phase) => {
      if (about.storyId !== storyId) return;
      if (about.newPhase === 'completed') setEnded(was => was ?? 'played');
      if (about.newPhase === 'errored') setEnded('failed');
    };
    on(told, show);
    on('storyRenderPhaseChanged', end);
    return () => {
      off(told, show);
      off('storyRenderPhaseChanged', end);
    };
  }, [storyId, on, off]);

  const goTo = (to: number) => emit(goOn, { storyId, to });
  const again = (at: number) => {
    forget();
    startAt(storyId, at);
    emit('forceRemount', { storyId });
  };

  useEffect(() => {
    if (!picture?.waits) return;
    // Nothing comes after the last step.
    if (picture.at === total) emit(goOn, { storyId, to: theEnd });
    if (!plays || picture.at === total) return;
    const timer = setTimeout(() => emit(goOn, { storyId, to: picture.at + 1 }), timeFor(picture.sentence));
    return () => clearTimeout(timer);
  }, [picture, plays, total, storyId, emit, timeFor]);

  return {
    picture,
    ended: picture && ended,
    plays: plays && ended === null,
    atOnce,
    back: () => {
      setPlays(false);
      again(Math.max(0, (picture?.at ?? 0) - 1));
    },
    next: () => {
      setPlays(false);
      goTo((picture?.at ?? 0) + 1);
    },
    setPlays: wanted => {
      setPlays(wanted);
      if (wanted && ended !== null) again(0);
      else if (wanted) goTo((picture?.at ?? 0) + 1);
    },
    setAtOnce: wanted => {
      setPlays(false);
      keepAtOnce(wanted);
      setAtOnce(wanted);
      if (wanted) goTo(theEnd);
      else again(0);
    },
  };
}
