import type { Decorator } from '@storybook/react-vite';
import { setLengthened } from '../lengthened';

/** Makes the page as another language or other eyes need it, where the toolbar or the story asks for it. */
export const withLanguageAndZoom: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  setLengthened(globals['text'] === 'double');
  root.style.zoom = globals['zoom'] === 'double' ? '2' : '';
  if (globals['direction'] === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
  return <Story />;
};
