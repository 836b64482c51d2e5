import { applicationStatusLabel } from '../status/statuses';

/** 'POST_GRADUATE' → 'Post graduate', 'PHD' → 'PhD'; text that is already in words stays. */
export const educationLabel = (qualification: string): string => {
  if (!/^[A-Z_]+$/.test(qualification)) return qualification;
  if (qualification === 'PHD') return 'PhD';
  return qualification === 'NA' ? 'NA' : applicationStatusLabel(qualification);
};
