import '@lending-desk/ui/fonts';
import '@lending-desk/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyPreferences } from './preferences/preferences';
import { homePage } from './routes/pages';
import { routedPages } from './routes/routedPages';
import { routerComesFrom } from './session/navigator';
import { session } from './session/session';

applyPreferences();
routerComesFrom(routedPages.preload);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the desk');
// Person, files and data of the first page are loaded in parallel. Rendering before the files have loaded would show
// an empty page.
void session.start();
const first = location.pathname === '/' ? homePage : routedPages;
void first.preload().then(() => createRoot(root).render(<App />));

// Once the page is there: the worker's download must not delay the first one. Without its files the desk works too.
if (import.meta.env.PROD) {
  addEventListener('load', () =>
    import('./release/serviceWorker').then(
      it => it.begin(),
      () => undefined,
    ),
  );
}
