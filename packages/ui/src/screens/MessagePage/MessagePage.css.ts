import { style } from '@vanilla-extract/css';
import { centred, flexColumn, vars } from '../../theme';

export const page = style({
  flex: 1,
  minHeight: 320,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: '32px 24px 15vh',
});

export const block = style({
  ...flexColumn,
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 440,
  textAlign: 'center',
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  maxWidth: '100%',
});

export const mark = style({
  ...centred,
  width: 44,
  height: 44,
  borderRadius: vars.radius.lg,
  marginBottom: 8,
  background: vars.colour.surface.active,
  color: vars.colour.text.secondary,
  selectors: {
    '&[data-tone="reject"]': {
      background: vars.colour.status.reject.soft,
      color: vars.colour.status.reject.icon,
    },
    '&[data-tone="flag"]': { background: vars.colour.status.flag.soft, color: vars.colour.status.flag.icon },
  },
});

export const buttons = style({ display: 'flex', gap: 8, marginTop: 12 });
