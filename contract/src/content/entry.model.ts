import { z } from 'zod';
import { id, instantReply, text } from '../core/fields.ts';
import { publicationDates, publicationDatesReply } from '../core/publication.ts';

/** The title a new news entry or notice gets (product spec 9). */
export const newEntryTitle = 'Nowy wpis';

const title = text({ max: 200, empty: 'Tytuł nie może być pusty' });

/** What creates a news entry or a notice (http-api "News, notices"). */
export const entryCreate = z.object({ title });

/** The fields of the edit form that news and notices share (product spec 2.5). */
export const entryFields = { id, title, ...publicationDates };

/** What the lists of news and notices both show of an entry (http-api "Lists"). */
export const entryListFields = {
  id: z.string(),
  title: z.string(),
  createdAt: instantReply,
  ...publicationDatesReply,
};
