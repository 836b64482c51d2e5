import type { vars } from '../../theme';
import { skeleton } from './Skeleton.css';

export type SkeletonProps = {
  /** Pixels, or a percentage such as `60%`. @default '100%' */
  width?: number | string | undefined;
  /** In pixels. @default 10 */
  height?: number | undefined;
  /** Corner radius from the theme. @default 'xs' */
  radius?: keyof typeof vars.radius | undefined;
};

/** A grey bar in place of text that is loading; it has the text's size, so the layout does not shift. */
export function Skeleton({ width = '100%', height = 10, radius = 'xs' }: SkeletonProps) {
  return <span aria-hidden data-skeleton className={skeleton[radius]} style={{ width, height }} />;
}
