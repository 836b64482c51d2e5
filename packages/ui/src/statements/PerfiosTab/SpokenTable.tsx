import { useDrawn } from '../../primitives/Staged';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';

type SpokenTableProps = {
  label: string;
  head: readonly string[];
  /** Each starts with the name of its row, which must be unique. */
  rows: readonly (readonly [name: string, ...cells: readonly string[]])[];
};

/** The figures of a chart as a visually hidden table for screen readers, placed after the chart. */
export function SpokenTable({ label, head, rows }: SpokenTableProps) {
  if (useDrawn(2) === 1) return null;
  return (
    <VisuallyHidden as="table" aria-label={label}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </VisuallyHidden>
  );
}
