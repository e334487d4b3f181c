import { counted } from '../core/counted.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { mostSettlementsInRun } from './run/charge-run.model.ts';

const accounts = {
  one: 'konto rozliczeniowe',
  few: 'konta rozliczeniowe',
  many: 'kont rozliczeniowych',
} as const;

/** Why nothing comes of what was asked of a run or a charge, and what to do then. */
export const chargeRefusals = {
  /** In the place of a name that is no more. */
  gone: 'już usunięte',
  interestForbidden:
    'Naliczenie odsetek mówi, kto zalega, więc może je otworzyć skarbnik. Poproś go o to.',
  notDraft: 'To naliczenie jest już zatwierdzone. Zamiast je zmieniać, zrób jego storno.',
  notApproved: 'To naliczenie nie jest zatwierdzone. Naciśnij „Oblicz”, sprawdź je i zatwierdź.',
  notCalculated: 'To naliczenie nie jest jeszcze obliczone. Naciśnij „Oblicz”.',
  calculating: 'To naliczenie właśnie się oblicza. Poczekaj, aż skończy.',
  tooMany: `W jednym naliczeniu może być najwyżej ${counted(mostSettlementsInRun, accounts)}. Nalicz sektorami.`,
  blocked: (count: number) =>
    `Nie można zatwierdzić: ${counted(count, { one: 'działka jest zablokowana', few: 'działki są zablokowane', many: 'działek jest zablokowanych' })}. Usuń przyczyny albo pomiń je w tym naliczeniu.`,
  nothing: 'Z tego naliczenia nie wynika żadna należność. Zmień jego ustawienia.',
  changed: (count: number) =>
    `Od obliczenia zmieniły się dane (działki: ${count}). Oblicz ponownie.`,
  approving: 'Trwa zatwierdzanie tego naliczenia. Poczekaj, aż się skończy.',
  approvalFailed:
    'Nie udało się zatwierdzić naliczenia. Nic nie zostało zapisane. Spróbuj ponownie.',
  otherApproval: 'Trwa inne zatwierdzanie. Spróbuj za chwilę.',
  sameApprover: 'To naliczenie musi zatwierdzić inna osoba. Poproś ją o to.',
  shortNotice: (lastDay: string) =>
    `O opłatach trzeba powiadomić co najmniej 14 dni przed terminem i przed końcem miesiąca poprzedzającego termin: najpóźniej ${dayInFigures(lastDay)}. Zmień dzień wystawienia albo termin, albo potwierdź, że tak ma być.`,
  dueBeforeIssue: (day: string) =>
    `Termin płatności nie może być wcześniejszy niż dzień wystawienia. Najwcześniejszy termin to ${dayInFigures(day)}.`,
  alreadyCharged:
    'Ten okres jest już naliczony. Oblicz ponownie: program pokaże, których działek to dotyczy.',
  reversed: 'Ta należność ma już storno.',
  runReversed: 'To naliczenie ma już storno.',
  beforeIssue: 'Dzień storna nie może być wcześniejszy niż dzień wystawienia',
  laterCharged: (number: string) =>
    `Późniejsze zużycie z tego licznika jest już naliczone (${number}). Najpierw zrób storno tamtej należności.`,
  laterNoted: (number: string) =>
    `Późniejsze odsetki od tych samych należności są już naliczone (${number}). Najpierw zrób storno tamtego naliczenia.`,
  notCorrected:
    'Odsetek się nie poprawia. Zrób storno tej należności i nalicz odsetki jeszcze raz albo zaczekaj: różnicę odejmie albo doliczy następne naliczenie odsetek.',
  skipNobody: 'Tej działki nie ma w naliczeniu. Oblicz je ponownie.',
} as const;
