import { keepTogether } from '@grzadka/contract/content/keep-together';
import { accessibilityWords as words } from '@grzadka/contract/site/accessibility-statement';
import { html, type SafeHtml } from '@remix-run/html-template';
import { machineDay } from './day-in-words.ts';

type Mark = readonly [id: string, pattern: RegExp];

const lineWith = (known: string) => new RegExp(`^.*${known}.*$`);
/** The full stop at the end of the line is none of it, but that of 'r.', for a year, is. */
const after = (known: string) => new RegExp(`(?<=${known} ).+?(?=(?<! r)\\.$|$)`);

/**
 * The ids under which programs look for the parts of an accessibility statement, as the ministry's conditions for its
 * publication name them, and the pattern that finds each part in a line. An id that holds others comes before them.
 */
const marks: readonly Mark[] = [
  ['a11y-wstep', lineWith(words.pledge)],
  ['a11y-podmiot', new RegExp(`^.+(?= ${words.pledge})`)],
  ['a11y-url', new RegExp(`(?<=${words.concerns} )https?://\\S+?(?=\\.?$)`)],
  ['a11y-data-publikacja', after(words.published)],
  ['a11y-data-aktualizacja', after(words.updated)],
  ['a11y-status', new RegExp(`^${words.status} .+$`)],
  ['a11y-data-sporzadzenie', after(words.written)],
  ['a11y-data-przeglad', after(words.reviewed)],
  ['a11y-kontakt', lineWith(words.contact)],
  ['a11y-osoba', after(words.person)],
  ['a11y-telefon', after(words.phone)],
  ['a11y-email', after(words.email)],
  ['a11y-procedura', lineWith(words.procedure)],
  ['a11y-architektura', lineWith(words.building)],
];

/** Shows the lines of one accessibility statement, one after the other, each part that is found under its id. */
export function createLineMarker(): (line: string) => SafeHtml {
  const given = new Set<string>();
  const show = (line: string, left: readonly Mark[]): SafeHtml => {
    for (const [index, [id, pattern]] of left.entries()) {
      const found = given.has(id) ? null : pattern.exec(line);
      if (found === null) continue;
      given.add(id);
      const others = left.slice(index + 1);
      const [part] = found;
      const rest = line.slice(found.index + part.length);
      return html`${show(line.slice(0, found.index), others)}${renderPart(id, part, show(part, others))}${show(rest, others)}`;
    }
    return html`${keepTogether(line)}`;
  };
  return (line) => show(line, marks);
}

function renderPart(id: string, part: string, shown: SafeHtml): SafeHtml {
  if (id === 'a11y-url') return html`<a id="${id}" href="${part}">${shown}</a>`;
  const day = id.startsWith('a11y-data-') ? machineDay(part) : null;
  return day === null
    ? html`<span id="${id}">${shown}</span>`
    : html`<time id="${id}" datetime="${day}">${shown}</time>`;
}
