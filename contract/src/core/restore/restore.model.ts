import * as z from 'zod/mini';
import { chosenIds } from '../call/bulk.ts';
import { id } from '../fields.ts';

/** The kinds of records that come back after their deletion, by their names. */
export const restorableTypes = [
  'party',
  'login',
  'news',
  'notice',
  'page-version',
  'document',
  'resolution',
  'fee-kind',
  'tariff',
  'exemption',
] as const;

export type RestorableType = (typeof restorableTypes)[number];

/** How long whoever deleted a record may undo it, in seconds. */
export const undoSeconds = 60;

/** Names the audit's entry of the deletion that is undone. */
export const restoreRequest = z.object({ id });

/** Names the entries of the deletions that are undone. */
export const restoreManyRequest = z.strictObject({ ids: chosenIds });

/** What came back. */
export const restoredRecord = z.object({
  recordType: z.enum(restorableTypes),
  recordId: z.string(),
});

/** Why a deletion is not undone. */
export const restoreRefusals = {
  late: 'Od usunięcia minęło zbyt dużo czasu. Poproś administratora o przywrócenie.',
  foreign: 'Cofnąć może to tylko osoba, która usunęła te dane. Poproś ją albo administratora.',
  higherRank:
    'Wśród loginów tego podmiotu jest login o wyższych uprawnieniach niż Twoje. Poproś administratora o przywrócenie.',
  loginOfHigherRank:
    'Ten login ma wyższe uprawnienia niż Twój. Poproś administratora o przywrócenie.',
  alreadyThere: 'Te dane są już przywrócone. Odśwież listę.',
  gone: 'Tych danych nie można już przywrócić. Wprowadź je ponownie.',
  takenUserNames: (names: readonly string[]) =>
    `Ktoś inny ma już taką samą nazwę użytkownika: ${names.join(', ')}. Poproś administratora komputera, żeby przywrócił podmiot bez tego loginu.`,
  takenUserName: (name: string) =>
    `Ktoś inny ma już taką samą nazwę użytkownika: ${name}. Utwórz nowy login pod inną nazwą.`,
} as const;

/** How many days what was deleted can be brought back with its documents and images. */
export const daysRestorable = 90;
