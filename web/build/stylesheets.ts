import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './early-start.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * The files of styles that have a name, in the order in which a page gets them, and the screens of each: a chunk's styles stand in the first
 * whose screens have need of it. So what is seen before a sign-in comes with the page and holds nothing up (0202), what holders look
 * at has none of the staff's (0210), and lists, details and forms none of what only some screens have.
 */
const sheetScreens: Readonly<Record<string, readonly string[]>> = {
  start: ['/src/main.tsx', '/src/session/SignedOut.tsx'],
  // What is around every screen, what holders look at, and what may come before either.
  frame: [
    '/src/app/SignedIn.tsx',
    '/src/own/OwnGardensScreen.tsx',
    '/src/own/OwnGardensCard.tsx',
    '/src/own/plot/OwnGardenScreen.tsx',
    '/src/app/appearance/AppearanceDialog.tsx',
    '/src/app/shell/MenuPanel.tsx',
    '/src/app/shell/UserPanel.tsx',
    '/src/core/ui/toasts/ToastHost.tsx',
    '/src/consent/UnsubscribeScreen.tsx',
  ],
  // Lists and details.
  staff: [
    '/src/app/areas.ts',
    '/src/core/list/screen/ListScreen.tsx',
    '/src/garden/GardenDetailsScreen.tsx',
    '/src/charge/garden/ChargedAreas.tsx',
    '/src/fees/Standing.tsx',
    '/src/fees/SettlementsOf.tsx',
    '/src/core/publication/StateChips.tsx',
    '/src/party/PartyListScreen.tsx',
    '/src/document/DocumentListScreen.tsx',
    '/src/page/PageVersionListScreen.tsx',
    '/src/meter/MeterListScreen.tsx',
    '/src/campaign/OpenRounds.tsx',
    '/src/campaign/OpenRoundLinks.tsx',
  ],
  // What other details have besides, and what they share with screens of money.
  details: [
    '/src/meter/details/MeterDetailsScreen.tsx',
    '/src/app/PartySections.tsx',
    '/src/core/record/PagedSection.tsx',
    '/src/core/queue/KeyedButton.tsx',
  ],
  // What is filled in, and what opens at it.
  form: [
    '/src/core/record/screens/EditRecordScreen.tsx',
    '/src/core/form/fields/DayField.tsx',
    '/src/core/ui/fields/Choice.tsx',
    '/src/core/ui/fields/Combobox.tsx',
    '/src/core/ui/overlays/Menu.tsx',
  ],
  content: ['/src/content/entry/EntryEditScreen.tsx', '/src/content/text/TextBlockScreen.tsx'],
  money: [
    '/src/fees/FeesScreen.tsx',
    '/src/fees/SettlementScreen.tsx',
    '/src/transaction/TransactionHubScreen.tsx',
    '/src/payment/ReceiveScreen.tsx',
    '/src/bank/queue/QueueScreen.tsx',
    '/src/deadline/NearestDeadlines.tsx',
    '/src/home/HomeCards.tsx',
  ],
  // All else.
  screens: [],
};

/**
 * Joins the styles of all chunks in few files. A file for each chunk would be as many more requests, and one for everything holds
 * up what is seen first.
 */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into the code which styles a chunk waits for.
      order: 'pre',
      handler(_, bundle) {
        const sheets = Object.entries(sheetScreens).map(([name, screens]) => ({
          name,
          isNeeded: new Set(screens.flatMap((module) => filesOf(bundle, module))),
          ...emptySheet(),
        }));
        const joined = new Set<string>();
        for (const chunk of inOrder(bundle)) {
          const sheet =
            sheets.find(({ isNeeded }) => isNeeded.has(chunk.fileName)) ?? sheets.at(-1);
          for (const file of awaitedBy(chunk)) {
            const asset = bundle[file];
            if (asset?.type !== 'asset' || joined.has(file)) {
              throw new Error(`${chunk.fileName} has no ${file} of its own`);
            }
            sheet?.texts.push(String(asset.source));
            joined.add(file);
            sheet?.chunks.add(chunk);
          }
        }
        for (const { name, texts, chunks } of sheets) {
          const type = 'asset';
          const reference = this.emitFile({ type, name: `${name}.css`, source: texts.join('\n') });
          const file = this.getFileName(reference);
          // A sheet of the styles of one chunk alone is the very file that they were in.
          joined.delete(file);
          for (const chunk of chunks) {
            const awaited = awaitedBy(chunk);
            awaited.clear();
            awaited.add(file);
          }
        }
        for (const file of joined) delete bundle[file];
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
