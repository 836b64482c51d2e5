import type { KycFacts } from '@lending-desk/domain/kyc';

/** How far the KYC part of a loan is. */
export type KycState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly retrying?: boolean | undefined }
  | { readonly state: 'ready'; readonly facts: KycFacts };
