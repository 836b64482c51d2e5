import { style } from '@vanilla-extract/css';
import { centred, vars } from '../../theme';

export const thumbnail = style({
  ...centred,
  flex: 'none',
  width: 42,
  // Same height as a skeleton row, so that nothing moves when the documents arrive.
  height: 28,
  margin: '1px 0',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  border: `1px solid ${vars.colour.border.subtle}`,
  backgroundColor: vars.colour.surface.sunken,
  color: vars.colour.text.tertiary,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

const cut = { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const fileId = style({ ...cut, maxWidth: 280, whiteSpace: 'nowrap' });
export const fileName = style({ ...cut, maxWidth: 220, whiteSpace: 'nowrap' });
