// Runs before the page is drawn, as a file because the CSP allows no inline script of ours. Sets the chosen theme on the document before its first paint, so
// that nothing flashes.
try {
  const theme = localStorage.getItem('foothold.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is unavailable to this page: the system's theme is used.
}
// zod would try `new Function` before it validates; the CSP refuses that and reports it. This turns the attempt off.
globalThis['__zod_globalConfig'] = { jitless: true };
