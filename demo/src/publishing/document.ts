import { blocksOf, tableOf } from './blocks.ts';
import type { Scene } from './scenes/scenes.ts';

/** What a document holds: lines of text, rows of a table, or a picture. */
export type DocumentBody =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly scene: Scene };

/**
 * What a document holds, from its text in Markdown: the one table or picture in it, or else its
 * lines as they stand, with the heading in capitals.
 */
export function documentBody(markdown: string): DocumentBody {
  const rows = tableOf(markdown);
  if (rows !== null) return { kind: 'table', rows };
  const [first] = blocksOf(markdown);
  if (typeof first === 'object') return { kind: 'picture', scene: first.scene };
  const text = markdown.replace(/^# (.*)$/m, (_, heading: string) => heading.toUpperCase());
  return { kind: 'text', lines: text.split('\n') };
}
