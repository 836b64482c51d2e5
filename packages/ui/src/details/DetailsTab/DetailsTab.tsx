import { type DetailsPanelId, detailsPanelIds } from '@lending-desk/domain/details';
import { useCallback, useRef } from 'react';
import { Staged } from '../../primitives/Staged';
import { DetailsPanel, type DetailsPanelState } from './DetailsPanel';

export type DetailsTabProps = {
  /** What stands in each panel; one that is missing or broken leaves the others alone. */
  panels: Readonly<Record<DetailsPanelId, DetailsPanelState>>;
  /** Why this person may not edit; Edit is then disabled. @default they may */
  whyNot?: string | undefined;
  /** Told whether a panel holds something typed that leaving would lose. @default nobody is told */
  onChanged?: ((changed: boolean) => void) | undefined;
};

/** Personal, Professional, Financial, KYC, Aadhaar and Loan Application as stored, each with Edit (CR-091). What is
 *  edited is a preview on this screen: there is nothing here that could send it (CR-095). */
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
