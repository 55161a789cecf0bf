import type { Post } from '../material/posts.ts';
import type { Phrases } from './phrases.ts';

const longest = 130;

/** A line or a sentence as a quotation: without the point at its end; a long one ends at a comma or a word, with a mark. */
export function cut(text: string): string {
  const whole = plain(text).replace(/[.;,:\s]+$/, '');
  if (whole.length <= longest) return whole;
  const head = whole.slice(0, longest);
  const at = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(' – '));
  return `${at > longest / 3 ? head.slice(0, at) : head.replace(/\s\S*$/, '')} …`;
}

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const heldAs = ({ title, place }: Post, held: Phrases['held']): string => held(title, place);
