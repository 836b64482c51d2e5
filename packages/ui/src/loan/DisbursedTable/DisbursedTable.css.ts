import { style } from '@vanilla-extract/css';

// A long name is cut before the days and the bucket leave the screen.
export const fullName = style({ display: 'flex', minWidth: 0, maxWidth: 170 });

/** Buckets begin one below the other, and so do the days end. */
export const days = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 });
