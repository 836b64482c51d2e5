import type { KycFacts } from '@lending-desk/domain/kyc';

/** State of a loan's KYC data. */
export type KycState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly facts: KycFacts };
