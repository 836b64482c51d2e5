import '@lending-desk/ui/fonts';
import '@lending-desk/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { wearPreferences } from './preferences/preferences';
import { preloadAt } from './routes/preload';
import { registerServiceWorker } from './serviceWorker';
import { session } from './session/session';

wearPreferences();
// Person and page are fetched side by side; data waits until it is known who asks.
void session.start();
preloadAt(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the desk');
createRoot(root).render(<App />);

if (import.meta.env.PROD) registerServiceWorker();
