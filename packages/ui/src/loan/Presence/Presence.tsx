import type { Present } from '@lending-desk/domain/live';
import { memo } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { list, text } from './Presence.css';

export type PresenceProps = {
  /** The others who have the loan open; empty for nobody. */
  people: readonly Present[];
};

const shownAtMost = 4;

const saysOf = ({ fullName, typing }: Present) => `${fullName} ${typing ? 'is typing' : 'is here'}`;

/** The initials of those who have the same loan open, and whether somebody is typing. */
export const Presence = memo(function Presence({ people }: PresenceProps) {
  const typing = people.filter(person => person.typing);
  const more = people.length - shownAtMost;
  return (
    <span className={list} role="status">
      {people.slice(0, shownAtMost).map(person => (
        <span key={person.idString} title={saysOf(person)}>
          <Avatar name={person.fullName} size={24} tone={person.typing ? 'accent' : 'neutral'} />
          <VisuallyHidden>{saysOf(person)}</VisuallyHidden>
        </span>
      ))}
      {more > 0 ? <span className={text}>{`+${more}`}</span> : null}
      {typing.length > 0 ? (
        <span className={text} aria-hidden>
          typing…
        </span>
      ) : null}
    </span>
  );
});
