import { type BusinessDate, businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { useState } from 'react';

/** Today in Asia/Kolkata; it stays while the component is mounted. */
export function useToday(): BusinessDate {
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  return today;
}
