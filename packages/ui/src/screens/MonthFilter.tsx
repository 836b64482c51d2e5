import { type BusinessDate, monthOptions, yearOptions } from '@lending-desk/domain/calendar';
import { Button } from '../primitives/Button';
import { useForm } from '../primitives/Form';
import { Select } from '../primitives/Select';
import { month as monthClass, row, year as yearClass } from './MonthFilter.css';

type Month = { readonly year: number | null; readonly month: number | null };

type Props = {
  /** What happened in that month: 'Started in'. */
  label: string;
  /** Today's business date: the newest year and month there are. */
  today: BusinessDate;
  /** The month the list is narrowed to now. */
  month: Month;
  onApply: (month: Month) => void;
};

const text = (value: number | null) => (value === null ? null : String(value));

/** Narrows a list to a month; Apply Filter is there only when year and month are chosen (SH-067). Another address, such
 *  as a saved view, changes the choice too. */
export function MonthFilter({ label, today, month: shown, onApply }: Props) {
  const form = useForm({
    initial: { year: shown.year, month: shown.month },
    beginsWith: JSON.stringify([shown.year, shown.month]),
    validate: output => ({ ok: true, output }),
    onSubmit: onApply,
  });
  const { year, month } = form.values;
  return (
    <div role="group" aria-label={label} className={row}>
      <div className={yearClass}>
        <Select
          label="Year"
          options={yearOptions(today).map(value => ({ value: String(value), label: String(value) }))}
          value={text(year)}
          placeholder="Any"
          // The months of another year are others.
          onChange={value => form.change({ year: Number(value), month: null })}
          onClear={() => form.change({ year: null, month: null })}
        />
      </div>
      <div className={monthClass}>
        <Select
          label="Month"
          options={
            year === null
              ? []
              : monthOptions(year, today).map(({ value, label: name }) => ({
                  value: String(value),
                  label: name,
                }))
          }
          value={text(month)}
          placeholder="Any"
          emptyText="Choose the year first"
          onChange={value => form.change({ month: Number(value) })}
        />
      </div>
      {year !== null && month !== null ? <Button onClick={form.submit}>Apply Filter</Button> : null}
    </div>
  );
}
