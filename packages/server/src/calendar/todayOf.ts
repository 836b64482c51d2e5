import { type BusinessDate, businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';

/** Today in Asia/Kolkata. */
export const todayOf = (now: Date): BusinessDate => businessDateOf(instantOfEpochMs(now.getTime()));
