import { reduceAadhaar } from '@lending-desk/domain/loan';
import { providerBody, type StatementFile } from '@lending-desk/domain/statementFiles';
import { sectionsOfReports } from '../providers/reportSections';
import type { ComposedReport, ReaderTasks } from '../readers/readerTasks';

/** The report of several statement files in the provider's shape, and the sections of the loan derived from it. Runs
 *  where it stops nobody: for thirty thousand rows it takes seconds. */
export function composeReport({ files, runId, receivedAt }: ReaderTasks['report']['ask']): ComposedReport {
  const read = files.map(({ fileName, file }) => ({
    fileName,
    // Safe: a reader of this release wrote it.
    file: JSON.parse(file) as StatementFile,
  }));
  const body = providerBody(read, runId);
  const sections = reduceAadhaar(sectionsOfReports([{ provider: 'perfios', receivedAt, body }]));
  return {
    body: JSON.stringify(body),
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [name, JSON.stringify(section)]),
    ),
  };
}
