import { readFile, stat } from 'node:fs/promises';
import { megabyte } from '@grzadka/contract/core/upload';
import { largestImport } from '@grzadka/contract/import/import.model';
import { errorCode } from '#src/core/errors/error-code.ts';
import { ImportError } from '../import-error.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { GuardReading, Table } from './table.ts';
import { brokenWorkbook } from './xlsx/broken-workbook.ts';

/**
 * Reads an .xlsx or .csv file of the disk. Throws an `ImportError` for what cannot be read as a table, and whatever
 * the guard does.
 */
export async function readTable(path: string, guard?: GuardReading): Promise<Table> {
  return readTableBytes(await readBytes(path), path, guard);
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const file = await stat(path);
    if (file.isDirectory()) {
      throw new ImportError(`„${path}” to folder: podaj plik .xlsx albo .csv.`);
    }
    if (!file.isFile()) throw new ImportError(`„${path}” nie jest zwykłym plikiem.`);
    if (file.size > largestImport) {
      const megabytes = Math.ceil(file.size / megabyte);
      throw new ImportError(
        `Plik jest zbyt duży (${megabytes}\u00a0MB, dozwolone ${largestImport / megabyte}\u00a0MB): podziel go na mniejsze.`,
      );
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(unreadable(path, errorCode(error)));
  }
}

function unreadable(path: string, code: string): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `Nie znaleziono pliku „${path}”.`;
    case 'EACCES':
    case 'EPERM':
      return `Brak prawa do odczytu pliku „${path}”.`;
    default:
      return `Nie można odczytać pliku „${path}” (${code || 'nieznany błąd'}).`;
  }
}

const zip = Buffer.from('PK');
/** The container of old Excel files, and of new ones that are protected by a password. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** What people choose by mistake, by how it begins: read as text it would be a table of nonsense. */
const otherFiles: readonly (readonly [start: Buffer, what: string])[] = [
  [Buffer.from('%PDF'), 'dokument PDF'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'obraz'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'obraz'],
];

/**
 * Reads the bytes of a file; whether it is .xlsx or .csv, the first of them say and not its name. Throws an
 * `ImportError` for what cannot be read as a table.
 */
export async function readTableBytes(
  bytes: Buffer,
  name: string,
  guard?: GuardReading,
): Promise<Table> {
  if (startsWith(bytes, zip)) return readXlsx(bytes, guard);
  if (startsWith(bytes, compoundFile)) {
    const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new ImportError(
      isEncrypted
        ? 'Arkusz jest zabezpieczony hasłem: otwórz go, usuń hasło, zapisz i spróbuj jeszcze raz.'
        : 'To arkusz w starym formacie .xls: zapisz go w programie Excel jako „Skoroszyt programu Excel (.xlsx)” i spróbuj jeszcze raz.',
    );
  }
  const other = otherFiles.find(([start]) => startsWith(bytes, start));
  if (other !== undefined) {
    throw new ImportError(`To ${other[1]}, a nie arkusz. Wybierz plik .xlsx albo .csv.`);
  }
  // An empty file is refused as such; the program that made this one did not finish.
  if (/\.xlsx$/i.test(name) && bytes.length > 0) throw brokenWorkbook();
  return readCsv(bytes, guard);
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
