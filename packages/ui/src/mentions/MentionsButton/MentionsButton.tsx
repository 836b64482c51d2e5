import { Bell } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../../primitives/Button';
import { count, holder } from './MentionsButton.css';

export type MentionsButtonProps = {
  /** In how many loans the person is mentioned unread. */
  unread: number;
  /** The id of the open panel. @default closed */
  panel?: string | undefined;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

const most = 9;

/** The bell of the shell. It says how many mentions are unread and nothing else: no sound, nothing that pops up. */
export function MentionsButton({ unread, panel, onPress, ref }: MentionsButtonProps) {
  const shown = unread > most ? `${most}+` : String(unread);
  return (
    <span className={holder}>
      <IconButton
        ref={ref}
        icon={Bell}
        label={unread === 0 ? 'Mentions' : `Mentions, ${shown} unread`}
        aria-expanded={panel !== undefined}
        aria-controls={panel}
        onClick={onPress}
      />
      {unread === 0 ? null : (
        <span className={count} aria-hidden>
          {shown}
        </span>
      )}
    </span>
  );
}
