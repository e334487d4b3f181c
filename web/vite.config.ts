import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId } from './build/build-id.ts';
import { chunkList } from './build/chunk-list.ts';
import { chunkGroups } from './build/chunks.ts';
import { earlyFonts } from './build/early-fonts.ts';
import { earlyStart } from './build/early-start.ts';
import { earlyStyles } from './build/early-styles.ts';
import { firstScript } from './build/first-script.ts';
import { inlineIconPaths } from './build/inline-icon-paths.ts';
import { installable } from './build/installable.ts';
import { leaveOutSummaries } from './build/leave-out-summaries.ts';
import { leaveOutWarnings } from './build/leave-out-warnings.ts';
import { manualPages } from './build/manual/manual-pages.ts';
import { ownStyles } from './build/own-styles.ts';
import { applicationPage, offlinePage } from './build/pages.ts';
import { screenFiles } from './build/screen-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { stylesheets } from './build/stylesheets.ts';
import { themeVariables } from './build/theme-variables.ts';

export default defineConfig({
  plugins: [
    themeVariables(),
    inlineIconPaths(),
    leaveOutSummaries(),
    leaveOutWarnings(),
    manualPages(),
    chunkList(),
    earlyFonts(),
    earlyStart(),
    firstScript(),
    shortClassNames(),
    stylesheets(),
    ownStyles(),
    earlyStyles(),
    screenFiles(),
    installable(),
    serviceWorker(),
    buildId(),
    react(),
  ],
  build: {
    outDir: 'dist',
    // A file as a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // What fetches ahead in browsers that do not know how (Safari before 17) was a file more for everybody: there it comes when it is asked for.
    modulePreload: { polyfill: false, resolveDependencies: notYetAskedFor },
    rolldownOptions: {
      input: [applicationPage, offlinePage],
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: nameOf },
    },
  },
  server: {
    // The host stays as the browser sent it: the server compares it with the origin.
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});

const groupNames: ReadonlySet<string> = new Set(chunkGroups.map(({ name }) => String(name)));

/**
 * What a chunk's file is called. The start of the application names all of them, so only what screens share is named
 * in words as well, and a hash is as short as its builder lets it be for so many.
 */
function nameOf({ name }: { readonly name: string }): string {
  return groupNames.has(name) || name === 'rolldown-runtime'
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js';
}

/** Chunks that every screen has before it asks for another one. */
const alwaysThere = /^assets\/(rolldown-runtime|react|start|frame)-/;

/**
 * What is fetched beside a chunk that is loaded on demand: all that it imports. The list of it costs each screen 1.6 KiB; a
 * small file that came only when another asked for it cost a wait on the line. The chunk itself, which is asked for at that
 * moment, and what is there already are left out. A page has nothing yet.
 */
function notYetAskedFor(
  chunk: string,
  chunksBeside: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return chunksBeside;
  return chunksBeside.filter((one) => one !== chunk && !alwaysThere.test(one));
}
