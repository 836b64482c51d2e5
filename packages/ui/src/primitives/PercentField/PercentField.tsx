import { NumberField, type NumberFieldProps } from '../NumberField';

export type PercentFieldProps = Omit<NumberFieldProps, 'prefix'>;

/** A percentage. The value is the typed text; the domain parses it. */
export function PercentField({ suffix = '%', ...rest }: PercentFieldProps) {
  return <NumberField {...rest} suffix={suffix} />;
}
