import { readFileSync } from 'node:fs';
import { dirname, matchesGlob, posix } from 'node:path';
import { at } from '../project.ts';
import { type MarkdownPage, readMarkdown } from './markdown.ts';

/** Everything in the project by its path, and the pages among it. */
export interface Project {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** The names of the npm scripts. */
  readonly scripts: readonly string[];
  readonly pages: ReadonlyMap<string, MarkdownPage>;
}

/** Puts a project together from the paths of its files, relative to its root. */
export function makeProject(
  paths: readonly string[],
  read: (path: string) => string = (path) => readFileSync(at(path), 'utf8'),
): Project {
  const folders = new Set(paths.flatMap(foldersAbove));
  const pages = paths.filter((path) => path.endsWith('.md'));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  return {
    files: new Set(paths),
    folders,
    scripts: Object.keys(scripts),
    pages: new Map(pages.map((path) => [path, readMarkdown(read(path))])),
  };
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** The links and images of a page that lead nowhere: to no file, or to no anchor in it. */
export function brokenLinks(project: Project, path: string): string[] {
  const links = project.pages.get(path)?.links ?? [];
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target = '', anchor] = decodeURI(link).split('#');
    return !exists(project, target === '' ? path : posix.join(dirname(path), target), anchor);
  });
}

/** Whether a path, and an anchor in it where one is named, exist. */
function exists({ files, folders, pages }: Project, path: string, anchor?: string): boolean {
  const clean = path.replace(/\/$/, '');
  if (anchor !== undefined) return pages.get(clean)?.anchors.has(anchor) ?? false;
  return files.has(clean) || folders.has(clean);
}

const sourceFile = /^[^\s:]+\.(?:ts|tsx|sql|cjs|md)$/;

/** The inline code of a page that looks like a path of the project and matches nothing in it. */
export function brokenPaths(project: Project, path: string): string[] {
  const code = project.pages.get(path)?.code ?? [];
  return code
    .filter((text) => isFromRoot(project, text) || sourceFile.test(text))
    .filter((text) => !isSomewhere(project, text.replace(/#.*$/, '')));
}

/** Whether a path begins with a folder of the project's root. */
function isFromRoot({ folders }: Project, path: string): boolean {
  const [top = '', ...below] = path.split('/');
  return below.length > 0 && folders.has(top) && !/\s/.test(path);
}

/** Whether anything has this path or, of a path that begins deeper down, this end. */
function isSomewhere(project: Project, path: string): boolean {
  // '<area>', '<Area>' and 'NNNN' stand for any name.
  const pattern = path.replace(/\/$/, '').replaceAll(/<[^>]+>|NNNN/g, '*');
  const patterns = isFromRoot(project, path) ? [pattern] : [pattern, `**/${pattern}`];
  return [...project.files, ...project.folders].some((known) =>
    patterns.some((one) => known === one || matchesGlob(known, one)),
  );
}

/** The folders and files in a page's tree (a fenced block) that do not exist. */
export function brokenTree(project: Project, path: string): string[] {
  let top = '';
  return (project.pages.get(path)?.fenced ?? []).flatMap((line) => {
    const [, indent = '', column = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? [];
    if (indent === '') top = column;
    const paths = indent === '' ? [column] : pathsIn(column).map((name) => posix.join(top, name));
    return paths.filter((one) => one !== '' && !isSomewhere(project, one));
  });
}

/** 'core/api|list' and 'core/api, list' are 'core/api' and 'core/list'. */
function pathsIn(column: string): string[] {
  const [first = '', ...others] = column.split(/, |\|/);
  const beside = dirname(first);
  return [first, ...others.map((name) => (/\/./.test(name) ? name : posix.join(beside, name)))];
}

/** The commands of a page, in its code, that npm or Node would not find. */
export function brokenCommands(project: Project, path: string): string[] {
  const { code = [], fenced = [] } = project.pages.get(path) ?? {};
  const typed = fenced.filter((line) => /^(?:npm|node) /.test(line));
  return [...code, ...typed].flatMap((text) => {
    const unknown = [...text.matchAll(/\bnpm (?:run )?([a-z](?:[\w:-]*\w)?)/g)].filter(
      ([command, name = '']) => !project.scripts.includes(name) && !isOwnOfNpm(command),
    );
    const missing = [...text.matchAll(/\bnode (scripts\/\S+)/g)].filter(
      ([, script = '']) => !project.files.has(script),
    );
    return [...unknown, ...missing].map(([command]) => command);
  });
}

/** What npm can do by itself. */
function isOwnOfNpm(command: string): boolean {
  return command === 'npm ci' || command === 'npm install';
}

const pageReference = /(?<![\w./-])docs\/[\w/-]+(?:\.[a-z]+)?(?:#[\p{L}\d_-]+)?/gu;
const recordReference = /\((0\d{3})\)/g;

/** What a file names of the documentation, by path or by the four digits of a record, in vain. */
export function brokenReferences(project: Project, text: string): string[] {
  const pages = [...text.matchAll(pageReference)].map(([reference]) => reference);
  const records = [...text.matchAll(recordReference)].map(([, digits = '']) => digits);
  return [
    ...pages.filter((reference) => {
      const [path = '', anchor] = reference.split('#');
      return !exists(project, path, anchor);
    }),
    ...records.filter(
      (digits) => ![...project.files].some((file) => file.startsWith(`docs/decisions/${digits}-`)),
    ),
  ];
}
