import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { docsChrome } from '../chrome';
import { applyTheme } from '../theme';
import { useToolbar } from './useToolbar';

/** A documentation page in the theme selected in the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props.context.channel);
  // A page without stories has nobody else to set it.
  useEffect(() => applyTheme(globals), [globals]);
  return (
    <DocsContainer {...props} theme={globals['theme'] === 'dark' ? docsChrome.dark : docsChrome.light} />
  );
}
