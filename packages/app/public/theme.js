// Runs before the first paint and before anything is loaded: a dark desk does not flash white.
// A file of its own, because the page allows no script inside itself.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('lending-desk.preferences') || '{}').theme || 'system';
  } catch {
    // Defaults.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
