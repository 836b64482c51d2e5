import {
  detailsErrors,
  type DetailsPanelId,
  detailsPanels,
  type DetailsValues,
} from '@lending-desk/domain/details';
import { messages } from '@lending-desk/domain/errors';
import { verdictByFaults } from '@lending-desk/domain/form';
import type { SectionState } from '@lending-desk/domain/loan';
import { memo, useCallback, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { EditPanel } from '../../primitives/EditPanel';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { Read } from '../../primitives/States';
import { DetailsFacts } from './DetailsFacts';
import { shownText } from './shownText';
import { DetailsFields } from './DetailsFields';
import { bars } from './DetailsTab.css';

/** State of a panel: loading, or a section of the loan. */
export type DetailsPanelState = SectionState<DetailsValues> | Read<DetailsValues>;

type DetailsPanelProps = {
  id: DetailsPanelId;
  panel: DetailsPanelState;
  whyNot: string | undefined;
  onChanged: ((id: DetailsPanelId, changed: boolean) => void) | undefined;
};

/** One panel of the Details tab: read-only until Edit; Save shows a preview of the changes (CR-092 … CR-095). */
export const DetailsPanel = memo(function DetailsPanel(props: DetailsPanelProps) {
  const { id, panel, whyNot, onChanged } = props;
  const { title } = detailsPanels[id];
  if (panel.state === 'ready')
    return <ReadyPanel id={id} stored={panel.value} whyNot={whyNot} onChanged={onChanged} />;
  return (
    <Panel title={title}>
      {panel.state === 'loading' ? (
        <div className={bars} aria-busy>
          <VisuallyHidden role="status">{`Loading ${title}`}</VisuallyHidden>
          {[150, 120, 180, 100].map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ) : panel.state === 'failed' ? (
        <ErrorPanel title={panel.message} retry={{ onTryNow: panel.onRetry }} />
      ) : panel.state === 'missing' ? (
        <Text as="p" tone="tertiary">
          {`${title} details were not given.`}
        </Text>
      ) : (
        <Banner tone="reject" title={`${title} details could not be read`}>
          {panel.issues.slice(0, 3).join('; ')}
        </Banner>
      )}
    </Panel>
  );
});

type ReadyPanelProps = {
  id: DetailsPanelId;
  stored: DetailsValues;
  whyNot: string | undefined;
  onChanged: DetailsPanelProps['onChanged'];
};

function ReadyPanel({ id, stored, whyNot, onChanged }: ReadyPanelProps) {
  const [editing, setEditing] = useState(false);
  const [preview, setPreview] = useState<DetailsValues | null>(null);
  const shown = preview ?? stored;
  return (
    <EditPanel
      title={detailsPanels[id].title}
      editing={editing}
      onEditing={setEditing}
      whyNot={whyNot}
      values={shown}
      validate={values => verdictByFaults(values, detailsErrors(id, values))}
      fields={detailsPanels[id].groups.flatMap(group =>
        group.fields.map(field => ({
          name: field.name,
          // Three addresses have a city, so the group's name is part of the label.
          label: group.heading === null ? field.label : `${group.heading}, ${field.label}`,
          text: (values: DetailsValues) => shownText(field, values[field.name] ?? ''),
        })),
      )}
      saveText="The changes are shown on this screen as a preview. Nothing is sent, and a reload shows the stored values."
      onSave={values => {
        setPreview(values);
        setEditing(false);
      }}
      onChanged={useCallback((changed: boolean) => onChanged?.(id, changed), [id, onChanged])}
      read={<DetailsFacts id={id} stored={stored} values={shown} />}
      notice={
        preview === null ? undefined : (
          <Banner
            tone="flag"
            title={messages.applicant.previewOnly}
            live
            action={
              <Button size="sm" onClick={() => setPreview(null)}>
                Show stored values
              </Button>
            }
          />
        )
      }
    >
      {form => <DetailsFields id={id} stored={stored} form={form} />}
    </EditPanel>
  );
}
