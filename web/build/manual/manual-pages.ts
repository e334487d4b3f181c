import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { pictureFacts } from '../../../scripts/pictures/picture-facts.ts';
import { imageMark, renderManualPage } from './render-page.ts';

const page = /\/(?:docs\/instrukcja\/[\w-]+|CHANGELOG)\.md$/;

/** Makes a module of each page of the manual, which exports it as `page` (`web/src/help/manual.ts`). */
export function manualPages(): Plugin {
  return {
    name: 'manual-pages',
    transform: {
      filter: { id: page },
      handler(markdown, id) {
        const folder = join(id, '..');
        const sizeOf = (image: string) => {
          // What made the picture has written this beside it (e2e/pictures).
          const facts = join(folder, image.replace(/\.\w+$/, '.json'));
          this.addWatchFile(facts);
          return pictureFacts.parse(JSON.parse(readFileSync(facts, 'utf8')));
        };
        const { images, ...shown } = renderManualPage(markdown, {
          name: basename(id, '.md'),
          sizeOf,
        });
        const marks = images.map((_, index) => `.replaceAll('${imageMark(index)}', image${index})`);
        const code = [
          ...images.map((image, index) => `import image${index} from './${image}';`),
          `const { title, html } = ${JSON.stringify(shown)};`,
          `export const page = { title, html: html${marks.join('')} };`,
        ];
        return { code: code.join('\n'), map: null, moduleType: 'js' };
      },
    },
  };
}
