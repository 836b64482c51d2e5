import { DocsTab, type DocsTabProps } from '../DocsTab';

export type AdditionalTabProps = Pick<
  DocsTabProps,
  'documents' | 'expired' | 'refreshing' | 'onRefresh' | 'onRevealFile'
>;

const noPassword = async () => null;

/** Additional documents at the support desk: the same table and viewer as in credit's Docs tab (CS-070, SH-100). */
export function AdditionalTab(props: AdditionalTabProps) {
  return <DocsTab {...props} only="documents" papers={[]} statements={[]} onReveal={noPassword} />;
}
