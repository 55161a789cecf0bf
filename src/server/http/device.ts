import type { BrowserName, Device, SystemName } from '#contract/devices.ts';

/** In this order: most browsers also name the ones that they want to be taken for. */
const browsers: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [SystemName, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMac(?:intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
];

const firstOf = <Name>(table: readonly (readonly [Name, RegExp])[], text: string): Name | null =>
  table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Longer than any browser's: of what comes after nothing is read. */
const mostCharacters = 400;

/** The browser and the system that a user agent names. Nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, mostCharacters);
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
