import { brand, mark } from './Brand.css';

export type BrandProps = {
  /** Shows only the logo, for the narrow sidebar. @default false */
  mini?: boolean | undefined;
};

/** The logo and name of the product. */
export function Brand({ mini = false }: BrandProps) {
  const spoken = mini ? { role: 'img', 'aria-label': 'Lending Desk' } : {};
  return (
    <span className={brand} {...spoken}>
      <span className={mark} aria-hidden>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden focusable="false">
          <path d="M2 3.2h10M2 7h7M2 10.8h4" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
        </svg>
      </span>
      {mini ? null : <span>Lending Desk</span>}
    </span>
  );
}
