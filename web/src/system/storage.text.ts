import { daysRestorable } from '@grzadka/contract/core/restore/restore.model';
import type { CardLevel, StateOf } from '@grzadka/contract/core/system-card';
import type { storageCard } from '@grzadka/contract/system/storage.card';
import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { formatSize } from '../core/ui/format-size.ts';

const places: Readonly<Record<StorageUsage['free'][number]['place'], string>> = {
  data: 'Dysk z danymi programu',
  database: 'Dysk z bazą danych',
  backups: 'Dysk z kopiami zapasowymi',
};

const advice: Readonly<Record<CardLevel, string>> = {
  ok: '',
  warning: 'Niedługo może go zabraknąć.',
  problem: 'Program nie przyjmuje już plików i nie robi kopii. Usuń z dysku to, co niepotrzebne.',
};

/** The texts of the screen 'Miejsce na dane'. */
export const storageText = {
  title: 'Miejsce na dane',
  free: 'Wolne miejsce',
  freeIs: (bytes: number) => `Wolne miejsce: ${formatSize(bytes)}.`,
  advice,
  unknownFree: 'Nie da się sprawdzić, ile jest wolnego miejsca.',
  places,
  size: formatSize,
  sameDisk: 'Jeśli to ten sam dysk, miejsce jest wspólne.',
  bucket:
    'Dokumenty i obrazy są w zasobniku. Nie da się sprawdzić, ile jest w nim wolnego miejsca.',
  used: 'Co zajmuje miejsce',
  documents: 'Dokumenty',
  images: 'Obrazy',
  deleted: 'Usunięte dokumenty i obrazy',
  uploads: 'Pliki, które ktoś teraz przesyła',
  abandoned: 'Pozostałości po przerwanym przesyłaniu',
  abandonedAreKept:
    'Tych pozostałości jest za dużo jak na przerwane przesyłanie, dlatego program ich nie usuwa. Poproś administratora komputera, aby sprawdził, czy pliki i baza danych są z tego samego programu.',
  unknown: 'nie udało się sprawdzić',
  backups: 'Kopie zapasowe',
  noBackups: 'Program nie robi kopii',
  database: 'Baza danych',
  amount: ({ count, bytes }: StorageUsage['documents']) => `${formatSize(bytes)} (pliki: ${count})`,
  sweep: 'Nocne porządki',
  sweepRule: `Usunięte dokumenty i obrazy można przywrócić przez ${daysRestorable}\u00a0dni. Potem program usuwa ich pliki na zawsze. Pozostałości po przerwanym przesyłaniu usuwa, gdy mają ponad dobę.`,
  sweepAt: 'Najbliższe porządki',
  sweepRemoves: 'Do usunięcia',
  sweepNothing: 'nic',
} as const;

/** What the card of the storage says: how much is free on the disk. */
export function storageSentence({ level, freeBytes }: StateOf<typeof storageCard>): string {
  if (freeBytes === null) return storageText.unknownFree;
  return [storageText.freeIs(freeBytes), advice[level]].filter(Boolean).join(' ');
}
