import { type DetailsPanelId, detailsPanelIds } from '@lending-desk/domain';
import { Staged } from '../../primitives/Staged';
import { DetailsPanel, type DetailsPanelState } from './DetailsPanel';

export type DetailsTabProps = {
  /** What stands in each panel; one that is missing or broken leaves the others alone. */
  panels: Readonly<Record<DetailsPanelId, DetailsPanelState>>;
  /** Why this person may not edit; Edit is then disabled. @default they may */
  whyNot?: string | undefined;
};

/** Personal, Professional, Financial, KYC, Aadhaar and Loan Application as stored, each with Edit (CR-091). What is
 *  edited is a preview on this screen: there is nothing here that could send it (CR-095). */
export function DetailsTab({ panels, whyNot }: DetailsTabProps) {
  return (
    <Staged>
      {detailsPanelIds.map(id => (
        <DetailsPanel key={id} id={id} panel={panels[id]} whyNot={whyNot} />
      ))}
    </Staged>
  );
}
