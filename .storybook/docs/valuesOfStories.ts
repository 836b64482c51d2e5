import type { StrictArgTypes } from 'storybook/internal/types';

/** What is read of a story to compare its values. */
export interface Valued {
  readonly id: string;
  readonly name: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  /** How it is drawn: a story with a function of its own draws something else with the same values. */
  readonly originalStoryFn: unknown;
}

/** The values a story has and the preview has not. Functions stay those of the preview, which report to it.
 *  @returns null when it is drawn in another way, or with the same values */
export function differing(preview: Valued, story: Valued): Record<string, unknown> | null {
  if (story.originalStoryFn !== preview.originalStoryFn) return null;
  const [from, to] = [preview.initialArgs, story.initialArgs];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    name => !Object.is(from[name], to[name]) && typeof to[name] !== 'function',
  );
  return names.length === 0 ? null : Object.fromEntries(names.map(name => [name, to[name]]));
}

/** Whether a property can be changed in the table of properties. */
export const hasControl = (argTypes: StrictArgTypes): boolean =>
  Object.values(argTypes).some(
    ({ control }) => control && !(typeof control === 'object' && 'disable' in control && control.disable),
  );
