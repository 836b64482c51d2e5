import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { chrome } from '../chrome';

const themeNow = () => (document.documentElement.style.colorScheme === 'dark' ? chrome.dark : chrome.light);

/** A documentation page in the theme selected in the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(globals['theme'] === 'dark' ? chrome.dark : chrome.light);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return <DocsContainer {...props} theme={theme} />;
}
