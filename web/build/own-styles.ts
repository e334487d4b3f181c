import type { Plugin, Rolldown } from 'vite';

/** How Vite writes the files that some code loads later, and which of them each piece of it waits for. */
const fileList = /m\.f=(\["[^\]]*"\])/;
const waits = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Leaves the styles that a chunk has itself out of what it fetches for others: they were there before it ran. The
 * addresses of all screens named them once for each.
 */
export function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    apply: 'build',
    generateBundle: {
      // Once Vite has written the lists.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps(')) continue;
          const [, list] = fileList.exec(chunk.code) ?? [];
          if (list === undefined) throw new Error(`${chunk.fileName} has no list of files`);
          const there = stylesOf(bundle, chunk);
          const left = (JSON.parse(list) as string[]).map((file) => !there.has(file));
          chunk.code = chunk.code.replace(waits, (_whole, indexes: string) => {
            const wanted = indexes.split(',').filter((index) => left[Number(index)]);
            return `__vite__mapDeps([${wanted.join()}])`;
          });
        }
      },
    },
  };
}

/** The styles of a chunk, and of all that it imports. */
function stylesOf(bundle: Rolldown.OutputBundle, first: Rolldown.OutputChunk): Set<string> {
  const seen = new Set([first]);
  for (const { imports } of seen) {
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') seen.add(imported);
    }
  }
  return new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}
