import { recipe } from '@vanilla-extract/recipes';
import { textSize, vars } from '../../theme';

const { status, accent, surface, text } = vars.colour;
const ringed = (background: string, colour: string, border: string) => ({
  backgroundColor: background,
  color: colour,
  boxShadow: `inset 0 0 0 1px ${border}`,
});

export const counter = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: 18,
    height: 16,
    padding: '0 5px',
    borderRadius: vars.radius.full,
    ...textSize('micro'),
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { backgroundColor: surface.active, color: text.secondary },
      flag: ringed(status.flag.soft, status.flag.text, status.flag.border),
      reject: ringed(status.reject.soft, status.reject.text, status.reject.border),
      accent: ringed(accent.soft, accent.text, accent.border),
    },
  },
});
