import type { StaffOrder } from '@lending-desk/ui/staff/StaffDialog';
import { staffContract, type StaffMember } from '@lending-desk/domain/staff';
import type { Instant } from '@lending-desk/domain/calendar';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { failureOf } from '../http/apiError';
import { useSingleFlight } from './useSingleFlight';

const staffApi = apiOf(staffContract);

export const staffQueries = {
  /** Everybody with an account. Somebody may sign up at any time, so it is read again whenever the page is looked at. */
  list: () =>
    queryOptions({
      queryKey: ['staff', 'list'],
      queryFn: async ({ signal }) => (await staffApi.list({}, { signal })).data.staff,
      staleTime: 0,
    }),
};

/** The account afterwards, and the link if one was ordered. */
type Done = { readonly person: StaffMember; readonly link?: { token: string; expiresAt: Instant } };

function send({ idString, version }: StaffMember, order: Exclude<StaffOrder, { action: 'resetPassword' }>) {
  switch (order.action) {
    case 'approve':
    case 'changeRoles':
      return staffApi[order.action]({ idString, version, roles: order.roles });
    case 'reject':
      return staffApi.reject({ idString, version, reason: order.reason });
    case 'endSessions':
      return staffApi.endSessions({ idString });
    default:
      return staffApi[order.action]({ idString, version });
  }
}

/** Does something to an account of staff. An account that somebody else has changed meanwhile is read again, so that
 *  the next order is made on what it is now. */
export function useStaffOrder(idString: string) {
  const client = useQueryClient();
  const { queryKey } = staffQueries.list();
  return useSingleFlight(['staff', idString], {
    mutationFn: async ({ person, order }: { person: StaffMember; order: StaffOrder }): Promise<Done> =>
      order.action === 'resetPassword'
        ? { person, link: (await staffApi.resetPassword({ idString })).data }
        : { person: (await send(person, order)).data.person },
    onSuccess: ({ person: changed }) => {
      client.setQueryData(queryKey, staff =>
        staff?.map(person => (person.idString === changed.idString ? changed : person)),
      );
    },
    onError: thrown => {
      if (failureOf(thrown).kind === 'conflict') return client.invalidateQueries({ queryKey });
      return undefined;
    },
  });
}
