import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepOneArchitecture } from './one-architecture.ts';

const x64 = 0x01000007;
const arm64 = 0x0100000c;

/** A program for several processors, each part a text behind what says where it lies. */
function programFor(parts: ReadonlyMap<number, string>): Buffer {
  const numbers: number[] = [0xcafebabe, parts.size];
  let place = 4096;
  for (const [processor, text] of parts) {
    numbers.push(processor, 0, place, text.length, 12);
    place += 4096;
  }
  const program = Buffer.alloc(place);
  numbers.forEach((number, index) => program.writeUInt32BE(number, index * 4));
  [...parts.values()].forEach((text, index) => program.write(text, 4096 * (index + 1)));
  return program;
}

function folderWith(files: Readonly<Record<string, Buffer | string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'grzadka-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  }
  return folder;
}

const forBoth = new Map([
  [x64, 'part of Intel'],
  [arm64, 'part of Apple'],
]);

it('leaves the part of the processor, and other files as they are', async () => {
  const ofJava = Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 0x41, 1, 2, 3]);
  const files = { 'bin/postgres': programFor(forBoth), 'A.class': ofJava, 'a.sql': 'x' };
  for (const [cpu, text] of [
    ['arm64', 'part of Apple'],
    ['x64', 'part of Intel'],
  ] as const) {
    const folder = folderWith(files);
    await keepOneArchitecture(folder, cpu);
    expect(readFileSync(join(folder, 'bin/postgres'), 'utf8')).toBe(text);
    expect(statSync(join(folder, 'bin/postgres')).mode & 0o777).toBe(0o755);
    expect(readFileSync(join(folder, 'A.class'))).toEqual(ofJava);
    expect(readFileSync(join(folder, 'a.sql'), 'utf8')).toBe('x');
  }
});

it('refuses a program that has nothing for the processor', async () => {
  const folder = folderWith({ 'bin/postgres': programFor(new Map([[x64, 'part of Intel']])) });
  await expect(keepOneArchitecture(folder, 'arm64')).rejects.toThrow(
    'postgres has nothing for arm64',
  );
});
