/** What can be seen of how a value was read, by name: about from 0 to 1, and 0 where it does not apply. */
export type Signs = Record<string, number>;

export const flag = (is: boolean): number => (is ? 1 : 0);
export const bounded = (value: number): number => Math.min(Math.max(value, 0), 1);
