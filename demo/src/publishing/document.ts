import type { Scene } from './scenes/scenes.ts';
import type { Plan } from './schedule.ts';

/** What a document holds: lines of text, rows of a table, or a picture. */
export type DocumentBody =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly kind: 'picture'; readonly scene: Scene };

/** What a document is called and holds on the day it is published. */
interface DocumentContent {
  readonly name: string;
  /** Without its ending, which follows from what it holds. */
  readonly fileName: string;
  readonly body: DocumentBody;
}

export interface DemoDocument extends Plan {
  readonly write: (day: Temporal.PlainDate) => DocumentContent;
}

/** A text of a heading and what follows, as a document. */
export function textBody(heading: string, ...lines: readonly string[]): DocumentBody {
  return { kind: 'text', lines: [heading.toUpperCase(), '', ...lines] };
}
