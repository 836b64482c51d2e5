import { NumberField, type NumberFieldProps } from '../NumberField';

export type MoneyFieldProps = Omit<NumberFieldProps, 'prefix' | 'suffix'>;

/** An amount in rupees, shown 'Rs. 1,25,000'. The value is the typed text; the domain parses it. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} prefix="Rs." />;
}
