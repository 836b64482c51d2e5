import { SearchX } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type NotFoundScreenProps = {
  /** What was not found: 'Loan 4821937'. */
  what: string;
  onGoBack: () => void;
};

/** Shown when something does not exist. */
export function NotFoundScreen({ what, onGoBack }: NotFoundScreenProps) {
  return (
    <MessagePage
      icon={SearchX}
      title={`${what} was not found`}
      actions={<Button onClick={onGoBack}>Go back</Button>}
    >
      Check the number, or search for it.
    </MessagePage>
  );
}
