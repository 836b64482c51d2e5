import type { vars } from '../../theme';
import { skeleton } from './Skeleton.css';

export type SkeletonProps = {
  /** Pixels, or a share such as `60%`. @default '100%' */
  width?: number | string | undefined;
  /** Pixels. @default 10 */
  height?: number | undefined;
  /** Corner, a step of the theme's scale. @default 'xs' */
  radius?: keyof typeof vars.radius | undefined;
};

/** A grey bar in the place of words that are on their way; it keeps their size, so nothing jumps. */
export function Skeleton({ width = '100%', height = 10, radius = 'xs' }: SkeletonProps) {
  return <span aria-hidden data-skeleton className={skeleton[radius]} style={{ width, height }} />;
}
