import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { status, focus } = { status: vars.colour.status, focus: vars.colour.accent.solid };

export const bar = style({ display: 'flex', gap: 2, padding: '4px 14px 12px' });

export const part = style({
  // Of a small part enough is left to be pressed.
  minWidth: 12,
  height: 20,
  padding: 0,
  border: 0,
  borderRadius: 3,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${focus}`, outlineOffset: 2 },
    '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${vars.colour.surface.base}, 0 0 0 4px ${focus}` },
  },
});

const plain = (colour: string) => ({ background: colour });
const striped = (colour: string) => ({
  background: `repeating-linear-gradient(135deg, ${colour} 0 3px, ${vars.colour.surface.base} 3px 6px)`,
  border: `1px solid ${colour}`,
});

/** Parts of one tone differ by their stripes. */
export const face = styleVariants({
  matched: plain(status.approve.solid),
  short: plain(status.flag.solid),
  over: striped(status.flag.solid),
  returned: plain(status.reject.solid),
  extended: plain(status.info.solid),
  reversed: striped(status.info.solid),
  unknown: plain(status.neutral.solid),
  duplicate: striped(status.neutral.solid),
  bad: striped(status.reject.solid),
});
