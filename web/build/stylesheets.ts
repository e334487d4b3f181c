import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './early-start.ts';

type Chunk = Rolldown.OutputChunk;

/** What there is to see without a session, whose styles come with the page. */
const early = ['/src/main.tsx', '/src/session/SignedOut.tsx'];

/**
 * Joins the styles of all chunks in two files: of what is seen before somebody is signed in, and of all else, which comes with whatever needs
 * it. A file for each chunk would be as many more requests, and one for everything holds up the login screen (0202).
 */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into the code which styles a chunk waits for.
      order: 'pre',
      handler(_, bundle) {
        const isEarly = new Set(early.flatMap((module) => filesOf(bundle, module)));
        const sheets = { start: emptySheet(), screens: emptySheet() };
        for (const chunk of inOrder(bundle)) {
          const sheet = isEarly.has(chunk.fileName) ? sheets.start : sheets.screens;
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
