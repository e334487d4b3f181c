import { unsubscribePage } from '@grzadka/contract/consent/unsubscribe-path';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/core/paths.ts';
import { applicationPage } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** The script that the page runs before anything else, in the folder `public`. */
const firstScript = '<script src="/appearance.js"';

/**
 * Asks who is signed in, and fetches the frame around the screens, beside the start of the application, and what the staff
 * have of it besides but where holders look at what is their own. All of it would begin
 * only once that has come and run, and on a phone's line each wait in a row is seen.
 */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        if (path !== `/${applicationPage}`) return undefined;
        if (!html.includes(firstScript)) throw new Error(`The page no longer has ${firstScript}`);
        const filesBeside = (module: string, there: string) =>
          withStyles(bundle, filesOf(bundle, module)).filter((file) => !there.includes(file));
        const frame = addresses(filesBeside('/src/app/SignedIn.tsx', html));
        const ofStaff = addresses(filesBeside('/src/app/areas.ts', `${html} ${frame}`));
        const told = [
          `data-login="${paths.login}" data-unsubscribing="${unsubscribePage('')}" data-own="${paths.own}"`,
          `data-signed-in="${frame}" data-staff="${ofStaff}"`,
        ].join(' ');
        const attrs = {
          rel: 'preload',
          href: sessionEndpoints.info.path,
          as: 'fetch',
          crossorigin: true,
        };
        return {
          html: html.replace(firstScript, `${firstScript} ${told}`),
          tags: [{ tag: 'link', attrs, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

function addresses(files: readonly string[]): string {
  return files.map((file) => `/${file}`).join(' ');
}

/** The files, and those of the styles that they wait for. */
export function withStyles(bundle: Bundle, files: readonly string[]): string[] {
  const styles = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set([...files, ...styles])];
}

/**
 * Returns the file that holds a module, with all that it imports.
 * @throws Error where no file holds it
 */
export function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      .map(({ fileName }) => fileName),
  );
  if (files.size === 0) throw new Error(`No file of the web application holds ${module}`);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(next);
  }
  return [...files];
}
