import { readCamt } from './camt/read-camt.ts';
import { checkStatements } from './check-statements.ts';
import type { OwnProfile } from './csv/csv-profile.ts';
import { readCsvStatement, type UnknownTable } from './csv/read-csv-statement.ts';
import { type Fault, FaultList } from './fault-list.ts';
import { looksLikeMt940, readMt940 } from './mt940/read-mt940.ts';
import { readingLimits } from './reading-limits.ts';
import type { Statement } from './statement.ts';
import {
  decodeText,
  type Encoding,
  findEncoding,
  type SingleByteEncoding,
  singleByteEncodings,
} from './text/decode-text.ts';

/** What a file is read for. */
export interface ReadingOptions {
  /** The account that was chosen, its 26 digits. */
  readonly bankAccount: string;
  /** Layouts of tables that were made for files like these. */
  readonly ownProfiles?: readonly OwnProfile[];
  /** How letters are written, where somebody was asked. */
  readonly encoding?: SingleByteEncoding;
}

/** A file that can be taken in. */
interface ReadFile {
  readonly outcome: 'read';
  readonly format: StatementFormat;
  /** Of a table: whose layout it has. */
  readonly profile: string | null;
  readonly encoding: Encoding;
  /** Whether the file itself says whose it is. If not, somebody has to be asked whether it is the chosen account's. */
  readonly namesAccount: boolean;
  /** The oldest first. */
  readonly statements: readonly Statement[];
}

type StatementFormat = 'camt.053' | 'mt940' | 'csv';

/** What became of a file (docs/product/bank.md#reading). */
export type Reading =
  | ReadFile
  /** Nothing is taken from it. */
  | {
      readonly outcome: 'refused';
      readonly reason: 'too-large' | 'not-a-statement' | 'faulty';
      readonly faults: readonly Fault[];
    }
  /** A table that no layout knows: 'Nie rozpoznano układu pliku. Wskaż kolumny.' */
  | { readonly outcome: 'unknown-table'; readonly encoding: Encoding; readonly table: UnknownTable }
  /** In none of these encodings it looks like Polish: somebody has to choose, by how it begins. */
  | {
      readonly outcome: 'unknown-encoding';
      readonly choices: readonly { readonly encoding: SingleByteEncoding; readonly text: string }[];
    };

/** Reads a file of statements whatever its format; pure, so that the same bytes come to the same (docs/product/bank.md#reading). */
export function readStatementFile(bytes: Uint8Array, options: ReadingOptions): Reading {
  if (bytes.length > readingLimits.fileBytes) {
    return refused(
      'too-large',
      'Plik ma ponad 20\u00A0MB. Pobierz z banku wyciągi za krótszy czas.',
    );
  }
  const isXml = beginsAsXml(bytes);
  const encoding = isXml ? xmlEncoding(bytes) : (options.encoding ?? findEncoding(bytes));
  if (encoding === null) return isXml ? refused('faulty', unknownXmlEncoding) : askEncoding(bytes);
  const text = withoutFrame(decodeText(bytes, encoding));
  if (!isText(text)) return refused('not-a-statement', notAStatement);
  const faults = new FaultList();
  const { bankAccount, ownProfiles = [] } = options;
  if (isXml) return conclude('camt.053', null, readCamt(text, bankAccount, faults));
  const longLine = findLongLine(text);
  if (longLine !== undefined)
    faults.add(
      longLine,
      'Wiersz jest o wiele za długi jak na wyciąg bankowy. Pobierz wyciąg z banku jeszcze raz.',
    );
  if (!faults.isEmpty) return { outcome: 'refused', reason: 'faulty', faults: faults.inOrder };
  if (looksLikeMt940(text)) return conclude('mt940', null, readMt940(text, bankAccount, faults));
  const table = readCsvStatement(text, { bankAccount, ownProfiles }, faults);
  if ('rows' in table) {
    return table.rows.length === 0
      ? refused('not-a-statement', notAStatement)
      : { outcome: 'unknown-table', encoding, table };
  }
  return conclude('csv', table.profile, [table.statement]);

  function conclude(
    format: StatementFormat,
    profile: string | null,
    statements: readonly Statement[],
  ): Reading {
    if (faults.isEmpty && statements.length === 0) {
      return refused('not-a-statement', notAStatement);
    }
    const checked = checkStatements(statements, bankAccount, faults);
    if (!faults.isEmpty) return { outcome: 'refused', reason: 'faulty', faults: faults.inOrder };
    return {
      outcome: 'read',
      format,
      profile,
      encoding: encoding as Encoding,
      namesAccount: checked.every(({ account }) => account !== null),
      statements: checked,
    };
  }
}

function refused(reason: 'too-large' | 'not-a-statement' | 'faulty', message: string): Reading {
  return { outcome: 'refused', reason, faults: [{ line: null, message }] };
}

const notAStatement = 'To nie jest wyciąg bankowy. Wybierz plik pobrany z banku.';

/** Whether what is not blank begins with '<', in one byte a letter or in two. */
function beginsAsXml(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</.test(beginning);
}

const unknownXmlEncoding =
  'Plik XML zapisano w sposób, którego program nie czyta. Pobierz wyciąg z banku jeszcze raz.';

/** The encoding that an XML file declares; UTF-8 without a word. Null where the bytes are none of it, or it is another one. */
function xmlEncoding(bytes: Uint8Array): Encoding | null {
  const found = findEncoding(bytes);
  if (found === 'utf-16le' || found === 'utf-16be') return found;
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] =
    /<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(declaration) ?? [];
  const name = declared.toLowerCase();
  if (name === 'utf-8' || name === 'us-ascii') return found === 'utf-8' ? found : null;
  return singleByteEncodings.find((encoding) => encoding === name) ?? null;
}

function askEncoding(bytes: Uint8Array): Reading {
  const beginning = bytes.subarray(0, 4000);
  const choices = singleByteEncodings.map((encoding) => ({
    encoding,
    text: withoutFrame(decodeText(beginning, encoding)),
  }));
  return choices.every(({ text }) => isText(text))
    ? { outcome: 'unknown-encoding', choices }
    : refused('not-a-statement', notAStatement);
}

/** A text without the control characters that begin and end a block for some banks, or a file for old programs. */
function withoutFrame(text: string): string {
  return text.replaceAll('\u0001', '').replaceAll('\u0003', '').replaceAll('\u001A', '');
}

/** Whether something is written there, and nothing that no text has. */
function isText(text: string): boolean {
  return /\S/.test(text) && !/[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u.test(text);
}

/** The first line that no bank writes, counted from 1. */
function findLongLine(text: string): number | undefined {
  let begin = 0;
  for (let line = 1; begin <= text.length; line += 1) {
    const next = text.indexOf('\n', begin);
    const end = next < 0 ? text.length : next;
    if (end - begin > readingLimits.lineLetters) return line;
    begin = end + 1;
  }
  return undefined;
}
