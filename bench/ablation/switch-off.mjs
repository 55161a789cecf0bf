// Loaded before everything else by a process that measures without a rule: changes the text of one source as it is loaded, so that the product knows nothing of
// it. ABLATED is the JSON of { url, start, end, instead }.
import { register } from 'node:module';

const hooks = `
let change;
export const initialize = (data) => { change = data; };
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (url.split('?')[0] !== change.url) return loaded;
  const text = Buffer.from(loaded.source).toString('utf8');
  return { ...loaded, source: text.slice(0, change.start) + change.instead + text.slice(change.end) };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`, {
  data: JSON.parse(process.env.ABLATED ?? '{}'),
});
