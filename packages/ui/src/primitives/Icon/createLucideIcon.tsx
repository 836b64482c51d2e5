import type { LucideProps } from 'lucide-react';
import { createElement, type SVGAttributes } from 'react';

type IconData = { readonly node: readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement>])[] };

/** Makes the component of an icon, in place of lucide-react's own function (`scripts/aliases.mjs`): only `Icon` draws
 *  icons, and it says size, stroke and label itself. Theirs weighs a kilobyte more on the sign-in page. */
// oxlint-disable-next-line import/no-default-export -- lucide-react's icons import it so
export default function createLucideIcon({ node }: IconData) {
  return function Glyph({ size, ...rest }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
