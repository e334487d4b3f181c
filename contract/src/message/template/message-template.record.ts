import { defineRecord } from '../../core/record/record.ts';
import { bookkeeping, choice, text } from '../../core/record/record-fields.ts';
import { messageKindLabels } from '../message-kinds.ts';
import { fieldsInWords } from '../subject-in-words.ts';

/** A text that messages begin with: docs/product/messages.md#templates. */
export const messageTemplateRecord = defineRecord({
  name: 'message-template',
  permissions: { read: 'message:read', write: 'message:write' },
  words: { one: 'a template of messages', many: 'the templates of messages' },
  label: 'Szablon wiadomości',
  table: 'messageTemplate',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 4 }),
    kind: choice('Rodzaj', messageKindLabels, { share: 3 }),
    subject: text('Temat', 'not-personal', { filledIn: fieldsInWords }),
    html: { kind: 'html', label: 'Treść', personal: 'not-personal' },
    search: null,
  },
  calledBy: ['name'],
});
