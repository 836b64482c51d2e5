import { frame, list } from './KeyValue.css';
import { type KeyValueItem, KeyValueRow } from './KeyValueRow';

export type KeyValueProps = {
  /** Labels and values in reading order: row by row where there are two columns. */
  items: readonly KeyValueItem[];
  /** Two columns from a container width of 600 px. @default 1 */
  columns?: 1 | 2 | undefined;
  /** Width of the label column: 112, 128 or 148 px. @default 'base' */
  labelWidth?: 'narrow' | 'base' | 'wide' | undefined;
};

/** A list of labels and values, separated by hairlines. */
export function KeyValue({ items, columns = 1, labelWidth = 'base' }: KeyValueProps) {
  return (
    <div className={frame}>
      <dl className={list[columns]} data-columns={columns}>
        {items.map(item => (
          <KeyValueRow key={item.label} item={item} labelWidth={labelWidth} />
        ))}
      </dl>
    </div>
  );
}
