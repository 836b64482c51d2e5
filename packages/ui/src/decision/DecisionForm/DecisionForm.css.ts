import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 44,
  flex: 'none',
  // Room for the button at the end of the rail.
  padding: `0 ${vars.layout.railCollapsed} 0 16px`,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
});

export const grow = style({ flex: 1 });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '12px 16px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  border: 0,
  margin: 0,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  alignItems: 'start',
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingTop: 4,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
  fontWeight: vars.weight.semibold,
  '::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.colour.border.subtle}` },
});

export const foot = style({
  flex: 'none',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.colour.border.default}`,
  background: vars.colour.surface.base,
});

// The keys send the form that has the focus, so only there they are shown.
globalStyle(`${form}:not(:focus-within) > ${foot} kbd`, { display: 'none' });

export const submit = style({ marginTop: 12 });
