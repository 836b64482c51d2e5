import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { Icon } from '../Icon';
import { avatar, photo } from './Avatar.css';
import { initialsOf } from './initialsOf';

export type AvatarProps = {
  /** Whose picture it is; for an empty one, the word beside it. */
  name: string;
  /** Address of a photo; initials when it is missing or does not load. @default none */
  photoUrl?: string | undefined;
  /** Edge in pixels. @default 20 */
  size?: 20 | 24 | 32 | 40 | undefined;
  /** Round in lists, rounded where the photo heads a page. @default 'round' */
  shape?: 'round' | 'rounded' | undefined;
  /** Quiet in lists, accent for the signed-in person. @default 'neutral' */
  tone?: 'neutral' | 'accent' | undefined;
  /** Nobody yet: a dashed ring with a plus, for `Unassigned`. @default false */
  empty?: boolean | undefined;
  /** Read the name aloud, where it is not written beside the picture. @default false */
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
  const spoken = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={avatar({ size, shape, look: empty ? 'empty' : tone })} {...spoken}>
      {empty ? (
        <Icon icon={Plus} size={size === 40 ? 16 : 12} />
      ) : photoUrl && photoUrl !== broken ? (
        <img className={photo} src={photoUrl} alt="" onError={() => setBroken(photoUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
});
