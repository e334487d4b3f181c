import {
  type CertificateItem,
  certificateKinds,
} from '@grzadka/contract/certificate/certificate.model';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** The texts of the papers that say what an account owes, or that it owes nothing. */
export const certificateText = {
  open: 'Zaświadczenie',
  title: 'Zaświadczenie o niezaleganiu',
  hint: 'Program nada numer i zapisze, kto wydał dokument. Jeśli jest coś do zapłaty, dokument to „Informacja o stanie rozliczeń” z listą należności.',
  issue: 'Wydaj i pobierz',
  earlier: 'Wydane',
  none: 'Nic jeszcze nie wydano.',
  failed: 'Nie udało się wczytać wydanych dokumentów.',
  notIssued: (reason: string) => `Nie udało się wydać dokumentu. ${reason}`,
  notFetched: (number: string, reason: string) =>
    `Wydano ${number}, ale nie udało się go pobrać. ${reason}`,
  download: 'Pobierz',
  about: ({ kind, issuedOn, issuedBy }: CertificateItem) =>
    `${certificateKinds[kind]}, ${dayInFigures(issuedOn)}, ${issuedBy}`,
} as const;
