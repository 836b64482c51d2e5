import {
  type DetailsPanelId,
  detailsPanels,
  type DetailsValues,
  messages,
  type SectionState,
} from '@lending-desk/domain';
import { Pencil } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { DetailsForm } from './DetailsForm';
import { DetailsFacts } from './DetailsFacts';
import { bars, notice } from './DetailsTab.css';

/** How a panel stands: a section of the loan, or one that is still on its way. */
export type DetailsPanelState =
  | SectionState<DetailsValues>
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void };

type DetailsPanelProps = { id: DetailsPanelId; panel: DetailsPanelState; whyNot: string | undefined };

/** One panel of the Details tab: read-only until Edit, with a preview of what was typed after Save (CR-092 … CR-095). */
export const DetailsPanel = memo(function DetailsPanel({ id, panel, whyNot }: DetailsPanelProps) {
  const { title } = detailsPanels[id];
  if (panel.state === 'ready') return <ReadyPanel id={id} stored={panel.value} whyNot={whyNot} />;
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

type ReadyPanelProps = { id: DetailsPanelId; stored: DetailsValues; whyNot: string | undefined };

function ReadyPanel({ id, stored, whyNot }: ReadyPanelProps) {
  const [editing, setEditing] = useState(false);
  const [preview, setPreview] = useState<DetailsValues | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const shown = preview ?? stored;

  // Save and Cancel go away with the form; the focus returns to where it began.
  useLayoutEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Panel
      title={detailsPanels[id].title}
      actions={
        editing ? undefined : (
          <Button
            ref={edit}
            variant="plain"
            size="sm"
            icon={Pencil}
            disabledReason={whyNot}
            aria-label={`Edit ${detailsPanels[id].title}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {preview !== null && !editing ? (
        <div className={notice}>
          <Banner
            tone="flag"
            title={messages.applicant.previewOnly}
            live
            action={
              <Button
                size="sm"
                onClick={() => {
                  setPreview(null);
                  edit.current?.focus();
                }}
              >
                Show stored values
              </Button>
            }
          />
        </div>
      ) : null}
      {editing ? (
        <DetailsForm
          id={id}
          stored={stored}
          initial={shown}
          onSave={values => {
            setPreview(values);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <DetailsFacts id={id} stored={stored} values={shown} />
      )}
    </Panel>
  );
}
