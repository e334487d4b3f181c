import { generatePath } from 'react-router';

/** The patterns of the document screens' addresses. */
export const filePatterns = {
  list: '/dokumenty',
  upload: '/przeslij-dokument',
  edit: '/edytuj-dokument/:fileId',
} as const;

/** The addresses of the document screens. */
export const filePaths = {
  list: filePatterns.list,
  upload: filePatterns.upload,
  edit: (fileId: string) => generatePath(filePatterns.edit, { fileId }),
} as const;
