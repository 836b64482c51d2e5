import { holdsAny, loanDeskOf, loanDesks } from '@lending-desk/domain/access';
import { MentionsButton } from '@lending-desk/ui/mentions/MentionsButton';
import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { loadable } from '../../chunks/loadable';
import { mentionQueries } from '../../queries/mentions';
import { useViewer } from '../../session/useViewer';
import type { MentionedInProps } from './MentionedIn';

// Their code comes when they are wanted: with the first press, and with the first '@'.
const panel = loadable<MentionedInProps>(async () => (await import('./MentionedIn')).MentionedIn);
const colleagues = loadable<object>(async () => (await import('./Colleagues')).Colleagues);

/** The bell with what mentions the person, and behind an '@' those they can mention: of everybody who reads loans. */
export function Mentions() {
  const { roles } = useViewer();
  if (!loanDesks.some(desk => holdsAny(roles, ...loanDeskOf(desk).groups.read))) return null;
  return (
    // What is loaded later and fails takes the bell along, and nothing else.
    <ErrorBoundary fallback={() => null}>
      <Bell />
    </ErrorBoundary>
  );
}

function Bell() {
  const { data } = useQuery(mentionQueries.list());
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const wanted = useAtTyped();
  return (
    <>
      <MentionsButton
        ref={button}
        unread={data?.unread ?? 0}
        panel={open ? id : undefined}
        onPress={() => setOpen(!open)}
      />
      {open === null ? null : (
        <panel.View open={open} id={id} button={button} onClose={() => setOpen(false)} />
      )}
      {wanted ? <colleagues.View /> : null}
    </>
  );
}

/** Whether an '@' was typed where somebody can be mentioned. */
function useAtTyped(): boolean {
  const [typed, setTyped] = useState(false);
  useEffect(() => {
    if (typed) return;
    const look = (target: EventTarget | null) => {
      if (target instanceof HTMLTextAreaElement && target.dataset['mentions'] && target.value.includes('@'))
        setTyped(true);
    };
    const onInput = ({ target }: Event) => look(target);
    // It may have been typed before this was loaded.
    look(document.activeElement);
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, [typed]);
  return typed;
}
