import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css';

const space = vars.space;

const laid = defineProperties({
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column', 'row-reverse'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
    gap: space,
    padding: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    marginTop: space,
    marginBottom: space,
    width: { full: '100%', auto: 'auto' },
  },
  shorthands: {
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const plain = defineProperties({
  properties: {
    background: {
      canvas: vars.colour.surface.canvas,
      base: vars.colour.surface.base,
      raised: vars.colour.surface.raised,
      sunken: vars.colour.surface.sunken,
      tableHead: vars.colour.surface.tableHead,
      selected: vars.colour.surface.selected,
    },
    borderRadius: vars.radius,
    boxShadow: {
      e1: vars.colour.elevation.e1,
      e2: vars.colour.elevation.e2,
      e3: vars.colour.elevation.e3,
      e4: vars.colour.elevation.e4,
    },
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: { none: 0 },
    minHeight: { none: 0 },
    overflow: ['hidden', 'auto', 'visible'],
    position: ['relative', 'absolute', 'sticky'],
    height: { full: '100%' },
    textAlign: ['left', 'right', 'center'],
  },
});

/** Utility classes with design tokens as values; Box maps its props to them. */
export const atoms = createSprinkles(laid, plain);
export type Atoms = Parameters<typeof atoms>[0];
