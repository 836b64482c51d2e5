import { type RoleGroup, roleGroupNames } from '@lending-desk/domain/access';
import { signinMessages } from '@lending-desk/domain/errors';
import { Lock } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type NotPermittedScreenProps = {
  /** Role groups, any one of which would give access. */
  missing: readonly RoleGroup[];
  /** Called when somebody goes back to a page they may see. */
  onGoBack: () => void;
};

/** Shown instead of a page this user may not open. The URL is kept and none of the page's data is requested
 *  (SH-020). */
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
