import { escapeHtml } from '../escape-html.ts';

/** What the page of the web application says of itself before any script runs. */
export interface PageHead {
  /** The title of the window; the page's own where there is none. */
  readonly title: string | null;
  /** Its meta elements, by their names; none of those without a content. */
  readonly meta: Readonly<Record<string, string | null>>;
}

/** Whether a head says anything that the built page does not. */
export function isPlain({ title, meta }: PageHead): boolean {
  return title === null && Object.values(meta).every((content) => content === null);
}

/** The built page with a head of this installation. */
export function withHead(page: string, { title, meta }: PageHead): string {
  const elements = Object.entries(meta).flatMap(([name, content]) =>
    content === null ? [] : `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}" />`,
  );
  // By functions: in a text, '$' would mean something.
  return page.replace(/<title>[^<]*<\/title>/, (own) => {
    const told = title === null ? own : `<title>${escapeHtml(title)}</title>`;
    return [told, ...elements].join('\n    ');
  });
}
