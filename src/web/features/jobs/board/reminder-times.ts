const two = (part: number): string => String(part).padStart(2, '0');

/** A time as an input of type `datetime-local` holds it, in the zone of the browser: "2026-11-24T09:00"; empty if it isn't a time. */
export const localValue = (time: Date): string =>
  Number.isNaN(time.getTime())
    ? ''
    : `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`;

/** The time that such an input holds; undefined where it is not filled. */
export function timeOf(value: string): Date | undefined {
  const time = new Date(value);
  return value === '' || Number.isNaN(time.getTime()) ? undefined : time;
}

/** The hour that a suggested reminder comes at. */
const hour = 9;

/** Nine in the morning, that many calendar days from now; some of those have 23 hours. */
const morningIn = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);

export const reminderPresets = ['tomorrow', 'inThreeDays', 'nextMonday'] as const;
export type ReminderPreset = (typeof reminderPresets)[number];

/** When a suggested reminder comes, in the zone of the browser. The next Monday is never today. */
export function presetTime(preset: ReminderPreset, now: Date): Date {
  switch (preset) {
    case 'tomorrow':
      return morningIn(1, now);
    case 'inThreeDays':
      return morningIn(3, now);
    default:
      return morningIn((8 - now.getDay()) % 7 || 7, now);
  }
}
