import { readFileSync } from 'node:fs';
import {
  type Reading,
  type ReadingOptions,
  readStatementFile,
} from '#src/bank/reading/read-statement-file.ts';
import type { StatementLine } from '#src/bank/reading/statement.ts';

/** The account of the samples. */
export const sampleAccount = '61109010140000071219812874';

/** A file of samples/bank. */
export function sampleFile(name: string): Buffer {
  return readFileSync(new URL(`../../samples/bank/${name}`, import.meta.url));
}

/** Reads a file for the account of the samples. */
export function readBytes(bytes: Uint8Array, options: Partial<ReadingOptions> = {}): Reading {
  return readStatementFile(bytes, { bankAccount: sampleAccount, ...options });
}

/** Reads a text in UTF-8. */
export function readText(text: string, options: Partial<ReadingOptions> = {}): Reading {
  return readBytes(Buffer.from(text), options);
}

/** The lines of a file that has to be readable. */
export function linesIn(reading: Reading): readonly StatementLine[] {
  if (reading.outcome !== 'read') throw new Error(`Not read: ${JSON.stringify(reading)}`);
  return reading.statements.flatMap(({ lines }) => lines);
}

/** Returns the faults of a file that has to be refused, each with its line in front. */
export function faultsIn(reading: Reading): readonly string[] {
  if (reading.outcome !== 'refused') throw new Error(`Not refused: ${reading.outcome}`);
  return reading.faults.map(({ line, message }) =>
    line === null ? message : `${line}: ${message}`,
  );
}

const swiftAmount = /^:61:\d{6}(?:\d{4})?(R?[CD])[A-Z]?(\d+),(\d{0,2})/gm;

/** A statement in MT940 of the account of the samples with these operations, and with balances that fit them. */
export function swiftOf(operations: string): string {
  let sum = 0;
  for (const [, direction = '', whole = '', part = ''] of operations.matchAll(swiftAmount)) {
    const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
    sum += direction === 'C' || direction === 'RD' ? amount : -amount;
  }
  const closing = `${sum < 0 ? 'D' : 'C'}261130PLN${(Math.abs(sum) / 100).toFixed(2).replace('.', ',')}`;
  return `:20:1\n:25:${sampleAccount}\n:60F:C261101PLN0,00\n${operations}:62F:${closing}\n`;
}

/** Reads such a statement. */
export function readSwift(operations: string): Reading {
  return readText(swiftOf(operations));
}
