import { collectionsMessages } from '@lending-desk/domain/collections';
import { Banner } from '../primitives/Banner';
import { SectionBody, type SectionBodyProps } from '../primitives/SectionBody';

/** A figure of the account, or why there is none: a loan without an account says so [M38]. */
export function AccountBody<T>(props: SectionBodyProps<T>) {
  if (props.section.state === 'missing') return <Banner tone="flag" title={collectionsMessages.noAccount} />;
  return <SectionBody {...props} />;
}
