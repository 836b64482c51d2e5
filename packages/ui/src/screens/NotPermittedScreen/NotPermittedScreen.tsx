import { type RoleGroup, roleGroupNames } from '@lending-desk/domain/access';
import { signinMessages } from '@lending-desk/domain/errors';
import { Lock } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type NotPermittedScreenProps = {
  /** Groups of which any one would open the page. */
  missing: readonly RoleGroup[];
  onGoBack: () => void;
};

/** A page this person may not open. It stays at its address and asks for none of the page's data (SH-020). */
export function NotPermittedScreen({ missing, onGoBack }: NotPermittedScreenProps) {
  const groups = missing.map(group => roleGroupNames[group]).join(' and ');
  return (
    <MessagePage
      icon={Lock}
      tone="flag"
      title={signinMessages.auth.noDesk}
      actions={<Button onClick={onGoBack}>Go back</Button>}
    >
      This page is for the {missing.length > 1 ? 'groups' : 'group'} {groups}. Ask an admin if you need it.
    </MessagePage>
  );
}
