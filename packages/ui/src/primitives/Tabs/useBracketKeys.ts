import { useShortcuts } from '../Shortcuts';

/** [ and ] select the previous and next tab, wrapping around. */
export function useBracketKeys(
  items: readonly { value: string }[],
  value: string,
  onChange: (value: string) => void,
  enabled: boolean,
) {
  const step = (by: number) => {
    const index = items.findIndex(item => item.value === value);
    const next = items[(index + by + items.length) % items.length];
    if (next) onChange(next.value);
  };
  useShortcuts({ '[': () => step(-1), ']': () => step(1) }, { enabled });
}
