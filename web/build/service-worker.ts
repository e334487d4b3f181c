import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { KeptFile } from '../service-worker/kept-file.ts';
import { filesOf } from './early-start.ts';
import { offlinePage } from './pages.ts';

const webFolder = join(import.meta.dirname, '..');
const sources = join(webFolder, 'service-worker');

/** Its address: as an address of every version, it holds no hash. */
const workerFile = 'service-worker.js';

/** What the offline page shows and how it knows the colours that were chosen, as they lie in the folder `public`. */
const publicFiles = ['icon.svg', 'appearance.js'];

/** The type of the offline page, whose letters are Latin with Polish ones. */
const keptFonts = /-latin(-ext)?-wght-normal-[\w-]+\.woff2$/;

/**
 * Makes the service worker, which keeps the page for when there is no connection. It is one file of its own that imports
 * nothing: a browser takes it or leaves it as a whole.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle[offlinePage];
        if (page?.type !== 'asset') throw new Error(`The build has no ${offlinePage}`);
        const fonts = Object.keys(bundle).filter((name) => keptFonts.test(name));
        const keptFiles: KeptFile[] = [
          { url: `/${offlinePage}`, revision: digestOf(page.source) },
          ...publicFiles.map((name) => ({
            url: `/${name}`,
            revision: digestOf(readFileSync(join(webFolder, 'public', name))),
          })),
          ...fonts.map((name) => ({ url: `/${name}`, revision: null })),
        ];
        const walkFiles = filesOfWalk(bundle);
        this.emitFile({
          type: 'asset',
          fileName: workerFile,
          source: await bundleWorker({
            offlinePage: `/${offlinePage}`,
            keptFiles,
            walkFiles,
            walkStart: startOfWalk(bundle),
            // Of its own for each build, whose page names its own files.
            walkStore: `grzadka-walk-${digestOf(walkFiles.join(' '))}`,
          }),
        });
      },
    },
  };
}

/** What runs on a walk from its beginning, and may be opened there by the program itself when there is no line. */
const modulesOfWalk = [
  '/src/main.tsx',
  '/src/app/SignedIn.tsx',
  // Of the staff, who walk as well.
  '/src/app/areas.ts',
  '/src/app/after-start.ts',
  '/src/core/outbox/OutboxDialog.tsx',
  '/src/core/ui/ConfirmDialog.tsx',
  '/src/core/ui/screen/WaitingCover.tsx',
  '/src/core/ui/toasts/ToastHost.tsx',
  '/src/home/OwnWalks.tsx',
  '/src/session/SessionExpiredDialog.tsx',
];

/** All that a walk needs to be opened without a connection, but for what the offline page has as well. */
function filesOfWalk(bundle: Rolldown.OutputBundle): string[] {
  const own = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? output.moduleIds.filter((id) => id.includes('/web/src/campaign/walk/'))
      : [],
  );
  const code = [...modulesOfWalk, ...own].flatMap((module) => filesOf(bundle, module));
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return [...new Set([...code, ...styles])].map((name) => `/${name}`).toSorted();
}

/** What a walk runs before its first meter is there, but for what the page itself names; each more would keep these waiting. */
function startOfWalk(bundle: Rolldown.OutputBundle): string[] {
  const named = new Set(filesOf(bundle, '/src/main.tsx'));
  const modules = ['/src/app/SignedIn.tsx', '/web/src/campaign/walk/screen/WalkScreen.tsx'];
  const files = new Set(modules.flatMap((module) => filesOf(bundle, module)));
  return [...files.difference(named)].map((name) => `/${name}`);
}

/** The worker's code, with values put in place of the names that it declares. */
async function bundleWorker(told: {
  offlinePage: string;
  keptFiles: KeptFile[];
  walkFiles: string[];
  walkStart: string[];
  walkStore: string;
}): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      rolldownOptions: {
        input: join(sources, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
    // Neither watched nor built for several formats, so that there is one output.
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
