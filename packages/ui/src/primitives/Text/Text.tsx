import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { text } from './Text.css';

export type TextSize =
  | 'micro'
  | 'caption'
  | 'body'
  | 'bodyLg'
  | 'titleSm'
  | 'title'
  | 'titleLg'
  | 'figure'
  | 'display';
export type TextTone =
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'link'
  | 'inverse'
  | 'approve'
  | 'flag'
  | 'reject'
  | 'info'
  | 'inherit';
export type TextWeight = 'regular' | 'medium' | 'semibold' | 'bold';

type Passed = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'color'>;

export type TextProps = Passed & {
  /** Size: 11, 12, 13, 14, then titles 13, 16, 20 and figures 22, 34. @default 'body' */
  size?: TextSize | undefined;
  /** Font weight; titles and figures are semibold by default. @default by size */
  weight?: TextWeight | undefined;
  /** Colour by meaning. @default 'inherit' */
  tone?: TextTone | undefined;
  /** Monospace, for ids, phones, PAN, IFSC, accounts. @default false */
  mono?: boolean | undefined;
  /** Tabular digits, so that columns align and counters do not shift. @default false */
  numeric?: boolean | undefined;
  /** One line, truncated with an ellipsis. @default false */
  truncate?: boolean | undefined;
  /** The element to render. @default 'span' */
  as?: ElementType | undefined;
  /** For a time: the machine-readable value. */
  dateTime?: string | undefined;
  children?: ReactNode;
};

/** Text in the type scale. */
export function Text({
  size = 'body',
  weight,
  tone = 'inherit',
  mono = false,
  numeric = false,
  truncate = false,
  as: Element = 'span',
  children,
  ...rest
}: TextProps) {
  return (
    <Element {...rest} className={text({ size, weight, tone, mono, numeric, truncate })}>
      {children}
    </Element>
  );
}
