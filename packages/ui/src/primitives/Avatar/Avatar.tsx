import { initials } from '@lending-desk/domain/signin';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { Icon } from '../Icon';
import { avatar, photo } from './Avatar.css';

export type AvatarProps = {
  /** The person's name; with `empty`, the text next to the avatar. */
  name: string;
  /** URL of a photo; falls back to initials if it is missing or fails to load. @default none */
  photoUrl?: string | undefined;
  /** Width and height in pixels. @default 20 */
  size?: 20 | 24 | 32 | 40 | undefined;
  /** Round in lists; rounded corners for a photo at the top of a page. @default 'round' */
  shape?: 'round' | 'rounded' | undefined;
  /** Neutral in lists, accent for the signed-in user. @default 'neutral' */
  tone?: 'neutral' | 'accent' | undefined;
  /** No person: a dashed ring with a plus, for `Unassigned`. @default false */
  empty?: boolean | undefined;
  /** Exposes the name to screen readers; set it where the name is not shown next to the avatar. @default false */
  alone?: boolean | undefined;
};

/** A person as a photo or as initials. */
export const Avatar = memo(function Avatar({
  name,
  photoUrl,
  size = 20,
  shape = 'round',
  tone = 'neutral',
  empty = false,
  alone = false,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const ariaProps = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={avatar({ size, shape, look: empty ? 'empty' : tone })} {...ariaProps}>
      {empty ? (
        <Icon icon={Plus} size={size === 40 ? 16 : 12} />
      ) : photoUrl && photoUrl !== broken ? (
        <img className={photo} src={photoUrl} alt="" onError={() => setBroken(photoUrl)} />
      ) : (
        initials(name)
      )}
    </span>
  );
});
