import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { centred, flexColumn, flexRow, textSize, vars } from '../../theme';

const { colour, text, dialog, motion } = vars;

// Only the backdrop fades in: fading text would briefly have too little contrast.
const fade = keyframes({ from: { backgroundColor: 'transparent' } });
const rise = keyframes({ from: { transform: 'translateY(8px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.scrim,
  ...centred,
  padding: vars.space[4],
  overflow: 'auto',
  backgroundColor: colour.surface.scrim,
  animation: `${fade} ${motion.duration.slow} ${motion.easing.enter}`,
  selectors: {
    '&[data-width=full]': { padding: 0 },
    '&[data-veiled=true]': { backdropFilter: 'blur(12px)' },
  },
});

const surface = style({
  zIndex: vars.z.dialog,
  ...flexColumn,
  width: '100%',
  maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  boxShadow: colour.elevation.e4,
  animation: `${rise} ${motion.duration.slow} ${motion.easing.enter}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

const width = (key: keyof typeof dialog) => [surface, { maxWidth: dialog[key] }];

export const content = styleVariants({
  sm: width('login'),
  md: width('paymentLink'),
  lg: width('comment'),
  xl: width('vas'),
  '2xl': width('callFeedback'),
  '3xl': width('addCallFeedback'),
  full: [surface, { width: '100vw', height: '100dvh', maxHeight: '100dvh', borderRadius: 0 }],
});

export const form = style({ ...flexColumn, flex: 1, minHeight: 0 });

export const header = style({ ...flexRow, flex: 'none', gap: vars.space[2], padding: '16px 16px 4px 20px' });

export const title = style({
  flex: 1,
  minWidth: 0,
  ...textSize('title'),
  letterSpacing: text.title.letterSpacing,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'break-word',
});

export const meta = style({ color: colour.text.tertiary, ...textSize('caption') });

export const tile = style({
  ...centred,
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '8px',
  backgroundColor: colour.status.reject.soft,
  color: colour.status.reject.icon,
});

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: '8px 20px 20px',
  overflow: 'auto',
  selectors: { '&[data-bare]': { padding: 0 }, '&:focus-visible': { outlineOffset: -2 } },
});

export const description = style({ paddingBottom: vars.space[3], color: colour.text.secondary });

export const footer = style({
  ...flexRow,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: 'none',
  gap: vars.space[2],
  padding: '12px 20px',
  borderTop: `1px solid ${colour.border.subtle}`,
  // The canvas colour in light mode; in dark mode one step below the dialog, because the canvas would be too dark.
  backgroundColor: colour.surface.tableHead,
});

export const footerNote = style({ marginRight: 'auto', color: colour.text.tertiary, ...textSize('caption') });

export const question = style([footerNote, { color: colour.text.primary, fontWeight: vars.weight.medium }]);
export const message = style({ color: colour.text.secondary, whiteSpace: 'pre-line' });
export const facts = style({ paddingTop: vars.space[3] });
