import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, flag, instant, text } from '../core/record/record-fields.ts';
import { messageStateLabels } from './message.labels.ts';
import { messageKindLabels } from './message-kinds.ts';
import { fieldsInWords } from './subject-in-words.ts';

/** One text to many people: docs/product/messages.md#messages. */
export const messageRecord = defineRecord({
  name: 'message',
  // How many recipients a message was prepared for is how many owe, of one to debtors.
  permissions: { read: 'message:read', write: 'message:write', history: 'debtor:read' },
  words: { one: 'a message', many: 'the messages' },
  label: 'Wiadomość',
  table: 'message',
  fields: {
    ...bookkeeping,
    kind: choice('Rodzaj', messageKindLabels, { share: 2 }),
    subject: text('Temat', 'not-personal', {
      share: 4,
      none: '(bez tematu)',
      filledIn: fieldsInWords,
    }),
    html: { kind: 'html', label: 'Treść', personal: 'not-personal' },
    state: choice('Stan', messageStateLabels, { share: 2 }),
    groups: null,
    generated: null,
    printsWithoutConsent: flag('Pismo dla tych, którzy nie wyrazili zgody'),
    meetingAt: instant('Zebranie'),
    meetingPlace: text('Miejsce zebrania', 'not-personal'),
    calledOffAt: instant('Zebranie odwołano'),
    meetingChangedAt: null,
    readingFrom: day('Odczyt od'),
    readingThru: day('Odczyt do'),
    sendAt: instant('Wysyłka od'),
    restoredFrom: instant('Przywrócona z kopii'),
    preparedAt: instant('Przygotowano'),
    startedAt: instant('Wysyłana od'),
    finishedAt: instant('Zakończono'),
    search: null,
  },
  calledBy: ['subject', 'kind'],
});
