import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { chrome } from './chrome';
import { RequirementsPanel } from './panel/RequirementsPanel';
import { withoutIds } from './withIds';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: dark ? chrome.dark : chrome.light,
  sidebar: { renderLabel: ({ name }) => withoutIds(name) },
});

addons.register('lending-desk', () => {
  addons.add('lending-desk/requirements', {
    type: types.PANEL,
    title: 'Requirements',
    paramKey: 'covers',
    render: ({ active }) => (active ? createElement(RequirementsPanel) : null),
  });
});
