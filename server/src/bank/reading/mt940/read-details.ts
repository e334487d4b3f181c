import { firstAccountNumber } from '../text/account-number.ts';
import { cleanText, cleanTextOrNull, joinPieces } from '../text/clean-text.ts';
import { type Description, labelOf, readLabelledParts } from '../text/labelled-parts.ts';
import { type Dialect, dialects, labels } from './dialects.ts';

/** What :86: says of an operation, from its lines. */
export function readDetails(lines: readonly string[]): Description {
  const joined = lines.join('');
  const found = findDialect(joined);
  return found ? readSubFields(joined, found) : readPlain(lines);
}

interface FoundDialect {
  readonly dialect: Dialect;
  readonly mark: string;
  readonly begin: number;
}

/** The dialect whose mark stands at the beginning, after the code of the operation or without one. */
function findDialect(text: string): FoundDialect | undefined {
  const [before, mark] = /^(?:\d{3})?\s*([?<~+^])\d{2}/.exec(text) ?? [];
  if (before === undefined || mark === undefined) return undefined;
  const dialect = dialects.find(({ marks }) => marks.includes(mark));
  return dialect && { dialect, mark, begin: before.length - mark.length - 2 };
}

/** What stands in a sub-field that is empty: a byte 0xFF, in whichever encoding. */
const fillers: ReadonlySet<string> = new Set(['ÿ', '˙', '\u00A0']);

function readSubFields(text: string, { dialect, mark, begin }: FoundDialect): Description {
  const found: Record<'title' | 'name' | 'account', string[]> = {
    title: [],
    name: [],
    account: [],
  };
  const places = new RegExp(
    `\\${mark}(\\d{2})([^\\${mark}]*(?:\\${mark}(?!\\d{2})[^\\${mark}]*)*)`,
    'g',
  );
  for (const [, number, content] of text.slice(begin).matchAll(places)) {
    if (number === undefined || content === undefined || fillers.has(content.trim())) continue;
    const role = dialect.roles.get(number) ?? 'title';
    if (role !== 'kept-in-raw') found[role].push(content);
  }
  const isAccount = (content: string) =>
    /^[\s/]*(?:[A-Z]{2}\d{2}[A-Z\d]{10,30}|(?:[A-Z]{2})?[\d\s/-]+)$/i.test(content);
  // Some banks go on with the name and the address where others have an account.
  const name = [...found.name, ...found.account.filter((content) => !isAccount(content))];
  return {
    name: cleanTextOrNull(joinPieces(name)),
    account: firstAccountNumber(found.account),
    title: joinPieces(found.title),
  };
}

/** How long a line is that is full: what follows belongs to it. */
const fullLine = 65;

function readPlain(lines: readonly string[]): Description {
  const text = cleanText(joinPieces(lines, fullLine).replace(/^\d{3}(?!\d)/, ''));
  const parts: string[] = [];
  for (const part of text.split(/; ?/)) {
    // A semicolon within a title does not end it.
    const isWithin = parts.length > 0 && !/^[^:]{1,20}:/.test(part);
    parts.push(isWithin ? `${parts.pop()}; ${part}` : part);
  }
  if (!parts.some((part) => labelOf(part, labels)[1]))
    return { name: null, account: null, title: text };
  const [kind = '', ...rest] = parts;
  const said = readLabelledParts(labelOf(kind, labels)[1] ? parts : rest, labels);
  return said.title === '' ? { ...said, title: kind } : said;
}
