import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { at } from '../project.ts';

/** What stands around every screen, and how everything looks. */
const frame = ['web/src/app/shell/AppLayout.tsx', 'web/src/core/ui/theme/mui-theme.ts'];

/** The list of a record with plain screens, which its area fetches beside their words. */
const plainList = 'web/src/core/record/screens/RecordListScreen.tsx';

/** The modules that say what is seen: elements, words, and what a record's fields are called. */
const seen = /\.(?:tsx|(?:text|screens|model|record)\.ts)$|^web\/src\/core\/ui\/theme\//;

/** Where the code of the application is read from: a path of the project to its text. */
type ReadSource = (path: string) => string;

/** The modules of the project read so far: the screens share most of theirs. */
const projectModules = new Map<string, Module>();

function projectModule(path: string): Module {
  const module = projectModules.get(path) ?? readModule(path, readFileSync(at(path), 'utf8'));
  projectModules.set(path, module);
  return module;
}

/**
 * A digest of what a screen shows at first, as far as its sources tell: the elements, words, sizes and colours in
 * its module, in those it imports, and in the frame around it. What it does, how its code is laid out and in which
 * file a part stands are none of it; neither is what comes on demand, which is closed at first.
 */
export function outlineOf(screen: string, read?: ReadSource): string {
  const modules = new Set([screen, ...frame]);
  const outlines: string[] = [];
  // A set that grows while it is walked is walked to its end.
  for (const path of modules) {
    const { imports, outline } = read ? readModule(path, read(path)) : projectModule(path);
    for (const one of imports) modules.add(one);
    if (path.endsWith('.screens.ts')) modules.add(plainList);
    if (seen.test(path)) outlines.push(outline);
  }
  return createHash('sha256').update(outlines.toSorted().join('\n')).digest('hex').slice(0, 16);
}

interface Module {
  /** The modules of the project that it imports at once, by their paths. */
  readonly imports: readonly string[];
  readonly outline: string;
}

function readModule(path: string, source: string): Module {
  const { program, module } = parseSync(path, source);
  const requests = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  const notSeen = new Set(requests.map(({ start }) => start));
  const parts: string[] = [];
  new Visitor({
    Literal: ({ start, value }) => {
      if (!notSeen.has(start))
        parts.push(typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? ''));
    },
    TemplateElement: ({ value }) => parts.push(value.raw),
    JSXText: ({ value }) => parts.push(value.replaceAll(/\s+/g, ' ').trim()),
    JSXIdentifier: ({ name }) => parts.push(name),
  }).visit(program);
  const imports = requests.flatMap(({ value }) => projectPath(path, value) ?? []);
  return { imports, outline: parts.filter(Boolean).join(' ') };
}

/** The path of what a module imports; undefined of a library. */
function projectPath(importer: string, request: string): string | undefined {
  if (/^\..*\.tsx?$/.test(request)) return posix.join(dirname(importer), request);
  const [, contract] = /^@grzadka\/contract\/(.+)$/.exec(request) ?? [];
  return contract && `contract/src/${contract}.ts`;
}
