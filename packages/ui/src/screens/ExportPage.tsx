import type { ReactNode } from 'react';
import { ExportProgress, type ExportRun } from '../exports/ExportProgress';
import { type LastExport, LastExportPanel } from '../exports/LastExportPanel';
import { PageHeading } from '../primitives/PageHeading';
import { Panel } from '../primitives/Panel';
import { Page } from './PageLayout';

export type ExportPageProps = {
  /** The export, and how far it is. */
  run: ExportRun;
  onCancel: () => void;
  /** The last export of this visit. @default none */
  last?: LastExport | undefined;
};

type Props = ExportPageProps & { title: string; about: string; form: ReactNode };

/** A page that exports a CSV file: what to export, how far it is, and the last one. */
export function ExportPage({ title, about, form, run, onCancel, last }: Props) {
  return (
    <Page width="form">
      <div>
        <PageHeading title={title}>{about}</PageHeading>
      </div>
      <Panel title="What to export">
        {form}
        <ExportProgress run={run} onCancel={onCancel} />
      </Panel>
      {last ? <LastExportPanel last={last} /> : null}
    </Page>
  );
}
