import { style } from '@vanilla-extract/css';
import { centred, flexColumn, flexRow, vars } from '../../theme';

const { colour } = vars;

export const frame = style({ ...flexColumn, height: '100%', minHeight: 0 });

export const toolbar = style({
  ...flexRow,
  flexWrap: 'wrap',
  flex: 'none',
  gap: '4px 12px',
  padding: '4px 16px 8px',
  borderBottom: `1px solid ${colour.border.subtle}`,
});

export const group = style({
  ...flexRow,
  gap: 2,
  selectors: { '&[data-end]': { marginLeft: 'auto' } },
});

export const percentage = style({ display: 'inline-block', width: 48, textAlign: 'center' });

export const stage = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: colour.surface.sunken,
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-movable]': { cursor: 'grab' },
    '&[data-panning]': { cursor: 'grabbing', userSelect: 'none' },
  },
});

// Auto margins centre a small page; unlike alignment, they never cut off a large one.
export const page = style({
  position: 'relative',
  flex: 'none',
  margin: 'auto',
  overflow: 'hidden',
  backgroundColor: '#fff',
  boxShadow: colour.elevation.e2,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const turnedPicture = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: 'none',
  userSelect: 'none',
});

export const sheet = style({ display: 'block', width: '100%', height: '100%' });

export const waiting = style({ position: 'absolute', inset: 0, ...centred, color: colour.text.tertiary });

export const failed = style({ margin: 'auto', padding: vars.space[6], textAlign: 'center' });

export const failedMark = style({
  ...centred,
  width: 40,
  height: 40,
  borderRadius: vars.radius.lg,
  backgroundColor: colour.status.reject.soft,
  color: colour.status.reject.icon,
});
