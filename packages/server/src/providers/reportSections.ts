import { cibilSections, equifaxSections, perfiosSections } from '@lending-desk/domain';

/** A provider's answer as it was kept. */
export interface KeptReport {
  readonly provider: string;
  readonly receivedAt: string;
  readonly body: unknown;
}

type ToSections = (body: unknown, receivedAt: string) => Readonly<Record<string, unknown>> | null;

/** By provider: what its report makes of a loan's sections, in the wire's words; null for a body that is no report. */
const byProvider: ReadonlyMap<string, ToSections> = new Map<string, ToSections>([
  ['equifax', equifaxSections],
  ['cibil', cibilSections],
  ['perfios', perfiosSections],
]);

/** The sections of a loan that follow from its reports. Of two reports of one provider the later one counts; a body
 *  no mapper understands gives none and stays kept as it came. */
export function sectionsOfReports(reports: readonly KeptReport[]): Record<string, unknown> {
  const inOrder = [...reports].sort((left, right) => (left.receivedAt < right.receivedAt ? -1 : 1));
  return Object.assign(
    {},
    ...inOrder.map(
      ({ provider, receivedAt, body }) => byProvider.get(provider.toLowerCase())?.(body, receivedAt) ?? {},
    ),
  );
}
