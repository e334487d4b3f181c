import { fileRecord } from '@grzadka/contract/file/file.endpoints';
import { defineArea, screen } from '../core/area.ts';
import { FilesIcon } from '../core/ui/icons.ts';
import { filePaths, filePatterns } from './file.paths.ts';

const { list, upload, edit } = filePatterns;

/** The documents in the browser. */
export const fileArea = defineArea({
  name: fileRecord.name,
  menu: [
    { label: 'Dokumenty', icon: FilesIcon, to: filePaths.list, sections: [list, upload, edit] },
  ],
  routes: [
    {
      permission: fileRecord.permissions.read,
      screens: [screen(list, async () => (await import('./FileListScreen.tsx')).FileListScreen)],
    },
    {
      permission: fileRecord.permissions.write,
      screens: [
        screen(upload, async () => (await import('./FileUploadScreen.tsx')).FileUploadScreen),
        screen(edit, async () => (await import('./FileEditScreen.tsx')).FileEditScreen),
      ],
    },
  ],
});
