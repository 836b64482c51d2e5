import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsChrome } from '../chrome';
import { applyTheme } from '../theme';

type Globals = Readonly<Record<string, unknown>>;
type Channel = DocsContainerProps['context']['channel'];

/** The toolbar's settings as last announced. */
function globalsOf(channel: Channel): Globals {
  const last: unknown = (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0];
  const known = typeof last === 'object' && last !== null && 'globals' in last ? last.globals : {};
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

/** A documentation page in the theme selected in the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [globals, setGlobals] = useState(() => globalsOf(channel));
  useEffect(() => {
    const follow = ({ globals: now }: { globals: Globals }) => setGlobals(now);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  // A page without stories has nobody else to set it.
  useEffect(() => applyTheme(globals), [globals]);
  return (
    <DocsContainer {...props} theme={globals['theme'] === 'dark' ? docsChrome.dark : docsChrome.light} />
  );
}
