import { mdiFileDocumentMultipleOutline } from '@mdi/js';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { documentPaths, documentPatterns } from './document.paths.ts';

const { list, upload, edit, replaceFile } = documentPatterns;

/** The documents in the browser. */
export const area = defineArea({
  name: 'document',
  menu: [
    {
      place: 70,
      label: 'Dokumenty',
      icon: icon(mdiFileDocumentMultipleOutline, 'Files'),
      to: documentPaths.list,
      sections: [list, upload, edit, replaceFile],
    },
  ],
  routes: [
    {
      permission: 'document:read',
      screens: [
        screen(
          list,
          'dokumenty',
          async () => (await import('./DocumentListScreen.tsx')).DocumentListScreen,
        ),
      ],
    },
    {
      permission: 'document:write',
      screens: [
        screen(
          upload,
          'dokumenty#nowy-dokument',
          async () => (await import('./DocumentUploadScreen.tsx')).DocumentUploadScreen,
        ),
        screen(
          edit,
          'dokumenty#pobieranie-i-zmiana',
          async () => (await import('./DocumentEditScreen.tsx')).DocumentEditScreen,
        ),
        screen(
          replaceFile,
          'dokumenty#zaginiony-plik',
          async () => (await import('./DocumentFileScreen.tsx')).DocumentFileScreen,
        ),
      ],
    },
  ],
  details: documentPaths.edit,
  // One of them states the finances of a year.
  touches: { records: ['deadline'] },
});
