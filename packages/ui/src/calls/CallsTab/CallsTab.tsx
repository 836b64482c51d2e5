import type { Recording } from '@lending-desk/domain/calls';
import { memo } from 'react';
import type { TableState } from '../../primitives/Table';
import { CallList, type HeardCalls } from './CallList';

export type CallsTabProps = HeardCalls<Recording> & {
  /** 'loading', or an error shown instead of the list. @default 'ready' */
  state?: TableState | undefined;
};

/** Calls with the customer, with their recordings (CR-127, CR-128). */
export const CallsTab = memo(function CallsTab(props: CallsTabProps) {
  return <CallList {...props} title="Calls" scrolls={props.recordings.length > 100} />;
});
