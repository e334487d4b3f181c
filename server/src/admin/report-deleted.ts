import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { DeletedRecord } from '#src/audit/deleted-records.ts';
import { restorable } from '#src/audit/restorable.ts';
import type { Restored } from '#src/audit/undelete.ts';

/** The list of what can be restored, as lines for a terminal. */
export function deletedLines(records: readonly DeletedRecord[]): string[] {
  if (records.length === 0) return ['Nie ma nic do przywrócenia.'];
  return [
    'Ostatnio usunięte (numer przepisz do polecenia npm run admin -- undelete NUMER):',
    ...records.map(({ id, deletedAt, deletedBy, ...record }) =>
      [id, shownTime(deletedAt), titleOf(record), `usunięcie: ${deletedBy}`].join('  '),
    ),
  ];
}

/** What came back and what is left to do, as lines for a terminal. */
export function restoredLines({ logins, takenLogins, ...record }: Restored): string[] {
  return [
    `Przywrócono: ${titleOf(record)}.`,
    ...(logins.length === 0
      ? []
      : [`Loginy wróciły bez haseł; ustaw w programie nowe: ${logins.join(', ')}.`]),
    ...(takenLogins.length === 0
      ? []
      : [`Te loginy nie wróciły, bo ich nazwy są już zajęte: ${takenLogins.join(', ')}.`]),
  ];
}

function titleOf({ recordType, name }: Pick<DeletedRecord, 'recordType' | 'name'>): string {
  return `${restorable[recordType].label.toLowerCase()} „${name}”`;
}

/** To the minute, in the garden's time: `2026.05.01 08:00`. */
function shownTime(instant: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(gardenTimeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replaceAll('-', '.')
    .replace('T', ' ');
}
