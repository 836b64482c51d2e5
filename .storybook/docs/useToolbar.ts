import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { type Globals, ownGlobals } from './previews';

type Channel = DocsContainerProps['context']['channel'];

/** The toolbar's settings, such as the theme, on a page of documentation. */
export function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(ownGlobals);
  useEffect(() => {
    const follow = () => setGlobals(ownGlobals());
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return globals;
}
