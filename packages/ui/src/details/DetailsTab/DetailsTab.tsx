import { type DetailsPanelId, detailsPanelIds } from '@lending-desk/domain/details';
import { useCallback, useRef } from 'react';
import { Staged } from '../../primitives/Staged';
import { DetailsPanel, type DetailsPanelState } from './DetailsPanel';

export type DetailsTabProps = {
  /** State of each panel; a missing or unreadable one does not affect the others. */
  panels: Readonly<Record<DetailsPanelId, DetailsPanelState>>;
  /** Why this user may not edit; Edit is then disabled. @default allowed */
  whyNot?: string | undefined;
  /** Called when unsaved input appears in a panel or is gone. @default none */
  onChanged?: ((changed: boolean) => void) | undefined;
};

/** Personal, Professional, Financial, KYC, Aadhaar and Loan Application as stored, each with Edit (CR-091). Edits
 *  are only previewed on this screen and never sent (CR-095). */
export function DetailsTab({ panels, whyNot, onChanged }: DetailsTabProps) {
  const changedPanels = useRef(new Set<DetailsPanelId>());
  const note = useCallback(
    (id: DetailsPanelId, changed: boolean) => {
      if (changed) changedPanels.current.add(id);
      else changedPanels.current.delete(id);
      onChanged?.(changedPanels.current.size > 0);
    },
    [onChanged],
  );
  return (
    <Staged>
      {detailsPanelIds.map(id => (
        <DetailsPanel key={id} id={id} panel={panels[id]} whyNot={whyNot} onChanged={note} />
      ))}
    </Staged>
  );
}
