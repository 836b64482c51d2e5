/** A kind of loan, with its name at each bureau. */
export interface FacilityKind {
  /** Equifax. */
  readonly name: string;
  /** CIBIL's two-digit code. */
  readonly code: string;
  /** A card or an overdraft: has a limit and no instalment. */
  readonly revolving: boolean;
  /** Thousands of rupees, minimum and maximum. */
  readonly amounts: readonly [number, number];
  /** Percent a year, minimum and maximum. */
  readonly rates: readonly [number, number];
  /** In months. */
  readonly tenures: readonly number[];
}

const term = (
  name: string,
  code: string,
  amounts: FacilityKind['amounts'],
  rates: FacilityKind['rates'],
  tenures: readonly number[],
): FacilityKind => ({ name, code, revolving: false, amounts, rates, tenures });

const limit = (name: string, code: string, amounts: FacilityKind['amounts']): FacilityKind => ({
  name,
  code,
  revolving: true,
  amounts,
  rates: [24, 42],
  tenures: [12],
});

export const facilityKinds: readonly FacilityKind[] = [
  term('Personal Loan', '05', [40, 400], [13, 24], [12, 24, 36, 48]),
  term('Consumer Loan', '06', [12, 80], [12, 22], [6, 9, 12, 18]),
  limit('Credit Card', '10', [30, 200]),
  term('Two-wheeler Loan', '13', [55, 140], [10, 18], [24, 36]),
  term('Housing Loan', '02', [900, 3_500], [8, 10], [180, 240]),
  term('Gold Loan', '07', [20, 150], [9, 14], [12]),
  term('Education Loan', '08', [150, 700], [9, 12], [60, 84]),
  term('Auto Loan (Personal)', '01', [250, 800], [9, 13], [60, 84]),
  term('Business Loan - General', '51', [100, 600], [14, 20], [24, 36]),
  limit('Overdraft', '12', [50, 300]),
];

export const termKinds = facilityKinds.filter(kind => !kind.revolving);
