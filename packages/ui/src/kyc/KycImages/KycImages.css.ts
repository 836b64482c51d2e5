import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: '16px 20px',
  maxWidth: 1060,
  padding: '2px 0',
});

export const card = style({ minWidth: 0, maxWidth: 150 });

const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 82,
  marginBottom: 6,
  borderRadius: vars.radius.md,
});

export const open = style([
  frame,
  {
    position: 'relative',
    overflow: 'hidden',
    cursor: 'zoom-in',
    backgroundColor: colour.surface.active,
    boxShadow: `0 0 0 1px ${colour.border.subtle}`,
    selectors: { '&:hover': { boxShadow: `0 0 0 1px ${colour.border.control}` } },
  },
]);

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const nothing = style([
  frame,
  {
    border: `1px dashed ${colour.border.strong}`,
    backgroundColor: colour.surface.sunken,
    color: colour.text.tertiary,
    fontSize: vars.text.caption.fontSize,
    lineHeight: vars.text.caption.lineHeight,
    textAlign: 'center',
    alignContent: 'center',
    gap: 4,
    padding: '0 6px',
  },
]);

export const head = style({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 });
export const name = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });
