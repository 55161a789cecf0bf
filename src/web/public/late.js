// Pages that can be read without their program start it late: at the first sign of a person, or once the page has been quiet for a while. The build has put
// the program's parts aside (scripts/late-start.mjs); here they become what they were. What is pressed, chosen, dropped or sent before the program runs is
// done again for it then, and what is typed is typed again: the program draws the page as it was built, and knows nothing of what has been entered since.
(() => {
  /** How long after it has loaded a page waits for a person. */
  const quietMs = 4000;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'dragenter'];
  const held = [];
  let begun = false;

  const run = () => {
    // Some browsers fill fields in again that they showed before a reload, and tell nobody.
    for (const field of document.querySelectorAll('input, textarea, select')) note(field);
    const program = document.querySelector('script[type="late-module"]');
    // Pages that are being developed have theirs in place.
    if (!program) return;
    for (const part of document.querySelectorAll('link[rel="late-module"]')) part.rel = 'modulepreload';
    const running = document.createElement('script');
    running.type = 'module';
    running.async = true;
    running.textContent = program.textContent;
    program.replaceWith(running);
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    // This runs before there is a page, so that no press is missed.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };

  /** The fields that hold something else than the page was built with, with what they hold. */
  const entered = new Map();
  const isBuilt = (field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].every((option) => option.selected === option.defaultSelected);
    return ['radio', 'checkbox'].includes(field.type)
      ? field.checked === field.defaultChecked
      : field.value === field.defaultValue;
  };
  const note = (field) => {
    if (field.type === 'file') return;
    if (isBuilt(field)) entered.delete(field);
    else entered.set(field, { value: field.value, checked: field.checked });
  };
  /** Enters it again, in a way that React takes for a change: it compares with what was last set through the field's own property. */
  const enter = (field, { value, checked }) => {
    if (!field.isConnected) return;
    if (field.type === 'radio' && !checked) return;
    if (field.type === 'radio' || field.type === 'checkbox') {
      field.checked = !checked;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd } = field;
    if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
    for (let kind = Object.getPrototypeOf(field); kind; kind = Object.getPrototypeOf(kind)) {
      const property = Object.getOwnPropertyDescriptor(kind, 'value');
      if (!property) continue;
      property.set.call(field, value);
      break;
    }
    if (document.activeElement === field && typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };

  const hold = (event, again) => {
    // React would hear it, too, if it came while the page is being taken up, and it would be done twice.
    event.stopImmediatePropagation();
    begin();
    held.push(again);
  };
  const typed = ({ target }) => {
    if (target instanceof HTMLElement && target.matches('input, textarea, select')) note(target);
  };
  const pressed = (event) => {
    const control = event.target instanceof Element && event.target.closest('button, [role="button"]');
    // A form is sent by the browser, which tells of it; so is what is typed in it by the button's press.
    if (!control || (control.type === 'submit' && control.form)) return;
    // A chooser opens only while the browser remembers the press.
    const field = control.closest('[data-chooser]')?.querySelector('input[type="file"]');
    if (field) {
      event.stopImmediatePropagation();
      begin();
      field.click();
      return;
    }
    hold(event, () => {
      // Tabs and menus open at this, and do not wait for the click.
      for (const [Kind, name] of [
        [PointerEvent, 'pointerdown'],
        [MouseEvent, 'mousedown'],
      ])
        control.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, button: 0 }));
      control.click();
    });
  };
  const chosen = (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'file')
      hold(event, () => target.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const sent = (event) => {
    const { target: form, submitter } = event;
    event.preventDefault();
    hold(event, () => form.requestSubmit(submitter));
  };
  // Without this the browser would leave the page for the file.
  const dragged = (event) => event.preventDefault();
  const dropped = (event) => {
    event.preventDefault();
    const { target } = event;
    const dataTransfer = new DataTransfer();
    for (const file of event.dataTransfer?.files ?? []) dataTransfer.items.add(file);
    hold(event, () => target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })));
  };
  const holding = { input: typed, click: pressed, change: chosen, submit: sent, dragover: dragged, drop: dropped };
  for (const [name, listener] of Object.entries(holding)) addEventListener(name, listener, true);
  addEventListener(
    'foothold:started',
    () => {
      for (const [name, listener] of Object.entries(holding)) removeEventListener(name, listener, true);
      // First, since it may be what a press sends.
      for (const [field, content] of entered) enter(field, content);
      // One after the other: a file is not there at once, and what is pressed next may send it.
      const next = () => {
        held.shift()?.();
        if (held.length > 0) setTimeout(next);
      };
      next();
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
    if (awaited()) return requestAnimationFrame(() => requestAnimationFrame(begin));
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(begin), quietMs);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
})();
