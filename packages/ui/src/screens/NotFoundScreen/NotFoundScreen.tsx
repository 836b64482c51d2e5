import { SearchX } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type NotFoundScreenProps = {
  /** What was not found: 'Loan 4821937'. */
  what: string;
  back: { label: string; onPress: () => void };
};

/** Shown when something does not exist. */
export function NotFoundScreen({ what, back }: NotFoundScreenProps) {
  return (
    <MessagePage
      icon={SearchX}
      title={`${what} was not found`}
      alert
      actions={<Button onClick={back.onPress}>{back.label}</Button>}
    >
      Check the number, or search for it.
    </MessagePage>
  );
}
