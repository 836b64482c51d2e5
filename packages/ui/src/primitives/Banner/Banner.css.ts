import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minWidth: 0,
  padding: '10px 12px',
  border: '1px solid transparent',
  borderRadius: '8px',
});

const { approve, flag, reject, info, neutral } = vars.colour.status;

export const banner = styleVariants({ approve, flag, reject, info, neutral }, tone => [
  base,
  { backgroundColor: tone.soft, borderColor: tone.border },
]);

export const mark = styleVariants({ approve, flag, reject, info, neutral }, tone => ({
  flex: 'none',
  marginTop: 2,
  color: tone.icon,
}));

export const text = style({ flex: 1, minWidth: 0, color: vars.colour.text.primary });
export const actionSlot = style({ flex: 'none', alignSelf: 'center' });
