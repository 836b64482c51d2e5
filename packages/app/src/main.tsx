import '@lending-desk/ui/fonts';
import '@lending-desk/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { wearPreferences } from './preferences/preferences';
import { preloadAt } from './routes/preload';
import { registerServiceWorker } from './serviceWorker';
import { session } from './session/session';

wearPreferences();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the desk');
// Person and page are fetched side by side; data waits until it is known who asks. Drawn before its files are there,
// the page would be empty as well, and React would hold it back a third of a second from then.
void session.start();
void preloadAt(location.pathname).then(() => createRoot(root).render(<App />));

if (import.meta.env.PROD) registerServiceWorker();
