import { useEffect, useState } from 'react';
import { readStatements, type Statement } from './statements';

/** The requirements by id; null while loading, and if loading fails. */
export function useStatements(): ReadonlyMap<string, Statement> | null {
  const [statements, setStatements] = useState<ReadonlyMap<string, Statement> | null>(null);
  useEffect(() => {
    let left = false;
    readStatements().then(
      read => {
        if (!left) setStatements(read);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, []);
  return statements;
}
