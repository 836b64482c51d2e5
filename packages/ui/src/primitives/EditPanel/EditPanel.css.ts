import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const notice = style({ display: 'flex', flexDirection: 'column', gap: 10, marginBottom: 10 });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 14,
  paddingTop: 10,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});

export const line = style({ flex: 1, minWidth: 0 });
