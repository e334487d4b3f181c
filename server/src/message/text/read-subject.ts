import { fieldsIn } from '@grzadka/contract/message/message-fields';
import { subjectInWords } from '@grzadka/contract/message/subject-in-words';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { MessageRow } from '../message-row.ts';
import { valuesOf } from './field-values.ts';
import { readCommonFacts } from './read-field-facts.ts';

/** The subject of a message as what stands above all its letters: with what is the same in them, and words for the rest. */
export async function readSubject(db: Kysely<Database>, message: MessageRow): Promise<string> {
  const { subject } = message;
  const common = await readCommonFacts(db, message);
  const { values } = valuesOf(fieldsIn(subject), { people: [], accounts: [], gardens: [], common });
  return subjectInWords(subject, values);
}
