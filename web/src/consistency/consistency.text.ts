import type { consistencyCard } from '@grzadka/contract/consistency/consistency.card';
import type { StateOf } from '@grzadka/contract/core/system-card';
import { formatMinute } from '../core/ui/format.ts';

/** What the card of the checks says, in a sentence or two. */
export function consistencySentence({
  level,
  checkedAt,
  found,
  hasFailed,
}: StateOf<typeof consistencyCard>): string {
  if (found > 0) return `Niezgodności w danych: ${found}. Otwórz, żeby zobaczyć, co zrobić.`;
  if (hasFailed) return 'Części danych nie udało się sprawdzić. Otwórz i sprawdź ponownie.';
  if (checkedAt === null) return 'Nie wszystko było już sprawdzane. Otwórz, żeby sprawdzić teraz.';
  return level === 'ok'
    ? `Wszystko się zgadza. Sprawdzono: ${formatMinute(checkedAt)}.`
    : `Od dawna nie było kontroli. Ostatnia: ${formatMinute(checkedAt)}. Otwórz, żeby sprawdzić teraz.`;
}

/** The texts of the dialog 'Kontrola danych'. */
export const consistencyText = {
  title: 'Kontrola danych',
  hint: 'Program sprawdza co noc, czy dane zgadzają się ze sobą. Niczego przy tym nie zmienia.',
  failed: 'Nie udało się wczytać wyników kontroli.',
  checkNow: 'Sprawdź teraz',
  checking: 'Sprawdzanie…',
  notChecked: 'Jeszcze nie sprawdzano.',
  couldNot: (at: string) => `Nie udało się sprawdzić (${formatMinute(at)}).`,
  agrees: (at: string) => `Wszystko się zgadza. Sprawdzono: ${formatMinute(at)}.`,
  found: (found: number, at: string) => `Niezgodności: ${found}. Sprawdzono: ${formatMinute(at)}.`,
  recount: 'Policz od nowa',
  recounted: 'Policzono od nowa. Program sprawdza dane jeszcze raz.',
  first: (shown: number) => `Pierwsze z nich (${shown}):`,
  remedy: 'Co zrobić:',
  help: 'Jeśli to nie pomoże, pokaż tę listę administratorowi komputera.',
} as const;
