import type { LucideIcon } from 'lucide-react';
import { icon as iconClass } from './Icon.css';

export type IconSize = 12 | 14 | 16 | 20;

export type IconProps = {
  /** The icon, imported from lucide-react. */
  icon: LucideIcon;
  /** Width and height in pixels. @default 16 */
  size?: IconSize | undefined;
};

/** An outline icon in the colour of the surrounding text; it is decorative. */
export function Icon({ icon: Glyph, size = 16 }: IconProps) {
  // At 12 px a 1.75 stroke is thinner than one device pixel and looks grey.
  const strokeWidth = size === 12 ? 2.1 : 1.75;
  return <Glyph className={iconClass} size={size} strokeWidth={strokeWidth} focusable="false" aria-hidden />;
}
