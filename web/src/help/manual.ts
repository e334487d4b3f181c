import { newsPage } from '../core/help-place.ts';

/** A page of the manual, made of its Markdown when the application is built. */
interface ManualPage {
  readonly title: string;
  /** Made by us of our own Markdown, which may hold no HTML (`web/build/manual/render-page.ts`). */
  readonly html: string;
}

const files = import.meta.glob<ManualPage>(
  ['../../../docs/instrukcja/*.md', '../../../CHANGELOG.md'],
  { eager: true, import: 'page' },
);

/** The manual: its pages by their names. Imported on demand only, for all of it comes at once. */
export const manual: ReadonlyMap<string, ManualPage> = new Map(
  Object.entries(files).map(([path, page]) => [nameOf(path), page]),
);

function nameOf(path: string): string {
  if (path.endsWith('/CHANGELOG.md')) return newsPage;
  return path.replace(/^.*\//, '').replace(/\.md$/, '');
}

/** The id of the element at an anchor, apart from the ids of whatever screen stands beside it. */
export function manualId(anchor: string): string {
  return `pomoc-${anchor}`;
}
