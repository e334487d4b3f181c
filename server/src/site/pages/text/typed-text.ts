import { keepTogether } from '@grzadka/contract/content/keep-together';
import { html, type SafeHtml } from '@remix-run/html-template';

/** What a line is: a heading, a point of a list, or one of a paragraph. */
type LineKind = 'heading' | 'point' | 'plain';

interface Block {
  readonly kind: LineKind;
  readonly lines: string[];
}

const marks = [
  { kind: 'heading', mark: /^#+\s+/ },
  { kind: 'point', mark: /^[-*•–]\s+/ },
] as const;

/**
 * A text as people type it, as HTML: a blank line ends a paragraph, '# ' begins a heading and '- ' a point of a list
 * (docs/product/site.md#statements). Nothing else in it means anything, HTML least of all. `show` may put more into a line.
 */
export function renderTypedText(
  text: string,
  show: (line: string) => SafeHtml | string = keepTogether,
): SafeHtml[] {
  return blocksOf(text).map(({ kind, lines }) => {
    const shown = lines.map(show);
    switch (kind) {
      case 'heading':
        return html`<h2>${shown}</h2>`;
      case 'point':
        return html`<ul>${shown.map((line) => html`<li>${line}</li>`)}</ul>`;
      case 'plain':
        return html`<p>${shown.map((line, at) => (at === 0 ? line : html`<br>${line}`))}</p>`;
    }
  });
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') {
      isApart = true;
      continue;
    }
    const { kind, words } = readLine(line);
    const last = blocks.at(-1);
    // Points stay one list with a blank line in between; each heading stands alone.
    const goesOn = last?.kind === kind && (kind === 'point' || (kind === 'plain' && !isApart));
    if (goesOn) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    isApart = false;
  }
  return blocks;
}

function readLine(line: string): { kind: LineKind; words: string } {
  const found = marks.find(({ mark }) => mark.test(line));
  return found
    ? { kind: found.kind, words: line.replace(found.mark, '') }
    : { kind: 'plain', words: line };
}
