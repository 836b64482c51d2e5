import { Text } from '../Text';
import { heading, line } from './GroupRow.css';

export type GroupRowProps = {
  name: string;
  /** What is in the group: '2 due today'. */
  notes: readonly string[];
  /** As many as the table has, the one of its hint too. */
  columns: number;
};

/** The heading of the group of rows below it. */
export function GroupRow({ name, notes, columns }: GroupRowProps) {
  return (
    <tr>
      <th className={heading} colSpan={columns} scope="rowgroup">
        <span className={line}>
          {name}
          {notes.map(note => (
            <Text key={note} size="caption" tone="secondary" weight="regular">
              {note}
            </Text>
          ))}
        </span>
      </th>
    </tr>
  );
}
