import { expect, it } from 'vitest';
import { auditedFacts } from '../core/record/told-facts.ts';
import { messageList } from './message.list.ts';
import { subjectInWords } from './subject-in-words.ts';
import { messageFieldLabels } from './text-fields.ts';

it('a subject that is nobody’s own has what is known for all in it, and words for the rest', () => {
  const subject = 'Działka {{ dzialka }}: odczyt od {{odczyt_od}}, {{odbiorca}}, {{pies}}';
  expect(subjectInWords(subject, { odczyt_od: '5 maja 2027' })).toBe(
    'Działka [działka]: odczyt od 5 maja 2027, [odbiorca], {{pies}}',
  );
  const shown = messageList.shown.find(({ field }) => field.label === 'Temat');
  const everything = Object.keys(messageFieldLabels).map((field) => `{{${field}}}`);
  const unknown = { meetingAt: null, meetingPlace: null, readingFrom: null, readingThru: null };
  const item = { subject: everything.join(' '), ...unknown } as Parameters<
    NonNullable<typeof shown>['value']
  >[0];
  expect(shown?.value(item)).not.toContain('{{');
});

it('that a notice was late and how a letter was delivered has words in the audit', () => {
  const { lastDay, deliveredOn, deliveredHow, deliveryNumber } = auditedFacts;
  expect([lastDay, deliveredOn, deliveredHow, deliveryNumber].map(({ label }) => label)).toEqual([
    'Wysłano po ostatnim dniu',
    'Doręczono',
    'Jak doręczono',
    'Numer przesyłki',
  ]);
});
