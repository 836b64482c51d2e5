import { Presence } from '@lending-desk/ui/loan/Presence';
import { usePeople } from './people';

/** Who else has this loan open, for its header. */
export function OthersHere({ id }: { id: string }) {
  return <Presence people={usePeople(id)} />;
}
