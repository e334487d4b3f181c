import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './early-start.ts';

type Chunk = Rolldown.OutputChunk;

/** What there is to see without a session, whose styles come with the page. */
const early = ['/src/main.tsx', '/src/session/SignedOut.tsx'];

/** What is around every screen, what holders look at, and what may come before either: its styles stand before those of the staff. */
const everyones = [
  '/src/app/SignedIn.tsx',
  '/src/own/OwnGardensScreen.tsx',
  '/src/own/OwnGardensCard.tsx',
  '/src/own/plot/OwnGardenScreen.tsx',
  '/src/app/appearance/AppearanceDialog.tsx',
  '/src/app/shell/MenuPanel.tsx',
  '/src/app/shell/UserPanel.tsx',
  '/src/core/ui/toasts/ToastHost.tsx',
  '/src/consent/UnsubscribeScreen.tsx',
];

/**
 * Joins the styles of all chunks in three files: of what is seen before somebody is signed in, of what everybody sees then, and of all
 * else, which comes with whatever needs it. A file for each chunk would be as many more requests, and one for everything holds up the login
 * screen (0202) and what holders look at (0210).
 */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into the code which styles a chunk waits for.
      order: 'pre',
      handler(_, bundle) {
        const chunksOf = (modules: readonly string[]) =>
          new Set(modules.flatMap((module) => filesOf(bundle, module)));
        const isEarly = chunksOf(early);
        const isEveryones = chunksOf(everyones);
        const sheets = { start: emptySheet(), frame: emptySheet(), screens: emptySheet() };
        const sheetOf = ({ fileName }: Chunk): Sheet => {
          if (isEarly.has(fileName)) return sheets.start;
          return isEveryones.has(fileName) ? sheets.frame : sheets.screens;
        };
        for (const chunk of inOrder(bundle)) {
          const sheet = sheetOf(chunk);
          for (const file of awaitedBy(chunk)) {
            const asset = bundle[file];
            if (asset?.type !== 'asset') throw new Error(`${chunk.fileName} has no ${file}`);
            sheet.texts.push(String(asset.source));
            delete bundle[file];
            sheet.chunks.add(chunk);
          }
        }
        for (const [name, { texts, chunks }] of Object.entries(sheets)) {
          const type = 'asset';
          const reference = this.emitFile({ type, name: `${name}.css`, source: texts.join('\n') });
          const file = this.getFileName(reference);
          for (const chunk of chunks) {
            const awaited = awaitedBy(chunk);
            awaited.clear();
            awaited.add(file);
          }
        }
      },
    },
  };
}

/** A file of styles that is made, and the chunks that wait for it. */
interface Sheet {
  readonly texts: string[];
  readonly chunks: Set<Chunk>;
}

function emptySheet(): Sheet {
  return { texts: [], chunks: new Set() };
}

/** The files of styles that a chunk waits for, as Vite keeps them. */
function awaitedBy({ fileName, viteMetadata }: Chunk): Set<string> {
  if (viteMetadata === undefined) throw new Error(`Vite says nothing about ${fileName}`);
  return viteMetadata.importedCss;
}

/** All chunks, each behind those that it imports, so that what dresses a part decides over the part's own styles. */
function inOrder(bundle: Rolldown.OutputBundle): Set<Chunk> {
  const ordered = new Set<Chunk>();
  const begun = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || begun.has(fileName)) return;
    begun.add(fileName);
    for (const imported of chunk.imports) visit(imported);
    ordered.add(chunk);
  };
  for (const fileName of Object.keys(bundle).toSorted()) visit(fileName);
  return ordered;
}
