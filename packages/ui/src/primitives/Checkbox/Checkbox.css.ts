import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

const { surface, text, border, accent, status } = vars.colour;

export const frame = style({ ...flexColumn, alignItems: 'flex-start', minWidth: 0 });

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 6,
  minWidth: 24,
  minHeight: 24,
  padding: '2px 0',
  cursor: 'pointer',
  selectors: {
    '&[data-off="true"]': { cursor: 'not-allowed', color: text.secondary },
  },
});

export const content = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const asterisk = style({ color: status.reject.text, fontWeight: vars.weight.semibold });

export const face = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  width: 16,
  height: 16,
  marginTop: 2,
});

export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: 16,
  height: 16,
  margin: 0,
  border: `1px solid ${border.control}`,
  borderRadius: 4,
  backgroundColor: surface.base,
  cursor: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: border.controlHover },
    '&[data-state="changed"]': { borderColor: accent.mark, backgroundColor: accent.soft },
    '&[data-state="error"]': { borderColor: status.reject.icon },
    '&:checked': { borderColor: accent.solid, backgroundColor: accent.solid },
    '&:disabled': { borderColor: border.strong, backgroundColor: surface.sunken },
    '&:disabled:checked': { borderColor: text.disabled, backgroundColor: text.disabled },
  },
});

export const mark = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  color: accent.onSolid,
  pointerEvents: 'none',
  visibility: 'hidden',
  zIndex: 1,
  selectors: {
    [`${box}:checked + &`]: { visibility: 'visible' },
    [`${box}:disabled + &`]: { color: surface.base },
  },
});

export const below = style({ paddingLeft: 22 });
