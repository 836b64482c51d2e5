import { style } from '@vanilla-extract/css';
import { centred, vars } from '../../theme';

const { reject } = vars.colour.status;

export const mark = style({
  ...centred,
  flex: 'none',
  width: 40,
  height: 40,
  marginBottom: 8,
  borderRadius: '12px',
  backgroundColor: reject.soft,
  color: reject.icon,
});

export const text = style({ maxWidth: 'min(56ch, 100%)', textAlign: 'center', overflowWrap: 'anywhere' });
