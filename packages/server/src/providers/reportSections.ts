import { cibilSections, equifaxSections } from '@lending-desk/domain/bureau';
import { perfiosSections } from '@lending-desk/domain/statements';

/** A provider's answer as stored. */
export interface KeptReport {
  readonly provider: string;
  readonly receivedAt: string;
  readonly body: unknown;
}

type ToSections = (body: unknown, receivedAt: string) => Readonly<Record<string, unknown>> | null;

/** By provider: turns its report into sections of a loan, under wire names; null for a body that is not a
 *  report. */
const byProvider: ReadonlyMap<string, ToSections> = new Map<string, ToSections>([
  ['equifax', equifaxSections],
  ['cibil', cibilSections],
  ['perfios', perfiosSections],
]);

/** The sections of a loan derived from its reports. Of two reports of one provider the later one wins; a body no
 *  mapper understands adds no section and is only stored. */
export function sectionsOfReports(reports: readonly KeptReport[]): Record<string, unknown> {
  const inOrder = [...reports].sort((left, right) => (left.receivedAt < right.receivedAt ? -1 : 1));
  return Object.assign(
    {},
    ...inOrder.map(
      ({ provider, receivedAt, body }) => byProvider.get(provider.toLowerCase())?.(body, receivedAt) ?? {},
    ),
  );
}
