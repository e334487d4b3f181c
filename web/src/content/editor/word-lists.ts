/** Where Word says which list and level a paragraph belongs to. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const markerStyle = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const numbering = /^\(?(\d+|[a-z]{1,4})[.)]/i;

/**
 * Makes lists of the paragraphs that Word pastes in their place: each a paragraph that only says by
 * its style that it is an item, with its bullet or number written out as text.
 */
export function makeListsOfWordParagraphs(body: HTMLElement): void {
  // The lists that are open, outermost first; an item that follows no other item begins anew.
  let open: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = Number(listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (previous === null || paragraph.previousElementSibling !== previous) open = [];
    const tag = tagOf(takeMarker(paragraph));
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== tag.name) open.pop();
    while (open.length < level) open.push(openList(open.at(-1), paragraph, tag));
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    previous = open[0] ?? null;
    paragraph.remove();
  }
}

interface ListTag {
  name: 'ul' | 'ol';
  start: number;
}

/** The bullet or number of an item, taken out of it. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector(markerStyle);
  marker?.remove();
  return marker?.textContent?.trim() ?? '';
}

function tagOf(marker: string): ListTag {
  const number = numbering.exec(marker)?.[1];
  if (number === undefined) return { name: 'ul', start: 1 };
  return { name: 'ol', start: /^\d+$/.test(number) ? Number(number) : 1 };
}

/** A new list: within the last item of the list around it, or in place of the paragraph. */
function openList(
  around: HTMLElement | undefined,
  paragraph: HTMLElement,
  { name, start }: ListTag,
): HTMLElement {
  const list = paragraph.ownerDocument.createElement(name);
  if (name === 'ol' && start !== 1) list.setAttribute('start', String(start));
  if (around === undefined) {
    paragraph.before(list);
  } else {
    const item = around.lastElementChild ?? paragraph.ownerDocument.createElement('li');
    if (item.parentElement === null) around.append(item);
    item.append(list);
  }
  return list;
}
