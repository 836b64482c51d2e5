import type { LucideIcon } from 'lucide-react';
import { icon as iconClass } from './Icon.css';

export type IconSize = 12 | 14 | 16 | 20;

export type IconProps = {
  /** The picture, a named import of lucide-react. */
  icon: LucideIcon;
  /** Edge in pixels. @default 16 */
  size?: IconSize | undefined;
  /** What the picture says; without it the picture is decoration. @default none */
  label?: string | undefined;
};

/** A line icon in the colour of the text around it. */
export function Icon({ icon: Glyph, size = 16, label }: IconProps) {
  // At 12 px a 1.75 stroke falls below one device pixel and greys out.
  const strokeWidth = size === 12 ? 2.1 : 1.75;
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph className={iconClass} size={size} strokeWidth={strokeWidth} focusable="false" {...spoken} />;
}
