import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

type Globals = Readonly<Record<string, unknown>>;
type Channel = DocsContainerProps['context']['channel'];

/** The toolbar's settings as last announced. */
function lastOf(channel: Channel): Globals {
  const last: unknown = (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0];
  const known = typeof last === 'object' && last !== null && 'globals' in last ? last.globals : {};
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

/** The toolbar's settings, such as the theme, on a page of documentation. */
export function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastOf(channel));
  useEffect(() => {
    const follow = ({ globals: now }: { globals: Globals }) => setGlobals(now);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return globals;
}
