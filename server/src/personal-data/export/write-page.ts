import { formatPhone } from '@grzadka/contract/core/format-phone';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { dayInFigures, minuteInFigures } from '@grzadka/contract/core/time/in-figures';
import { escapeHtml } from '#src/core/escape-html.ts';
import type { PersonSection, ToldColumn } from './read-person.ts';

/** A file of the archive besides the page, and what it is in words. */
export interface PageFile {
  readonly path: string;
  readonly name: string;
}

interface Page {
  /** Whose data they are. */
  readonly name: string;
  /** The association; null where the settings have no name. */
  readonly garden: string | null;
  readonly madeAt: Date;
  readonly sections: readonly PersonSection[];
  readonly files: readonly PageFile[];
}

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
table { border-collapse: collapse; width: 100% } caption { text-align: left; padding-bottom: .5rem }
th, td { border: 1px solid #999; padding: .3rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
thead th { background: #eee } .wide { overflow-x: auto } nav a { color: #00509d }
@media print { body { margin: 0; max-width: none; font-size: 10pt } nav { display: none } thead { display: table-header-group } tr { break-inside: avoid } }
`;

/** Writes what the program knows of a person as a page for people: in Polish, to be read, heard and printed. */
export function writePage({ name, garden, madeAt, sections, files }: Page): string {
  const from = garden === null ? '' : `, które ma ${escapeHtml(garden)}`;
  const contents = sections.map(
    ({ table, heading }) => `<li><a href="#${table}">${escapeHtml(heading)}</a></li>`,
  );
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dane osoby: ${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Dane osoby: ${escapeHtml(name)}</h1>
<p>To są wszystkie dane${from}, zebrane ${escapeHtml(dayInWords(madeAt.toISOString()))}. W miejscu innych osób stoi „inna osoba”. Te same dane w postaci do odczytu przez inny program są w pliku dane.json.</p>
<nav aria-label="Spis treści"><ul>${contents.join('')}</ul></nav>
${sections.map(writeSection).join('\n')}
${writeFiles(files)}
</main>
</body>
</html>
`;
}

function writeSection({ table, heading, columns, rows }: PersonSection): string {
  // Columns in which no row has anything would only make it wider.
  const filled = columns.filter(({ name }) => rows.some((row) => isThere(row[name])));
  const head = filled.map(({ field }) => `<th scope="col">${escapeHtml(field.label)}</th>`);
  const body = rows.map(
    (row) => `<tr>${filled.map((column) => writeCell(column, row)).join('')}</tr>`,
  );
  return `<section aria-labelledby="${table}">
<h2 id="${table}">${escapeHtml(heading)}</h2>
<div class="wide"><table><caption>Pozycje: ${rows.length}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>
</section>`;
}

function writeFiles(files: readonly PageFile[]): string {
  if (files.length === 0) return '';
  const items = files.map(
    ({ path, name }) => `<li><a href="${encodeURI(path)}">${escapeHtml(name)}</a></li>`,
  );
  return `<section aria-labelledby="pliki"><h2 id="pliki">Zdjęcia i dokumenty</h2><ul>${items.join('')}</ul></section>`;
}

function writeCell({ name, field }: ToldColumn, row: Readonly<Record<string, unknown>>): string {
  return `<td>${escapeHtml(tellValue(field, row[name]))}</td>`;
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** A value as people read it; nothing where there is none. */
function tellValue(field: RecordField, value: unknown): string {
  if (!isThere(value)) return '';
  if (Array.isArray(value)) return value.map((one) => tellValue(field, one)).join(', ');
  if (typeof value === 'object') {
    const said = Object.entries(value ?? {}).filter(([, one]) => isThere(one));
    return said.map(([label, one]) => `${label}: ${String(one)}`).join('; ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (field.kind) {
    case 'choice':
      return field.options[text] ?? text;
    case 'money':
      return formatAmount(Number(text));
    case 'number':
      return field.isYear ? text : formatDecimal(Number(text));
    case 'day':
      return text === 'infinity' ? 'bez końca' : dayInFigures(text);
    case 'instant':
      return minuteInFigures(text);
    case 'flag':
      return value === true ? 'tak' : 'nie';
    case 'phone':
      return formatPhone(text);
    case 'html':
      return text
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s{2,}/g, ' ')
        .trim();
    case 'bank-account':
    case 'bytes':
    case 'record':
    case 'text':
      return text;
  }
}
