import { messages } from '@lending-desk/domain/errors';
import type { KycFacts } from '@lending-desk/domain/kyc';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import { useFailureSnackbars } from './useFailureSnackbars';

type KycNoticesProps = {
  /** Everything the KYC sections say of the customer. */
  facts: KycFacts;
};

/** The names of the invalid fields, from issues such as 'pan.dob: Invalid type …'. The details belong in a log,
 *  not on the page. */
function fieldsOf(issues: readonly string[]): string {
  const names = [...new Set(issues.map(issue => issue.split(':', 1)[0] ?? issue))];
  return `At fault: ${names.slice(0, 3).join(', ')}.`;
}

/** Unreadable sections: each is announced once in a snackbar and listed on the page while it is open [CR-086,
 *  CR-088]. */
export function KycNotices({ facts }: KycNoticesProps) {
  const { broken, pageBroken } = facts;
  const failures = useMemo(
    () => [
      ...(pageBroken ? [messages.kyc.pageFailed] : []),
      ...broken.map(({ section }) => messages.kyc.sectionFailed(section)),
    ],
    [broken, pageBroken],
  );
  useFailureSnackbars(failures);
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
