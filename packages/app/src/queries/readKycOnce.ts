import { type KycFacts, type KycPart, readKyc } from '@lending-desk/domain/kyc';
import type { PartialLoan } from '@lending-desk/domain/loan';

/** A part besides the KYC's own; the rest is shown while it is loading. */
type Beside = { readonly data: PartialLoan | undefined; readonly error: Error | null };

function partOf({ data, error }: Beside): KycPart {
  if (data) return { state: 'ready', raw: data.raw };
  return error ? { state: 'failed', why: error.message } : { state: 'loading' };
}

type ReadyKyc = { readonly state: 'ready'; readonly facts: KycFacts };

/** What an answer was last read as, and what beside it was read with it. */
const lastRead = new WeakMap<PartialLoan['raw'], { of: readonly unknown[]; kyc: ReadyKyc }>();

/** Compares the sources of a loan; again only when one of them is another: both KYC tabs show the same, again and
 *  again.
 *  @param kyc  the part with the documents */
export function readKycOnce(
  loan: Parameters<typeof readKyc>[0],
  kyc: PartialLoan,
  statement: Beside,
  bureau: Beside,
): ReadyKyc {
  const of = [loan.core, loan.gps, statement.data ?? statement.error, bureau.data ?? bureau.error];
  const known = lastRead.get(kyc.raw);
  if (known?.of.every((one, index) => one === of[index])) return known.kyc;
  const facts = readKyc(loan, kyc.raw, { statement: partOf(statement), bureau: partOf(bureau) });
  const read: ReadyKyc = { state: 'ready', facts };
  lastRead.set(kyc.raw, { of, kyc: read });
  return read;
}
