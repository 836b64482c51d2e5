import { SearchX } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type NotFoundScreenProps = {
  /** What was looked for: 'Loan 4821937'. */
  what: string;
  onGoBack: () => void;
};

/** Something that is not there. */
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
