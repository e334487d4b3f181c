import * as z from 'zod/mini';
import { htmlText } from '../../content/content.model.ts';
import { id, text } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { updateBody } from '../../core/record/update-body.ts';
import { knownFieldsOnly, longestSubject, messageKind } from '../message.model.ts';

/** A template as the list shows it (docs/product/messages.md#templates). */
export const messageTemplateListItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: messageKind,
});

export type MessageTemplateListItem = z.infer<typeof messageTemplateListItem>;

/** A template with its text. */
export const messageTemplateDetails = z.extend(messageTemplateListItem, {
  subject: z.string(),
  html: z.string(),
});

export type MessageTemplateDetails = z.infer<typeof messageTemplateDetails>;

const form = {
  name: text({ max: 100, empty: messages.nameEmpty }),
  kind: messageKind,
  subject: text({ max: longestSubject, empty: 'Podaj temat' }),
  html: htmlText,
};

/** The form of a new template. */
export const messageTemplateCreate = z.object(form).check(knownFieldsOnly);

/** The form of a template that is there. */
export const messageTemplateUpdate = updateBody({ key: { id }, fields: form }).check(
  knownFieldsOnly,
);

/** What is said of a name that another template has. */
export const templateNameTaken = 'Szablon o tej nazwie już jest. Wpisz inną.';
