import { type Checker, waitingDays, whyNotDecide } from '@lending-desk/domain/approvals';
import {
  addDays,
  type BusinessDate,
  businessDateOf,
  instant,
  instantAt,
} from '@lending-desk/domain/calendar';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { staff } from '../signin/table';

/** What sets the roles or the password of an account. */
const settingUp = ['staff.approve', 'staff.changeRoles', 'staff.resetPassword'];

/** When a person last set up each account, by account and maker, within the days that count. */
export interface SetUps {
  readonly by: (makerId: string, personId: string) => BusinessDate | null;
}

/** Which accounts these makers have set up lately.
 *  @source M36 */
export async function readSetUps(
  db: Database | Transaction,
  makers: readonly string[],
  today: BusinessDate,
): Promise<SetUps> {
  const since = new Date(instantAt(addDays(today, -waitingDays), 0));
  const rows =
    makers.length === 0
      ? []
      : await db
          .select({ actorId: auditRow.actorId, after: auditRow.after, at: auditRow.at })
          .from(auditRow)
          .where(
            and(
              inArray(auditRow.actorId, [...makers]),
              inArray(auditRow.action, settingUp),
              gte(auditRow.at, since),
            ),
          )
          .orderBy(desc(auditRow.at));
  return {
    by: (makerId, personId) => {
      const last = rows.find(
        ({ actorId, after }) => actorId === makerId && Reflect.get(Object(after), 'id') === personId,
      );
      return last ? businessDateOf(instant(last.at.toISOString())) : null;
    },
  };
}

/** A member of staff who can sign in. */
export type StaffMember = { readonly idString: string; readonly fullName: string; readonly roles: string[] };

export async function activeStaff(db: Database | Transaction): Promise<StaffMember[]> {
  return db
    .select({ idString: staff.id, fullName: staff.fullName, roles: staff.roles })
    .from(staff)
    .where(eq(staff.state, 'active'))
    .orderBy(staff.fullName, staff.id);
}

/** Why a person may not decide what a maker asked; null when they may. */
export function whyNot(
  person: Omit<Checker, 'setUpByMaker'>,
  makerId: string,
  setUps: SetUps,
  today: BusinessDate,
) {
  const setUpByMaker = setUps.by(makerId, person.idString);
  return whyNotDecide({ ...person, setUpByMaker }, makerId, today);
}
