import * as v from 'valibot';
import { loanIdNumber, wireInstant, wireRupees } from '../contract/wire';

/** How far a check of the ledger is. */
export const ledgerCheckStates = ['running', 'done', 'failed'] as const;

/** A check of every account: whether what is stored of it is what its entries make. */
export const ledgerCheckSchema = v.object({
  askedAt: wireInstant,
  askedBy: v.string(),
  state: v.picklist(ledgerCheckStates),
  /** How many accounts there were at its beginning, and how many are compared. */
  accounts: v.number(),
  compared: v.number(),
  /** How many figures differ; the first two hundred are in `deviations`. */
  differ: v.number(),
  deviations: v.array(
    v.object({
      loanId: loanIdNumber,
      figure: v.string(),
      stored: v.string(),
      derived: v.string(),
      /** Stored less derived, of an amount; null for anything else. */
      difference: v.nullable(wireRupees),
    }),
  ),
  endedAt: v.nullable(wireInstant),
});
/** The last check of the ledger; amounts in paise. */
export type LedgerCheck = v.InferOutput<typeof ledgerCheckSchema>;
