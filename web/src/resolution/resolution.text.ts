import { noDocument, resolutionRecord } from '@grzadka/contract/resolution/resolution.record';

/** The texts of the resolutions' screens that are not plain. */
export const resolutionText = {
  document: resolutionRecord.fields.fileId.label,
  noDocument,
  documentHint: 'Plik uchwały. Najpierw prześlij go w dziale Dokumenty.',
  download: 'Pobierz dokument',
} as const;
