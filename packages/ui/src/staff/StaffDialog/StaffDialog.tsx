import { type Role, roles as allRoles } from '@lending-desk/domain/access';
import { formatDateTime, type Instant } from '@lending-desk/domain/calendar';
import { verdictBySchema } from '@lending-desk/domain/form';
import {
  rolesSchema,
  type StaffAction,
  type StaffMember,
  staffMessages,
  whyNot,
} from '@lending-desk/domain/staff';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { KeyValue } from '../../primitives/KeyValue';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { StaffStateBadge } from '../StaffStateBadge';
import { rolesText } from '../StaffTable/columns';
import type { StaffOrder, StaffRun } from './order';
import { RejectDialog } from './RejectDialog';
import { RoleChoices } from './RoleChoices';
import { others } from './StaffDialog.css';

export type StaffDialogProps = {
  /** The colleague whose account it is. */
  person: StaffMember;
  /** idString of the signed-in super user, who cannot change their own account. */
  viewerId: string;
  /** What is being done with the account, and how far it is. */
  run: StaffRun;
  /** Called with what is to be done with the account. */
  onOrder: (order: StaffOrder) => void;
  /** The link for a new password, once it was made: it is shown here only. @default none */
  link?: { address: string; expiresAt: Instant } | undefined;
  onClose: () => void;
};

const browsers = (count: number) => (count === 1 ? '1 browser' : `${count} browsers`);

function factsOf(person: StaffMember) {
  return [
    { label: 'Email', value: person.email },
    { label: 'State', value: <StaffStateBadge state={person.state} /> },
    ...(person.rejectedBecause === null
      ? []
      : [{ label: 'Rejected because', value: person.rejectedBecause }]),
    { label: 'Roles', value: rolesText(person.roles) },
    { label: 'Signed up', value: formatDateTime(person.createdAt) },
    { label: 'Last seen', value: person.lastSeenAt ? formatDateTime(person.lastSeenAt) : 'Never' },
    { label: 'Signed in', value: person.sessions === 0 ? null : `in ${browsers(person.sessions)}` },
  ];
}

/** The roles chosen last, and the account they were chosen on. */
type Choice = {
  readonly stored: string;
  readonly roles: readonly Role[];
  /** What was chosen on the account as it was before somebody else changed it. */
  readonly dropped: readonly Role[] | null;
};

/** What was chosen on an account that has changed since; null when nothing was. */
const droppedOf = (choice: Choice | null, stored: string): readonly Role[] | null =>
  choice && (choice.stored === stored ? choice.dropped : choice.roles);

/** One account: what is known of it, its roles, and what a super user can do with it. */
export function StaffDialog({ person, viewerId, run, onOrder, link, onClose }: StaffDialogProps) {
  const [asking, setAsking] = useState<'reject' | 'disable' | 'endSessions' | null>(null);
  const pending = person.state === 'pending';
  const rolesAction = pending ? 'approve' : 'changeRoles';
  const rolesFault = whyNot(rolesAction, person, viewerId);
  const running = run.state === 'running';
  const stored = `${person.idString} ${person.state} ${person.roles.join(' ')}`;
  const [choice, setChoice] = useState<Choice | null>(null);
  const dropped = droppedOf(choice, stored);
  const overtaken = dropped !== null && dropped.join() !== person.roles.join() ? dropped : null;
  const initial: { roles: readonly Role[] } = { roles: person.roles };
  const form = useForm({
    initial,
    // A choice made on roles that are no longer the stored ones is never sent.
    beginsWith: stored,
    validate: ({ roles }) => verdictBySchema(rolesSchema, { roles: [...roles] }),
    showErrors: 'submitted',
    disabled: running || rolesFault !== undefined,
    onSubmit: ({ roles }) => onOrder({ action: rolesAction, roles }),
  });
  const doing = (action: StaffAction) => running && run.action === action;
  const stop = () => setAsking(null);
  const failure = run.state === 'failed' ? run.message : undefined;

  if (asking === 'reject') {
    return (
      <RejectDialog
        person={person}
        run={run}
        onReject={reason => onOrder({ action: 'reject', reason })}
        onCancel={stop}
      />
    );
  }
  if (asking) {
    const disabling = asking === 'disable';
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={disabling ? `Disable ${person.fullName}?` : `Sign ${person.fullName} out everywhere?`}
        body={
          disabling
            ? 'They are signed out at once and cannot sign in until the account is enabled again.'
            : 'Their next click asks them to sign in again. What they typed stays in their browser.'
        }
        confirmLabel={disabling ? 'Disable account' : 'End all sessions'}
        busyLabel={disabling ? 'Disabling' : 'Ending'}
        busy={doing(asking)}
        footerNote={failure === undefined ? undefined : <span role="alert">{failure}</span>}
        onConfirm={() => onOrder({ action: asking })}
        onCancel={stop}
      />
    );
  }

  const endFault =
    whyNot('endSessions', person, viewerId) ?? (person.sessions === 0 ? 'Not signed in anywhere' : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.fullName}
      width="lg"
      dirty={form.changed}
      // A link that is being made would be lost.
      closable={!running}
      onSubmit={rolesFault === undefined ? form.submit : undefined}
      footerNote={
        <span className={others}>
          {pending ? (
            <Button
              variant="dangerOutline"
              disabledReason={whyNot('reject', person, viewerId)}
              onClick={() => setAsking('reject')}
            >
              Reject…
            </Button>
          ) : null}
          {person.state === 'active' ? (
            <>
              <Button
                variant="dangerOutline"
                disabledReason={whyNot('disable', person, viewerId)}
                onClick={() => setAsking('disable')}
              >
                Disable…
              </Button>
              <Button disabledReason={endFault} onClick={() => setAsking('endSessions')}>
                End all sessions…
              </Button>
              <Button
                loading={doing('resetPassword')}
                loadingLabel="Making the link"
                disabledReason={whyNot('resetPassword', person, viewerId)}
                onClick={() => onOrder({ action: 'resetPassword' })}
              >
                Link for a new password
              </Button>
            </>
          ) : null}
          {person.state === 'disabled' ? (
            <Button
              loading={doing('enable')}
              loadingLabel="Enabling"
              disabledReason={whyNot('enable', person, viewerId)}
              onClick={() => onOrder({ action: 'enable' })}
            >
              Enable account
            </Button>
          ) : null}
        </span>
      }
      footer={
        person.state === 'rejected' ? null : (
          <Button
            type="submit"
            variant="solid"
            loading={doing(rolesAction)}
            loadingLabel={pending ? 'Approving' : 'Saving'}
            disabledReason={rolesFault ?? (pending || form.changed ? undefined : 'The roles are as stored')}
          >
            {pending ? 'Approve' : 'Save roles'}
          </Button>
        )
      }
    >
      <Stack gap="4" ref={form.ref}>
        <KeyValue items={factsOf(person)} />
        {person.state === 'rejected' ? null : (
          <RoleChoices
            value={form.values.roles}
            error={form.errors['roles']}
            onChoose={(role, chosen) =>
              form.change(now => {
                const next = allRoles.filter(one => (one === role ? chosen : now.roles.includes(one)));
                setChoice(last => ({ stored, roles: next, dropped: droppedOf(last, stored) }));
                return { roles: next };
              })
            }
            whyNot={rolesFault}
          />
        )}
        {link ? (
          <Banner
            tone="info"
            title={`Give this link to ${person.fullName}`}
            action={<CopyButton value={link.address} label="link" />}
            live
          >
            It works once, until {formatDateTime(link.expiresAt)}, and is shown only now.{' '}
            <Text mono>{link.address}</Text>
          </Banner>
        ) : null}
        {overtaken ? (
          <Banner tone="flag" title={staffMessages.changed} live>
            You had chosen: {rolesText(overtaken) || 'no role'}. Stored now:{' '}
            {rolesText(person.roles) || 'no role'}. Choose again what should hold.
          </Banner>
        ) : failure === undefined ? null : (
          <Banner tone="reject" title={failure} live />
        )}
      </Stack>
    </Dialog>
  );
}
