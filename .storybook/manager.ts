import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { chrome } from './chrome';
import { sidebarLabel } from './panel/badges';
import { BothThemesLink } from './panel/BothThemesLink';
import { fitViewport } from './panel/fitViewport';
import { MockupPanel } from './panel/MockupPanel';
import { RequirementsPanel } from './panel/RequirementsPanel';
import { searchRequirements } from './panel/searchRequirements';
import { Storyboard } from './storyboard/Storyboard';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: dark ? chrome.dark : chrome.light,
  sidebar: { renderLabel: sidebarLabel },
});

addons.register('lending-desk', api => {
  addons.add('lending-desk/requirements', {
    type: types.PANEL,
    title: 'Requirements',
    paramKey: 'covers',
    render: ({ active }) => (active ? createElement(RequirementsPanel) : null),
  });
  addons.add('lending-desk/mockups', {
    type: types.PANEL,
    title: 'Mockups',
    render: ({ active }) => (active ? createElement(MockupPanel) : null),
  });
  addons.add('lending-desk/both-themes', {
    type: types.TOOL,
    title: 'Both themes',
    render: () => createElement(BothThemesLink),
  });
  addons.add('lending-desk/storyboard', { type: types.PREVIEW, render: Storyboard });
  fitViewport();
  searchRequirements(api);
});
