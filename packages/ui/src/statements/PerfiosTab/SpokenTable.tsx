import { useDrawn } from '../../primitives/Staged';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';

type SpokenTableProps = {
  label: string;
  head: readonly string[];
  /** Each begins with the name of its row, unlike any other. */
  rows: readonly (readonly [name: string, ...cells: readonly string[]])[];
};

/** The figures of a chart for a screen reader; they come after the picture, which nobody sees them in. */
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
