import type { TabItem } from './TabFace';

/** A tab as plain text: 'Rules (2)'. */
export function tabWords({ label, counter }: TabItem): string {
  return counter === undefined ? label : `${label} (${counter})`;
}
