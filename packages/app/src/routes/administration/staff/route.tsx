import type { Instant } from '@lending-desk/domain/calendar';
import { type StaffMember, staffStates } from '@lending-desk/domain/staff';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { StaffScreen } from '@lending-desk/ui/screens/StaffScreen';
import { StaffDialog, type StaffOrder } from '@lending-desk/ui/staff/StaffDialog';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffQueries, useStaffOrder } from '../../../queries/staff';
import { shownOf } from '../../../retry/shownOf';
import { useViewer } from '../../../session/useViewer';
import { asking, useSearchBox } from '../../searchBox';
import { useChangeAddress } from '../../useChangeAddress';
import { runOf } from '../../../http/runOf';

/** Who works here (AU-040). Filter, search and the open account are in the address. */
export function Component() {
  const { state, search, open, change } = useView();
  const { data, error, refetch } = useQuery(staffQueries.list());
  const [last, setLast] = useState<string>();
  // The address follows a moment later: letters typed until then would be lost.
  const [box, setBox] = useSearchBox(search);
  const list = useMemo(
    () =>
      shownOf(
        data,
        error && !data ? { message: error.message, retry: { onTryNow: () => void refetch() } } : null,
      ),
    [data, error, refetch],
  );
  const person = data?.find(one => one.idString === open);

  return (
    <StaffScreen
      list={list}
      state={state}
      onState={next => change({ state: next })}
      search={box.typed}
      onSearch={text => {
        setBox(now => asking(now, text, text));
        change({ search: text || null });
      }}
      onShowAll={useCallback(() => change({ state: null, search: null }), [change])}
      onOpen={useCallback(
        ({ idString }: StaffMember) => {
          setLast(idString);
          change({ person: idString });
        },
        [change],
      )}
      openKey={last}
    >
      {person ? <OpenAccount key={open} person={person} onClose={() => change({ person: null })} /> : null}
    </StaffScreen>
  );
}

const said: Readonly<Record<StaffOrder['action'], (name: string) => string>> = {
  approve: name => `${name} can sign in`,
  reject: name => `The sign-up of ${name} was rejected`,
  changeRoles: name => `The roles of ${name} were changed`,
  disable: name => `${name} can no longer sign in`,
  enable: name => `${name} can sign in again`,
  resetPassword: name => `${name} has a link for a new password`,
  endSessions: name => `${name} was signed out everywhere`,
};

function OpenAccount({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { show } = useSnackbar();
  const { press, reset, ...running } = useStaffOrder(person.idString);
  const [action, setAction] = useState<StaffOrder['action']>('approve');
  const [link, setLink] = useState<{ token: string; expiresAt: Instant }>();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <StaffDialog
      person={person}
      viewerId={useViewer().idString}
      run={runOf(running, undefined, { action })}
      onOrder={order => {
        setAction(order.action);
        press(
          { person, order },
          {
            done: ({ person: changed, link: made }) => {
              if (made) return setLink(made);
              show({ message: said[order.action](changed.fullName) });
              close();
            },
          },
        );
      }}
      link={
        // The token is after the #, which browsers keep to themselves: no server logs it.
        link && { address: `${location.origin}/reset-password#${link.token}`, expiresAt: link.expiresAt }
      }
      onClose={close}
    />
  );
}

const inPlace = { replace: true };

function useView() {
  const [params] = useSearchParams();
  return {
    state: staffStates.find(one => one === params.get('state')) ?? null,
    search: params.get('search') ?? '',
    open: params.get('person'),
    change: useChangeAddress<'state' | 'search' | 'person'>(inPlace),
  };
}
