import * as z from 'zod/mini';
import { id, instantReply, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import {
  pinDates,
  publicationDates,
  requirePinOrder,
  requirePublicationOrder,
} from '../core/publication/publication.ts';
import { pinReply, publicationReply } from '../core/publication/publication-state.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { chosenFile } from '../core/upload.ts';

/**
 * A document as list and details show it: `name` is what staff call it, `fileName` what it is
 * downloaded as, `size` in bytes.
 */
export const documentListItem = z.object({
  id: z.string(),
  name: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().check(z.minimum(0)),
  uploadedAt: instantReply,
  ...publicationReply,
  ...pinReply,
  /** The closed year that it was printed of, which nobody publishes or changes; null of any other document. */
  ledgerYear: z.nullable(z.int()),
  /** The garden whose handover it is the protocol of, which nobody publishes or changes; null of any other document. */
  gardenId: z.nullable(z.string()),
});

export type DocumentListItem = z.infer<typeof documentListItem>;

/** What the fields of a document are called, on screens and in files alike. */
export const documentFieldLabels = {
  name: 'Nazwa',
  fileName: 'Nazwa pliku',
  size: 'Rozmiar',
  uploadedAt: 'Data przesłania',
  ledgerYear: 'Zamknięty rok',
  gardenId: 'Protokół przekazania działki',
} as const;

const form = {
  name: text({ max: 200, empty: messages.nameEmpty }),
  ...publicationDates,
  ...pinDates,
};

/** The file edit form. */
export const documentUpdate = updateBody({
  key: { id },
  fields: {},
  noneWhenAbsent: form,
}).check(ruleOver(requirePublicationOrder), ruleOver(requirePinOrder));

/** The file upload form. */
export const documentUpload = z
  .object({ ...form, file: chosenFile })
  .check(ruleOver(requirePublicationOrder), ruleOver(requirePinOrder));

/** Whether the file of a document is where it should be. */
export const documentFileState = z.object({
  /** The storage has lost it: it can be uploaded anew. */
  isLost: z.boolean(),
});

/** The file of a document that has lost its own. */
export const documentFile = z.object({ id, file: chosenFile });

/** What is said of a new file for a document that has its own. */
export const documentFileIsThere =
  'Plik tego dokumentu jest na miejscu. Nowy plik dodaj jako nowy dokument, a ten dokument usuń.';

/** What is said of a document that is not deleted, since a resolution names it. */
export const documentOfResolution =
  'Ten dokument jest dołączony do uchwały. Najpierw wybierz przy niej inny: Opłaty → Uchwały.';

/** What is said of a document that is not deleted, since a message has it as an attachment. */
export const documentOfMessage =
  'Ten dokument jest załącznikiem wiadomości. Ze szkicu możesz go usunąć: Wiadomości. Przy wysłanej wiadomości musi zostać.';

/** What is said of a document that is not deleted, since it is the file of a cost. */
export const documentOfCost =
  'Ten dokument jest plikiem kosztu. Najpierw wybierz przy nim inny: Transakcje → Koszty.';

/** The same of one that a consent names, which never names another one. */
export const documentOfConsent =
  'Ten dokument potwierdza czyjąś zgodę, więc zostaje tak długo, jak ta osoba lub firma jest w programie.';

/** What says of a document that the program keeps it. */
export type KeptDocument = Pick<DocumentListItem, 'ledgerYear' | 'gardenId'>;

/** Why nobody changes or publishes a document; null of one that people made. */
export function documentIsKept({ ledgerYear, gardenId }: KeptDocument): string | null {
  if (ledgerYear !== null) return documentOfYear(ledgerYear);
  return gardenId === null ? null : documentOfHandover;
}

/** What is said where somebody would change or delete the protocol of a handover (docs/product/handovers.md#kept-protocol). */
const documentOfHandover =
  'To protokół przekazania działki. Nie można go zmienić, opublikować ani usunąć, bo mówi o ludziach i o tym, ile są winni.';

/** What is said where somebody would change what is printed of a year (docs/product/publishing.md#year-documents). */
function documentOfYear(year: number): string {
  return `To zestawienie zamkniętego roku ${year}. Nie można go zmienić ani opublikować, bo mówi, kto ile jest winien.`;
}

/** What is said where somebody would delete it while the year is closed. */
export function documentOfClosedYear(year: number): string {
  return `To zestawienie roku ${year}, który jest zamknięty. Zostaje tak długo, jak rok jest zamknięty: Transakcje → Lata.`;
}

/** The largest document the server takes, in bytes (MAX_UPLOAD_MB). */
export const uploadLimit = z.object({ maxBytes: z.int().check(z.minimum(1)) });
