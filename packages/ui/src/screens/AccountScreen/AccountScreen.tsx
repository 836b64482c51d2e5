import { isRole, roleLabels, type Viewer } from '@lending-desk/domain/access';
import { PasswordPanel, type PasswordPanelProps } from '../../account/PasswordPanel';
import { SessionsPanel, type SessionsPanelProps } from '../../account/SessionsPanel';
import { KeyValue } from '../../primitives/KeyValue';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Page } from '../PageLayout';

export type AccountScreenProps = {
  viewer: Viewer;
  /** The panel of the browsers that are signed in. */
  sessions: SessionsPanelProps;
  /** The panel in which the password is changed. */
  password: PasswordPanelProps;
};

/** One's own account: who one is here, where one is signed in, and the password. */
export function AccountScreen({ viewer, sessions, password }: AccountScreenProps) {
  const roles = viewer.roles.filter(isRole).map(role => roleLabels[role]);
  return (
    <Page width="account">
      <PageHeading title="Your account" />
      <Panel title="Person">
        <KeyValue
          items={[
            { label: 'Name', value: viewer.fullName },
            { label: 'Email', value: viewer.email },
            { label: 'Roles', value: roles.join(', ') },
          ]}
        />
      </Panel>
      <SessionsPanel {...sessions} />
      <PasswordPanel {...password} />
    </Page>
  );
}
