// Pages that can be read without their program start it late: at the first sign of a person, or once the page has been quiet for a while. The build has put
// the program's parts aside (scripts/late-start.mjs); here they become what they were. What is pressed, chosen, dropped or sent before the program runs is
// done again for it then.
(() => {
  const program = document.querySelector('script[type="late-module"]');
  if (!program) return;
  const soon = document.currentScript?.dataset.start === 'soon';
  /** How long after it has loaded a page waits for a person. */
  const quietMs = 4000;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'dragenter'];
  const held = [];
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const part of document.querySelectorAll('link[rel="late-module"]')) part.rel = 'modulepreload';
    const running = document.createElement('script');
    running.type = 'module';
    running.async = true;
    running.textContent = program.textContent;
    program.replaceWith(running);
  };

  const hold = (again) => {
    begin();
    held.push(again);
  };
  const pressed = ({ target }) => {
    const control = target instanceof Element && target.closest('button, [role="button"]');
    if (control) hold(() => control.click());
  };
  const chosen = ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file')
      hold(() => target.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const sent = (event) => {
    const { target: form, submitter } = event;
    event.preventDefault();
    hold(() => form.requestSubmit(submitter));
  };
  // Without this the browser would leave the page for the file.
  const dragged = (event) => event.preventDefault();
  const dropped = (event) => {
    event.preventDefault();
    const { target } = event;
    const dataTransfer = new DataTransfer();
    for (const file of event.dataTransfer?.files ?? []) dataTransfer.items.add(file);
    hold(() => target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })));
  };
  const holding = { click: pressed, change: chosen, submit: sent, dragover: dragged, drop: dropped };
  for (const [name, listener] of Object.entries(holding)) addEventListener(name, listener, true);
  addEventListener(
    'foothold:started',
    () => {
      for (const [name, listener] of Object.entries(holding)) removeEventListener(name, listener, true);
      for (const again of held.splice(0)) again();
    },
    { once: true },
  );

  /** An address or a history that only the program understands, or somebody who has begun something in this tab or is signed in. */
  const awaited = () => {
    try {
      if (location.search !== '' || history.state?.usr || sessionStorage.length > 0) return true;
    } catch {
      // Storage is closed to this page.
    }
    return /(?:^|;\s*)(?:__Host-)?foothold-signed-in=1/.test(document.cookie);
  };
  const loaded = () => {
    // Two frames: what the page shows is on the screen before its program is even asked for.
    if (soon || awaited()) return requestAnimationFrame(() => requestAnimationFrame(begin));
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(begin), quietMs);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
})();
