import { vars } from '@lending-desk/ui/theme';
import { Heading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useEffect, useState } from 'react';

type Used = Readonly<Record<string, readonly string[]>>;

let reading: Promise<Used> | undefined;

/** The tokens of all components; loaded once per window. `main.ts` writes them. */
function readUsed(): Promise<Used> {
  reading ??= fetch('spec/tokens.json').then(answer => {
    if (!answer.ok) throw new Error(`The tokens could not be read (${answer.status})`);
    return answer.json();
  });
  return reading;
}

/** The value of a token in this theme; undefined for a group of tokens. */
function valueOf(token: string): string | undefined {
  let at: unknown = vars;
  for (const name of token.split('.')) {
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === name)?.[1] : null;
  }
  return typeof at === 'string' ? at : undefined;
}

const list: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  listStyle: 'none',
  padding: 0,
};
const swatch: CSSProperties = {
  display: 'inline-block',
  width: 14,
  height: 14,
  marginRight: 6,
  verticalAlign: '-2px',
  borderRadius: vars.radius.xs,
  boxShadow: `inset 0 0 0 1px ${vars.colour.border.default}`,
};

interface TokensProps {
  /** The component's word and name: `primitives/Button`. */
  of: string;
}

/** The tokens a component's styles use, colours with a swatch; nothing if it has no styles of its own. */
export function Tokens({ of }: TokensProps) {
  const [used, setUsed] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    readUsed().then(
      all => {
        if (!left) setUsed(all[of] ?? []);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [of]);
  if (used.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <ul style={list}>
        {used.map(token => (
          <li key={token} style={{ margin: 0 }}>
            {token.startsWith('colour.') && !token.startsWith('colour.elevation') && valueOf(token) ? (
              <span style={{ ...swatch, backgroundColor: valueOf(token) }} />
            ) : null}
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
