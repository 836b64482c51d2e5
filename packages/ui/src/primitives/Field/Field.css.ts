import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

const { text, status } = vars.colour;
const caption = { fontSize: vars.text.caption.fontSize, lineHeight: vars.text.caption.lineHeight };

export const field = style({
  position: 'relative',
  ...flexColumn,
  gap: vars.space[1],
  minWidth: 0,
  // What is searched by and where files are put is of no use on paper; what was typed elsewhere is.
  selectors: {
    '&:has(input[type=search], input[type=file])': { '@media': { print: { display: 'none' } } },
    // What a row of a table offers to be chosen.
    'td &': { '@media': { print: { display: 'none' } } },
  },
});

export const labelRow = style({ display: 'flex', alignItems: 'flex-start', minWidth: 0 });
export const labelWords = style({ ...caption, minWidth: 0 });

export const labelText = style({
  ...caption,
  minWidth: 0,
  overflowWrap: 'break-word',
  fontWeight: vars.weight.medium,
  color: text.secondary,
});

export const asterisk = style({
  ...caption,
  marginLeft: 3,
  fontWeight: vars.weight.semibold,
  color: status.reject.text,
});

export const counter = style({
  ...caption,
  flex: 'none',
  marginLeft: 'auto',
  paddingLeft: vars.space[2],
  color: text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-full="true"]': { color: status.reject.text, fontWeight: vars.weight.medium } },
});

export const message = style({
  ...caption,
  display: 'flex',
  gap: vars.space[1],
  minHeight: 16,
  overflowWrap: 'anywhere',
  color: text.tertiary,
  selectors: { '&[data-kind="error"]': { color: status.reject.text } },
});

export const messageIcon = style({ flex: 'none', paddingTop: 2 });
