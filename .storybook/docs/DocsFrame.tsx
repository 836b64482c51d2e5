import { vars } from '@lending-desk/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { docsChrome } from '../chrome';
import { applyTheme } from '../theme';
import { startFramesWith, tellFrames } from './previews';
import { useToolbar } from './useToolbar';

// Storybook sets its pages in 16 px, which a component in them would inherit, stripes tables in a grey that links
// hardly stand out from in the dark, and numbers no list.
const styles = `
  .sbdocs .sbdocs-content > ol { list-style: decimal }
  .sbdocs .docs-story { font-size: ${vars.text.body.fontSize}; line-height: ${vars.text.body.lineHeight} }
  .sbdocs .sbdocs-content > table tr:nth-of-type(2n), .sbdocs .sbdocs-content > div > table tr:nth-of-type(2n) {
    background-color: ${vars.colour.surface.tableHead};
  }`;

/** A documentation page in the theme selected in the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props.context.channel);
  // Before the page below makes its frames.
  startFramesWith(globals);
  useEffect(() => {
    // A page without stories has nobody else to set it.
    applyTheme(globals);
    tellFrames(preview => preview.onUpdateGlobals({ globals }));
  }, [globals]);
  return (
    <>
      <style>{styles}</style>
      <DocsContainer {...props} theme={globals['theme'] === 'dark' ? docsChrome.dark : docsChrome.light} />
    </>
  );
}
