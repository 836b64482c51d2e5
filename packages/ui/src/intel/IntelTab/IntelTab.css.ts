import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

/** A long list scrolls inside its panel, so that its header stays visible. */
export const long = style({ height: 'min(460px, 60vh)' });

export const tags = style({ display: 'inline-flex', gap: 4, maxWidth: '100%' });
export const wrappedTags = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: vars.space[3] });

export const whole = style({ ...textSize('bodyLg'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
