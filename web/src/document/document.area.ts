import { documentRecord } from '@grzadka/contract/document/document.endpoints';
import { mdiFileDocumentMultipleOutline } from '@mdi/js';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icons.ts';
import { documentPaths, documentPatterns } from './document.paths.ts';

const { list, upload, edit } = documentPatterns;

/** The documents in the browser. */
export const documentArea = defineArea({
  name: documentRecord.name,
  menu: [
    {
      label: 'Dokumenty',
      icon: icon(mdiFileDocumentMultipleOutline, 'Files'),
      to: documentPaths.list,
      sections: [list, upload, edit],
    },
  ],
  routes: [
    {
      permission: documentRecord.permissions.read,
      screens: [
        screen(list, async () => (await import('./DocumentListScreen.tsx')).DocumentListScreen),
      ],
    },
    {
      permission: documentRecord.permissions.write,
      screens: [
        screen(
          upload,
          async () => (await import('./DocumentUploadScreen.tsx')).DocumentUploadScreen,
        ),
        screen(edit, async () => (await import('./DocumentEditScreen.tsx')).DocumentEditScreen),
      ],
    },
  ],
});
