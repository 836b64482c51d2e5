import { keyframes, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

const { colour, density, z } = vars;

const sideways = '--table-sideways';
const untilTheEnd = keyframes({ '0%, 99%': { opacity: 1 }, '100%': { opacity: 0 } });

export const frame = style({
  // A size container gets no width from its content.
  width: '100%',
  containerType: 'inline-size',
  position: 'relative',
  ...flexColumn,
  minWidth: 0,
  selectors: {
    '&[data-height=fill]': { flex: 1, minHeight: 0, '@media': { screen: { height: '100%' } } },
    // The column that stays at the right is the edge of those that are hidden.
    '&[data-end]::after': { display: 'none' },
    '&[data-frame=panel]': {
      border: `1px solid ${colour.border.subtle}`,
      borderRadius: vars.radius.lg,
      backgroundColor: colour.surface.base,
      boxShadow: colour.elevation.e1,
      overflow: 'hidden',
      '@media': { print: { overflow: 'visible', boxShadow: 'none' } },
    },
    // A shadow while columns are hidden to the right. Without them the timeline is inactive, and nothing is shown.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: z.stickyHeader,
      top: 0,
      bottom: 0,
      right: 0,
      width: 10,
      opacity: 0,
      pointerEvents: 'none',
      background: `linear-gradient(270deg, color-mix(in srgb, ${colour.text.primary} 14%, transparent), transparent)`,
      animation: `${untilTheEnd} linear both`,
      animationTimeline: sideways,
    },
  },
  timelineScope: sideways,
  '@media': { print: { display: 'block' } },
});

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  scrollTimelineName: sideways,
  scrollTimelineAxis: 'inline',
  // Keeps a focused row clear of the sticky header.
  scrollPaddingTop: density.headerRow,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    // Keeps a focused row clear of the sticky totals.
    '&[data-totals]': { scrollPaddingBottom: density.row },
  },
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-fixed]': { tableLayout: 'fixed' } },
  // A printout cannot be scrolled sideways.
  '@media': { print: { minWidth: '0 !important' } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const body = style({
  selectors: {
    '&[data-state=refreshing]': {
      opacity: 0.6,
      // Delayed, so that a quick response does not flicker.
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard} 150ms`,
    },
    '&[data-state=loading]': { animation: `${appear} ${vars.motion.duration.base} 150ms backwards` },
  },
});

export const bone = style({ display: 'flex' });
export const space = style({ padding: 0, border: 0 });
export const probe = style({
  position: 'absolute',
  width: 0,
  height: density.row,
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const footer = style({
  position: 'relative',
  // Above the shadow of hidden columns, which it does not have.
  zIndex: `calc(${z.stickyHeader} + 1)`,
  flex: 'none',
  borderTop: `1px solid ${colour.border.default}`,
  backgroundColor: colour.surface.base,
});
