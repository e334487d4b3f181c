import { cleanText, cleanTextOrNull, joinPieces } from '../text/clean-text.ts';
import { type Description, labelOf, readLabelledParts } from '../text/labelled-parts.ts';
import { type OwnSide, partiesOf } from '../text/parties.ts';
import { type Dialect, dialects, labels, type SubFieldRole } from './dialects.ts';

/** What :86: says of an operation, from its lines. */
export function readDetails(lines: readonly string[], side: OwnSide): Description {
  const joined = lines.join('');
  const found = findDialect(joined);
  return found ? readSubFields(joined, found, side) : readPlain(lines, side);
}

interface FoundDialect {
  readonly roles: Dialect['roles'];
  readonly mark: string;
  readonly begin: number;
}

/** The dialect whose mark stands at the beginning, after the code of the operation or without one. */
function findDialect(text: string): FoundDialect | undefined {
  const [before, mark, number = ''] = /^\s*(?:\d{3,4}\s*)?([?<~+^])(\d{2})/.exec(text) ?? [];
  if (before === undefined || mark === undefined) return undefined;
  const dialect = dialects.find(({ marks, roles }) => marks.includes(mark) && roles.has(number));
  const begin = before.length - mark.length - number.length;
  return dialect && { roles: dialect.roles, mark, begin };
}

/** What stands in a sub-field that is empty: a byte 0xFF, as each encoding reads it. */
const fillers: ReadonlySet<string> = new Set(['ÿ', '˙', '\u00A0']);

interface SubField {
  readonly role: SubFieldRole;
  content: string;
}

function readSubFields(text: string, found: FoundDialect, side: OwnSide): Description {
  const fields = cutSubFields(text, found).filter(({ content }) => !fillers.has(content.trim()));
  const contentOf = (wanted: SubFieldRole) =>
    fields.flatMap(({ role, content }) => (role === wanted ? [content] : []));
  const accounts = contentOf('account');
  // Some banks go on with the name and the address where others have an account.
  const name = [...contentOf('name'), ...accounts.filter((content) => !isAccount(content))];
  return {
    name: cleanTextOrNull(joinPieces(name)),
    ...partiesOf({ any: accounts }, side),
    title: joinPieces(contentOf('title')),
  };
}

/** Each number begins one sub-field. What only looks like another one is a part of the text it stands in, '+48 601…' of 'tel +48 601…'. */
function cutSubFields(text: string, { roles, mark, begin }: FoundDialect): readonly SubField[] {
  const pieces = text.slice(begin + mark.length).split(mark);
  const begins = beginsOf(pieces, roles);
  const fields: SubField[] = [];
  for (const [index, piece] of pieces.entries()) {
    const number = piece.slice(0, 2);
    const role = roles.get(number);
    const last = fields.at(-1);
    if (last === undefined || (role !== undefined && begins.has(index))) {
      fields.push({ role: role ?? 'title', content: piece.slice(2) });
    } else if (/^\d{2}/.test(piece) && (last.role === 'account' || last.role === 'kept-in-raw')) {
      // Nothing is lost of what nobody knows.
      fields.push({ role: 'title', content: `${mark}${piece}` });
    } else {
      last.content += `${mark}${piece}`;
    }
  }
  return fields;
}

/**
 * Which pieces begin a sub-field: of each number the first with no blank before it, since within a text there mostly is one. Of accounts there may be several under one
 * number, and of what is not read.
 */
function beginsOf(pieces: readonly string[], roles: Dialect['roles']): ReadonlySet<number> {
  const places = Map.groupBy(pieces.keys(), (index) => pieces[index]?.slice(0, 2) ?? '');
  const isAfterBlank = (index: number) => /\s/.test(pieces[index - 1]?.at(-1) ?? '');
  const begins = new Set<number>();
  for (const [number, all] of places) {
    const role = roles.get(number);
    const [first = -1, ...again] = all.filter((index) => !isAfterBlank(index));
    if (role !== undefined) begins.add(first < 0 ? (all[0] ?? first) : first);
    for (const index of again) {
      const isOther = role === 'account' && isAccount(pieces[index]?.slice(2) ?? '');
      if (isOther || role === 'kept-in-raw') begins.add(index);
    }
  }
  return begins;
}

/** No account is longer, with its blanks. */
const longestAccount = 60;

function isAccount(content: string): boolean {
  if (content.length > longestAccount) return false;
  const digits = content.replace(/^[\s/]+/, '');
  return /^(?:[A-Z]{2}\d{2}[A-Z\d]{10,30}|(?:[A-Z]{2})?[\d\s/-]+)$/i.test(digits);
}

/** How long a line is that is full: what follows belongs to it. */
const fullLine = 65;

function readPlain(lines: readonly string[], side: OwnSide): Description {
  const text = cleanText(joinPieces(lines, fullLine).replace(/^\d{3}(?!\d)/, ''));
  const parts: string[] = [];
  for (const part of text.split(/; ?/)) {
    // A semicolon within a title does not end it.
    const isWithin = parts.length > 0 && !/^[^:]{1,20}:/.test(part);
    parts.push(isWithin ? `${parts.pop()}; ${part}` : part);
  }
  if (!parts.some((part) => labelOf(part, labels)[1]))
    return { name: null, counterpartyAccount: null, targetAccount: null, title: text };
  const [kind = '', ...rest] = parts;
  const said = readLabelledParts(labelOf(kind, labels)[1] ? parts : rest, labels, side);
  return said.title === '' ? { ...said, title: kind } : said;
}
