import { loadable } from '../Loadable';
import type { ConflictDialogProps } from './ConflictDialog';

// Needed only when somebody else saved first: its files come then.
const dialog = loadable<ConflictDialogProps>(async () => (await import('./ConflictDialog')).ConflictDialog);

/** Resolves an edit conflict field by field; see `ConflictDialog.tsx`. */
export const ConflictDialog = dialog.View;
export type { ConflictDialogProps, ConflictRow } from './ConflictDialog';
