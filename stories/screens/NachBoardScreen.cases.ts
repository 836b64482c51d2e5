import { fn } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';

export const ready = (changes: Partial<typeof nachBoard> = {}) =>
  ({ state: 'ready', board: { ...nachBoard, ...changes } }) as const;

export const boardArgs = {
  shown: ready(),
  onCommit: fn(),
  onDiscard: fn(),
  onKeep: fn(),
  onDownload: fn(),
  onOpenLoan: fn<(loanId: number) => void>(),
};
