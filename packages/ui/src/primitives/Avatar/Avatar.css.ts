import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme';

const { accent, border, surface, text } = vars.colour;

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    flex: 'none',
    overflow: 'hidden',
    fontWeight: vars.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    // Initials may be this small because the full name is next to them.
    size: {
      20: { width: 20, height: 20, fontSize: '9.5px', letterSpacing: '0.01em' },
      24: { width: 24, height: 24, fontSize: '10px' },
      32: { width: 32, height: 32, fontSize: vars.text.caption.fontSize },
      40: { width: 40, height: 40, fontSize: vars.text.bodyLg.fontSize },
    },
    shape: { round: { borderRadius: vars.radius.full }, rounded: { borderRadius: vars.radius.lg } },
    look: {
      neutral: { backgroundColor: surface.active, color: text.secondary },
      accent: { backgroundColor: accent.softHover, color: accent.text },
      empty: { border: `1px dashed ${border.control}`, color: text.tertiary },
    },
  },
});

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
