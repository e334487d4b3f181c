import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { at } from '../project.ts';

/** A file of the program and what it imports. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  /** Its lines without imports, comments and empty ones. */
  readonly codeLines: number;
  /** The files of the project that it imports, types and `import()` included, by their paths. */
  readonly imports: readonly string[];
}

/** Reads what the globs find below the project's root, but for tests. */
export function readSourceFiles(...globs: readonly string[]): readonly SourceFile[] {
  return readFilesWithTests(...globs).filter(({ path }) => !/\.test\.tsx?$/.test(path));
}

/** Reads what the globs find below the project's root, tests too. */
export function readFilesWithTests(...globs: readonly string[]): readonly SourceFile[] {
  return globSync(globs, { cwd: at() })
    .map((path) => path.replaceAll(sep, '/'))
    .map((path) => sourceFile(path, readFileSync(at(path), 'utf8')));
}

/** A file by its text. */
export function sourceFile(path: string, text: string): SourceFile {
  const { module, comments } = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // What is put together at run time names no file.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return {
    path,
    codeLines: countLines(text, [...comments, ...staticImports]),
    imports: [...new Set(named.flatMap((name) => importedPath(path, name) ?? []))],
  };
}

/** The lines of a text that hold something besides these parts of it. */
function countLines(text: string, parts: readonly { start: number; end: number }[]): number {
  const rest = parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest.split('\n').filter((line) => line.trim() !== '').length;
}

/** The file of the project that an import names; null for a library. */
function importedPath(importer: string, name: string): string | null {
  const workspace = importer.split('/')[0];
  if (name.startsWith('#')) return name.replace('#', `${workspace}/`);
  if (name.startsWith('.')) return join(dirname(importer), name).replaceAll(sep, '/');
  if (!name.startsWith('@grzadka/')) return null;
  const path = name.slice('@grzadka/'.length);
  // As the two workspaces' `exports` have it; files of the others are named to the letter.
  return path
    .replace(/^(contract|postgres)\/(?!test\/)/, '$1/src/')
    .replace(/^(contract|postgres)\/.+$/, '$&.ts');
}
