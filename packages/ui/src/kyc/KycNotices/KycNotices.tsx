import { messages } from '@lending-desk/domain/errors';
import type { KycFacts } from '@lending-desk/domain/kyc';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import { useTellFailures } from './useTellFailures';

type KycNoticesProps = { facts: KycFacts };

/** The fields at fault, out of 'pan.dob: Invalid type …': what is wrong with them is for a log, not for a reader. */
function fieldsOf(issues: readonly string[]): string {
  const names = [...new Set(issues.map(issue => issue.split(':', 1)[0] ?? issue))];
  return `At fault: ${names.slice(0, 3).join(', ')}.`;
}

/** The sections that cannot be read: each told once in passing, and standing in the page for as long as it is open
 *  [CR-086, CR-088]. */
export function KycNotices({ facts }: KycNoticesProps) {
  const { broken, pageBroken } = facts;
  const told = useMemo(
    () => [
      ...(pageBroken ? [messages.kyc.pageFailed] : []),
      ...broken.map(({ section }) => messages.kyc.sectionFailed(section)),
    ],
    [broken, pageBroken],
  );
  useTellFailures(told);
  return (
    <>
      {pageBroken ? (
        <Banner tone="reject" title={messages.kyc.pageFailed}>
          The documents came in a shape that cannot be read. What can be read is shown.
        </Banner>
      ) : null}
      {broken.map(({ section, issues }) => (
        <Banner key={section} tone="reject" title={messages.kyc.sectionFailed(section)}>
          What cannot be read is left out; everything else stands. {fieldsOf(issues)}
        </Banner>
      ))}
    </>
  );
}
