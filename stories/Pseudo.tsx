import { type ReactNode, useLayoutEffect } from 'react';

/** What the pointer or the keyboard does to a control. */
export type PseudoState = 'hover' | 'focus' | 'active';

const focusable = ':is(a, button, input, textarea, select, [tabindex], [role="combobox"])';
/** Each state's selector, and what it selects in a part of the page that pretends to be in it. */
const pretended: Readonly<Record<PseudoState, readonly [pattern: RegExp, instead: string]>> = {
  hover: [/:hover/g, ''],
  focus: [/:focus(?:-visible)?(?![\w-])/g, focusable],
  active: [/:active/g, ''],
};

const done = new WeakSet<CSSStyleSheet>();

/** Repeats the rules of hovered, focused and pressed elements for the parts of the page that pretend to be so. */
function pretendIn(rules: CSSStyleSheet | CSSGroupingRule) {
  const count = rules.cssRules.length;
  for (let index = 0; index < count; index += 1) {
    const rule = rules.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      for (const [state, [pattern, instead]] of Object.entries(pretended)) {
        const selector = rule.selectorText.replaceAll(pattern, instead);
        if (selector === rule.selectorText) continue;
        const within = `[data-pseudo="${state}"] :is(${selector})`;
        // At the end, in the order of the originals.
        rules.insertRule(`${within} { ${rule.style.cssText} }`, rules.cssRules.length);
      }
    } else if (rule instanceof CSSGroupingRule) pretendIn(rule);
  }
}

interface PseudoProps {
  state: PseudoState;
  children: ReactNode;
}

/** Its controls look as if all of them were hovered, focused or pressed: a real pointer is only in one place. */
export function Pseudo({ state, children }: PseudoProps) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) {
      if (done.has(sheet)) continue;
      done.add(sheet);
      pretendIn(sheet);
    }
  }, []);
  return <div data-pseudo={state}>{children}</div>;
}
