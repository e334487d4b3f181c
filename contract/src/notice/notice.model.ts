import * as z from 'zod/mini';
import { content } from '../content/content.model.ts';
import { entryListFields, entryUpdate } from '../content/entry.model.ts';
import {
  pinDates,
  requirePinOrder,
  requirePublicationOrder,
} from '../core/publication/publication.ts';
import { pinReply } from '../core/publication/publication-state.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';

/** A notice as the list shows it. */
export const noticeListItem = z.object({ ...entryListFields, ...pinReply });

export type NoticeListItem = z.infer<typeof noticeListItem>;

/** A notice with its content blocks. */
export const noticeDetails = z.extend(noticeListItem, { content });

export type NoticeDetails = z.infer<typeof noticeDetails>;

/** The notice edit form. */
export const noticeUpdate = updateBody({
  ...entryUpdate,
  noneWhenAbsent: { ...entryUpdate.noneWhenAbsent, ...pinDates },
}).check(ruleOver(requirePublicationOrder), ruleOver(requirePinOrder));
