/** What the preview tells the bar: the step that the page shows. */
export interface Picture {
  readonly storyId: string;
  /** 1 for the first step, 0 before it. */
  readonly at: number;
  /** The words of the step; '' before the first. */
  readonly sentence: string;
  /** Whether the story waits there for the bar. */
  readonly waits: boolean;
}

/** What the bar tells the preview: play on up to a step. */
export interface GoOn {
  readonly storyId: string;
  readonly to: number;
}

/** The events of Storybook's channel. */
export const told = 'lending-desk/storyboard/told';
export const goOn = 'lending-desk/storyboard/go-on';

/** Farther than any story. */
export const theEnd = Number.MAX_SAFE_INTEGER;

export const isJourney = (title: string): boolean => title.startsWith('Journeys/');

const startKey = 'lending-desk/storyboard';
const paceKey = 'lending-desk/pace';

/** Where the next start of a story has to arrive. The bar and the preview are windows of one origin and share the
 *  storage, which also outlives a preview that Storybook loads anew. */
export const startAt = (storyId: string, at: number): void =>
  sessionStorage.setItem(startKey, JSON.stringify([storyId, at]));

/** Where this start of a story has to arrive: the step that was asked for, else the beginning, or at once the end. */
export function readStart(storyId: string): number {
  const asked: unknown = JSON.parse(sessionStorage.getItem(startKey) ?? 'null');
  sessionStorage.removeItem(startKey);
  if (Array.isArray(asked) && asked[0] === storyId && typeof asked[1] === 'number') return asked[1];
  return isAtOnce() ? theEnd : 0;
}

/** Whether journeys are played at once, without waiting at their steps. */
export const isAtOnce = (): boolean => localStorage.getItem(paceKey) === 'at once';

export function setAtOnce(atOnce: boolean): void {
  if (atOnce) localStorage.setItem(paceKey, 'at once');
  else localStorage.removeItem(paceKey);
}
