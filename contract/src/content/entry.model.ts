import * as z from 'zod/mini';
import { id, instantReply, text } from '../core/fields.ts';
import { despiteFindings } from '../core/publication/despite-findings.ts';
import { publicationDates } from '../core/publication/publication.ts';
import { publicationReply } from '../core/publication/publication-state.ts';

/** The title a new news entry or notice gets. */
export const newEntryTitle = 'Nowy wpis';

const title = text({ max: 200, empty: 'Tytuł nie może być pusty' });

/** What creates a news entry or a notice. */
export const entryCreate = z.object({ title });

/** What the edit forms of news and notices share. */
export const entryUpdate = {
  key: { id },
  fields: {},
  noneWhenAbsent: { title, ...publicationDates },
  besides: despiteFindings,
} as const;

/** What the list calls the fields of an entry, on the screen and in files alike. */
export const entryFieldLabels = { title: 'Tytuł', createdAt: 'Data utworzenia' } as const;

/** What the lists of news and notices both show of an entry. */
export const entryListFields = {
  id: z.string(),
  title: z.string(),
  createdAt: instantReply,
  ...publicationReply,
};
