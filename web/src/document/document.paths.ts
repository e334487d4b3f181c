import { generatePath } from 'react-router';

/** The patterns of the document screens' addresses. */
export const documentPatterns = {
  list: '/dokumenty',
  upload: '/przeslij-dokument',
  edit: '/edytuj-dokument/:fileId',
  // Not below the form: what is kept of that would be of the version before.
  replaceFile: '/przeslij-plik-dokumentu/:fileId',
} as const;

/** The addresses of the document screens. */
export const documentPaths = {
  list: documentPatterns.list,
  upload: documentPatterns.upload,
  edit: (fileId: string) => generatePath(documentPatterns.edit, { fileId }),
  replaceFile: (fileId: string) => generatePath(documentPatterns.replaceFile, { fileId }),
} as const;
