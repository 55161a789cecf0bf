// Runs before the page is drawn, as a file because the CSP allows no inline script of ours. Sets the chosen theme on the document before its first paint, so
// that nothing flashes.
try {
  const theme = localStorage.getItem('foothold.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is unavailable to this page: the system's theme is used.
}
// Who has decided about cookies is not asked again: the banner of the prerendered page is hidden before it is drawn.
try {
  if (localStorage.getItem('foothold.consent') !== null) document.documentElement.setAttribute('data-consent', '');
} catch {
  // Storage is unavailable to this page: it asks.
}
// A page that was prerendered for visitors holds the place of the account's menu for who may be signed in.
if (/(?:^|;\s*)(?:__Host-)?foothold-signed-in=1/.test(document.cookie)) {
  document.documentElement.setAttribute('data-signed-in', '');
}
// Where a score is opened or come back to, the form of the prerendered page is not shown first.
if (new URLSearchParams(location.search).has('result') || history.state?.usr?.made) {
  document.documentElement.setAttribute('data-result-asked', '');
}
// zod would try `new Function` before it validates; the CSP refuses that and reports it. This turns the attempt off.
globalThis['__zod_globalConfig'] = { jitless: true };
// A claim token takes an optimization into an account. It leaves the address before anything else is loaded from the page that it
// came with; in the session's storage, the pages find it.
try {
  const address = new URL(location.href);
  const token = address.searchParams.get('claimToken');
  if (token !== null) {
    sessionStorage.setItem('foothold.claimToken', token);
    sessionStorage.removeItem('foothold.claimAsked');
    address.searchParams.delete('claimToken');
    history.replaceState(history.state, '', address);
  }
} catch {
  // Storage is closed to this page: the page itself takes the token out of the address.
}
