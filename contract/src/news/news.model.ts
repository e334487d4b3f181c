import * as z from 'zod/mini';
import { content } from '../content/content.model.ts';
import { entryListFields, entryUpdate } from '../content/entry.model.ts';
import { requirePublicationOrder } from '../core/publication/publication.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';

/** A news entry as the list shows it. */
export const newsListItem = z.object(entryListFields);

export type NewsListItem = z.infer<typeof newsListItem>;

/** A news entry with its content blocks. */
export const newsDetails = z.extend(newsListItem, { content });

export type NewsDetails = z.infer<typeof newsDetails>;

/** The news edit form. */
export const newsUpdate = updateBody(entryUpdate).check(ruleOver(requirePublicationOrder));
