import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { StateOf } from '@grzadka/contract/core/system-card';
import { noMailServer } from '@grzadka/contract/mail/mail.model';
import type { jobsCard } from '@grzadka/contract/system/jobs.card';
import { type JobName, type JobState, jobMemoryDays } from '@grzadka/contract/system/jobs.model';
import { formatMinute } from '../../core/ui/format.ts';

/** The names of the jobs, and what they are good for. */
export const jobWords: Readonly<Record<JobName, { name: string; purpose: string }>> = {
  'mail.send': {
    name: 'Wysyłanie e-maili',
    purpose: 'Od razu, a gdy się nie uda, coraz rzadziej przez osiem do dziewięciu godzin.',
  },
  'mail.give-up': {
    name: 'Zamykanie niewysłanych e-maili',
    purpose: 'Usuwa treść e-maili, które czekają od dwóch dni.',
  },
  'message.send': {
    name: 'Wysyłanie wiadomości',
    purpose: 'Co minutę przekazuje do wysłania tyle e-maili z wiadomości, ile wolno w godzinie.',
  },
  'backup.nightly': {
    name: 'Kopia zapasowa',
    purpose: 'Raz na dobę. Co godzinę sprawdza, czy kopia z tego dnia już jest.',
  },
  'backup.request': {
    name: 'Kopia zapasowa na żądanie',
    purpose: 'Tworzy albo sprawdza kopię, gdy ktoś o to poprosi.',
  },
  'backup.trial-restore': {
    name: 'Próba przywrócenia kopii',
    purpose: 'Raz na miesiąc. Co godzinę sprawdza, czy już pora.',
  },
  'file.sweep-storage': {
    name: 'Nocne porządki',
    purpose: 'Usuwa na zawsze pliki, których od 90\u00a0dni nikt nie używa.',
  },
  'reading-photo.delete-old': {
    name: 'Usuwanie starych zdjęć odczytów',
    purpose: 'Usuwa zdjęcia liczników po 12\u00a0miesiącach od rozpatrzenia odczytu.',
  },
  'personal-data.export': {
    name: 'Przygotowanie danych osoby',
    purpose: 'Zbiera dane osoby do jednego pliku, gdy ktoś o to poprosi.',
  },
  'personal-data.delete-old-exports': {
    name: 'Usuwanie plików z danymi osób',
    purpose: 'Co noc usuwa pliki z danymi osób po 7\u00a0dniach.',
  },
  'personal-data.erase-due': {
    name: 'Usuwanie danych osób',
    purpose: 'Co noc usuwa dane osób, których dzień nadszedł.',
  },
  'consistency.check': {
    name: 'Kontrola danych',
    purpose: 'Raz na dobę. Co godzinę sprawdza, czy kontrola z tego dnia już była.',
  },
  'charge-run.calculate': {
    name: 'Obliczanie naliczeń',
    purpose: 'Oblicza opłaty, gdy ktoś o to poprosi.',
  },
  'charge-run.approve': {
    name: 'Księgowanie naliczeń',
    purpose: 'Księguje naliczenie, gdy ktoś o to poprosi.',
  },
  'ledger-year.print': {
    name: 'Zestawienia zamkniętych lat',
    purpose: 'Odkłada zestawienia do Dokumentów, gdy ktoś zamknie rok.',
  },
  'board-handover.make': {
    name: 'Przygotowanie przekazania spraw',
    purpose: 'Zbiera do jednego pliku to, co przejmuje nowy zarząd, gdy ktoś o to poprosi.',
  },
  'waiting.forget': {
    name: 'Usuwanie dawnych oczekujących',
    purpose:
      'Co noc usuwa z listy osoby, które 12\u00a0miesięcy temu przyjęły działkę albo zrezygnowały.',
  },
  'board-handover.delete-old': {
    name: 'Usuwanie plików przekazania spraw',
    purpose: 'Co noc usuwa pliki dla nowego zarządu po 7\u00a0dniach.',
  },
  'message.delete-old-recipients': {
    name: 'Usuwanie odbiorców starych wiadomości',
    purpose: 'Co noc usuwa, kto dostał wiadomość, po 5\u00a0latach od jej wysłania.',
  },
  'bank-file.delete-old': {
    name: 'Usuwanie starych plików wyciągów',
    purpose: 'Co noc usuwa pliki z banku po 5\u00a0latach od końca roku. Operacje zostają.',
  },
  'session.clean': {
    name: 'Usuwanie wygasłych zalogowań',
    purpose: 'Co noc usuwa zalogowania, z których nikt już nie korzysta.',
  },
  'party.forget-login-secrets': {
    name: 'Usuwanie haseł usuniętych loginów',
    purpose: 'Co pięć minut usuwa to, czym nikt już nie może się zalogować.',
  },
  'audit.delete-old-entries': {
    name: 'Porządki w dzienniku zmian',
    purpose: 'Co noc usuwa z dziennika wpisy starsze niż dziesięć lat.',
  },
  'list.forget-changes': {
    name: 'Porządki w listach',
    purpose: 'Co minutę usuwa notatki, z których listy znają liczbę pozycji.',
  },
};

const results = { done: 'udało się', failed: 'nie udało się', running: 'trwa' } as const;

/** What of jobs and mail asks to be looked at; where nothing does, that all goes well. */
export function jobsSentence(state: StateOf<typeof jobsCard>): string {
  const { silentSince, failedJobs, waitingMail, lateMail, failedMail, delivery } = state;
  if (silentSince !== null) return silence(silentSince);
  const told = [
    failedJobs > 0 && `Nieudane prace: ${failedJobs}.`,
    failedMail > 0 && `Niewysłane e-maile: ${failedMail}.`,
    lateMail > 0 && `E-maile, które czekają dłużej niż godzinę: ${lateMail}.`,
    delivery === 'folder' && noMailServer,
  ].filter((sentence) => sentence !== false);
  return told.length > 0 ? told.join(' ') : `Prace się udają. Czekające e-maile: ${waitingMail}.`;
}

/** Since when nothing starts the jobs, and what to do about it. */
export function silence(since: string): string {
  return `Program nie wykonuje swoich prac od ${formatMinute(since)}. Uruchom go ponownie albo poproś o to administratora komputera.`;
}

/** The texts of what is shown of the jobs. */
export const jobsText = {
  screen: 'Prace programu i poczta',
  title: 'Prace programu',
  allWork: 'Wszystkie działają.',
  showAll: 'Szczegóły',
  hideAll: 'Ukryj szczegóły',
  failedToLoad: 'Nie udało się wczytać prac programu.',
  last: 'Ostatnio',
  next: 'Następnie',
  waiting: 'Czekają',
  failed: 'Nieudane',
  lastRun: (run: JobState['lastRun']) => {
    if (run === null) return `ani razu w ciągu ${jobMemoryDays}\u00a0dni`;
    const took = run.seconds === null ? '' : ` (${duration(run.seconds)})`;
    return `${formatMinute(run.startedAt)}, ${results[run.result]}${took}`;
  },
  nextRun: (at: string | null) => (at === null ? 'gdy będzie co robić' : formatMinute(at)),
  failures: (count: number, lastAt: string | null) =>
    lastAt === null ? String(count) : `${count}, ostatnio ${formatMinute(lastAt)}`,
} as const;

/** So many seconds, as exactly as people would say it. */
function duration(seconds: number): string {
  if (seconds < 1) return 'poniżej sekundy';
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${rest}\u00a0s`;
  const told = `${formatDecimal(minutes)}\u00a0min`;
  return rest === 0 ? told : `${told} ${rest}\u00a0s`;
}
