import type { ComponentProps } from 'react';
import type { vars } from '../../theme';
import { Box } from '../Box';

const across = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;

const along = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

type Laid = 'display' | 'flexDirection' | 'gap' | 'alignItems' | 'justifyContent' | 'flexWrap';

export type StackProps = Omit<ComponentProps<typeof Box>, Laid> & {
  /** Layout direction. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Gap between the children, from the theme. @default '3' */
  gap?: keyof typeof vars.space | undefined;
  /** Alignment across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof across | undefined;
  /** Alignment along the direction. @default 'start' */
  justify?: keyof typeof along | undefined;
  /** Wraps children that do not fit. @default false */
  wrap?: boolean | undefined;
};

/** Lays out children in a row or column with an even gap. */
export function Stack({
  direction = 'column',
  gap = '3',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = false,
  ...rest
}: StackProps) {
  return (
    <Box
      minWidth="none"
      {...rest}
      display="flex"
      flexDirection={direction}
      gap={gap}
      alignItems={across[align]}
      justifyContent={along[justify]}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
    />
  );
}
