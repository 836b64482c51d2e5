/** Type of home of an applicant [SH-101]. */
export const homeTypes = ['PG', 'Rented', 'Owned'] as const;

/** How an applicant is employed [SH-102]. */
export const employmentTypes = ['Salaried', 'Employed'] as const;

/** Maximum shown by the character counter of a name and of an address [SH-097]. */
export const nameLimit = 30;
export const addressLimit = 60;
