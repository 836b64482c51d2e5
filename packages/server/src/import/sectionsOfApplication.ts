import { cibilStatus } from '@lending-desk/domain/bureau';
import { type Application, withKnownNames } from '@lending-desk/domain/loan';
import { field, fieldsOf } from '@lending-desk/domain/loose';
import { sectionsOfReports } from '../providers/reportSections';

type Sections = Record<string, unknown>;

const isFilled = (section: unknown): boolean => Object.keys(fieldsOf(section)).length > 0;

/** The sections of an application, by the names the server writes: those of its provider files, overridden by its
 *  own. */
export function sectionsOfApplication({ providerBodies, sections }: Application): Sections {
  const reported = sectionsOfReports(providerBodies);
  const own = withKnownNames(sections);
  return withCibilAgreed({ ...reported, ...own }, reported['apolloCibilReport']);
}

/** Merges apolloCibilReport field by field, because an application often contains nothing but the state it was
 *  sent in. An existing report has been fetched: with 'initiated' next to it the screen would wait for a report
 *  that has arrived (CR-057). */
function withCibilAgreed(sections: Sections, reported: unknown): Sections {
  const said = sections['apolloCibilReport'];
  const apolloCibilReport = { ...fieldsOf(reported), ...fieldsOf(said) };
  const hasReport =
    isFilled(sections['processedCibil']) || isFilled(field(apolloCibilReport, 'parsed_report'));
  const status = cibilStatus(apolloCibilReport);
  if (hasReport && (status === 'initiated' || status === 'notFetched')) {
    return { ...sections, apolloCibilReport: { ...apolloCibilReport, status: 'fetched' } };
  }
  // Anything that is not an object is kept as received, so that the screen can say that it cannot be read.
  return isFilled(said) ? { ...sections, apolloCibilReport } : sections;
}
