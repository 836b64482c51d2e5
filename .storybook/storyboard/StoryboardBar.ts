// No JSX: Storybook's manager has its own React, without the JSX runtime our build compiles to.
import type { darkColours, lightColours } from '@lending-desk/ui/tokens';
import { createElement as element, type MouseEvent, useEffect, useRef } from 'react';
import { asSentence } from './sentences';
import type { StoryboardState } from './useStoryboard';

interface Props {
  /** How many steps the journey has; undefined if that is not known. */
  total: number | undefined;
  state: StoryboardState;
  colours: typeof lightColours | typeof darkColours;
}

const stylesOf = ({ surface, text, border, accent, focus }: Props['colours']) => `
.storyboard { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 16px; font-size: 13px;
  line-height: 20px; color: ${text.primary}; background: ${surface.raised}; border-top: 1px solid ${border.default} }
.storyboard p { margin: 0; flex: 1 1 320px; font-size: 15px; line-height: 22px }
.storyboard span { color: ${text.secondary}; font-variant-numeric: tabular-nums; min-width: 80px }
.storyboard div { display: flex; gap: 8px }
.storyboard button { height: 32px; padding: 0 12px; font: inherit; font-weight: 500; color: ${text.primary};
  background: ${surface.raised}; border: 1px solid ${border.control}; border-radius: 6px; cursor: pointer }
.storyboard button:hover { background: ${surface.hover} }
.storyboard button[data-first] { color: ${accent.onSolid}; background: ${accent.solid}; border-color: ${accent.solid} }
.storyboard button[aria-pressed='true'] { color: ${accent.text}; background: ${accent.soft}; border-color: ${accent.border} }
.storyboard button:disabled { color: ${text.disabled}; background: ${surface.sunken}; border-color: ${border.default}; cursor: default }
.storyboard button:focus-visible { outline: 2px solid ${focus.ring}; outline-offset: 2px }`;

function sentenceOf({ picture, ended, atOnce }: StoryboardState, total: number | undefined): string {
  if (!picture) return ended === null && atOnce ? 'Playing at once…' : 'The journey begins…';
  if (ended === 'failed') return `The page did not do what this step says: ${picture.sentence}`;
  if (picture.at > 0) return asSentence(picture.sentence);
  return `The page as the journey finds it. ${total === undefined ? 'Next' : `It has ${total} steps; Next`} plays the first.`;
}

function placeOf({ picture }: StoryboardState, total: number | undefined): string {
  if (!picture || picture.at === 0) return 'Beginning';
  return total === undefined || picture.at > total ? `Step ${picture.at}` : `Step ${picture.at} of ${total}`;
}

/** The storyboard of a journey, below its page: the step that is shown in a sentence, and the way on and back. */
export function StoryboardBar({ total, state, colours }: Props) {
  const { picture, ended, plays, atOnce, back, next, setPlays, setAtOnce } = state;
  const nextButton = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current || !picture?.waits) return;
    // The step has taken the keyboard into the page.
    byKey.current = false;
    nextButton.current?.focus();
  }, [picture]);
  const goOn = ({ detail }: MouseEvent) => {
    byKey.current = detail === 0;
    next();
  };
  const last = ended !== null || (picture !== null && picture.at === total);
  const button = (name: string, onClick: (event: MouseEvent) => void, more: object = {}) =>
    element('button', { key: name, type: 'button', onClick, ...more }, name);
  return element(
    'section',
    { className: 'storyboard', 'aria-label': 'Storyboard' },
    element('style', { key: 'style' }, stylesOf(colours)),
    element('span', { key: 'place' }, placeOf(state, total)),
    element('p', { key: 'sentence', role: 'status' }, sentenceOf(state, total)),
    element(
      'div',
      { key: 'buttons' },
      button('Back', back, { disabled: picture === null || picture.at === 0 }),
      button('Next', goOn, { 'data-first': true, disabled: !picture?.waits || last, ref: nextButton }),
      plays
        ? button('Pause', () => setPlays(false))
        : button(ended === null ? 'Play' : 'Play again', () => setPlays(true), {
            disabled: picture === null,
          }),
      button('At once', () => setAtOnce(!atOnce), {
        'aria-pressed': atOnce,
        title: 'Play the whole journey without waiting at its steps, in this and in every journey',
      }),
    ),
  );
}
