import type { BusinessDate } from '@lending-desk/domain/calendar';

export type Keyed<Row> = { key: string; row: Row };
export const dayOf = (row: { readonly date: BusinessDate | null }) => row.date;
export const right = { align: 'right' } as const;
