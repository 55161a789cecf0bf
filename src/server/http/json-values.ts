/** More values than any honest request has: the longest texts may consist of commas, which are counted too. */
const mostValues = 120_000;

const [comma, bracket, brace] = [0x2c, 0x5b, 0x7b];

/**
 * Whether a JSON body has so many values that parsing them would block the whole server for seconds. A file in Base64 is one value, however long it is. Counts
 * the characters that start or separate values, even in strings, and so never too few.
 */
export function hasTooManyValues(json: string): boolean {
  if (json.length <= mostValues) return false;
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if ((sign === comma || sign === bracket || sign === brace) && ++count > mostValues) return true;
  }
  return false;
}
