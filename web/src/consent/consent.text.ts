import type { ConsentKind } from '@grzadka/contract/consent/consent.model';
import { consentRecord, noConsentDocument } from '@grzadka/contract/consent/consent.record';

/** What a consent of each kind is called, and what it is for. */
export const consentKindTexts = {
  'e-delivery': {
    name: 'Zgoda na doręczanie pism pocztą elektroniczną',
    purpose:
      'Pisma, które zarząd ma obowiązek doręczyć, na przykład zawiadomienia o walnym zebraniu i o opłatach, przychodzą e-mailem zamiast na papierze.',
  },
  information: {
    name: 'Zgoda na informacje',
    purpose: 'Wiadomości o tym, co dzieje się w ogrodzie, przychodzą e-mailem.',
  },
} as const satisfies Record<ConsentKind, object>;

/** The texts of the consents. */
export const consentText = {
  list: 'Zgody',
  show: 'Szczegóły',
  section: 'Zgody',
  none: 'Nie udzielono',
  given: (day: string, how: string, email: string) => `Udzielona ${day} ${how}, na adres ${email}`,
  withdrawn: (day: string, how: string) => `Wycofana ${day} ${how}`,
  document: (name: string) => `Dokument: ${name}`,
  addressChanged:
    'Adres się zmienił od udzielenia zgody. Dopóki nie ma nowej, pisma idą na papierze.',
  noAddress: 'Podmiot nie ma teraz adresu e-mail, więc zgoda nie działa.',
  give: 'Zapisz zgodę',
  giveAnew: 'Zapisz na obecny adres',
  withdraw: 'Wycofaj zgodę',
  noEmail: 'Żeby zapisać zgodę, wpisz najpierw adres e-mail.',
  writeEmail: 'Wpisz adres e-mail',
  showEarlier: (count: number) => `Pokaż wcześniejsze (${count})`,
  earlier: 'Wcześniejsze',
  failed: 'Nie udało się wczytać zgód.',
  giveTitle: 'Zapisanie zgody',
  forAddress: (email: string) => `Zgoda będzie dotyczyć adresu ${email}.`,
  kinds: 'Na co jest zgoda',
  givenOn: 'Dzień podpisania',
  documentLabel: consentRecord.fields.documentId.label,
  documentHint: 'Podpisana kartka. Najpierw prześlij ją w dziale Dokumenty. Można pominąć.',
  noDocument: noConsentDocument,
  save: 'Zapisz',
  saved: 'Zapisano zgodę',
  withdrawTitle: 'Wycofanie zgody',
  withdrawHint: 'Zgoda zostanie w historii jako wycofana.',
  withdrawnOn: 'Dzień wycofania',
  confirmWithdrawal: 'Wycofaj',
  withdrawalSaved: 'Zapisano wycofanie zgody',
} as const;

/** The same as whoever is signed in reads of the own ones. */
export const ownConsentText = {
  section: 'Zgody na e-maile',
  noParty: 'Ten login nie należy do żadnej osoby ani firmy, więc nie ma zgód.',
  address: (email: string) => `Adres e-mail w Twoich danych: ${email}`,
  noEmail: 'W Twoich danych nie ma adresu e-mail. Podaj go w zarządzie ogrodu.',
  addressChanged:
    'Adres się zmienił od udzielenia zgody. Dopóki nie ma nowej, pisma przychodzą na papierze.',
  noAddress: 'Bez adresu e-mail zgoda nie działa.',
  give: 'Udziel zgody',
  giveAnew: 'Udziel na obecny adres',
  withdraw: 'Wycofaj zgodę',
  given: 'Udzielono zgody',
  withdrawn: 'Wycofano zgodę',
  failed: 'Nie udało się wczytać Twoich zgód.',
} as const;

/** The texts of the page for unsubscribing, which needs no session. */
export const unsubscribeText = {
  title: 'Rezygnacja z informacji',
  question:
    'Naciśnij „Wypisz mnie”, a nie będziemy wysyłać Ci e-mailem informacji o tym, co dzieje się w ogrodzie.',
  stays:
    'Pisma, które zarząd ma obowiązek Ci doręczyć, na przykład zawiadomienia o walnym zebraniu i o opłatach, będą przychodzić jak dotąd.',
  unsubscribe: 'Wypisz mnie',
  running: 'Wypisywanie…',
  done: 'Nie będziemy wysyłać Ci informacji e-mailem.',
  back: 'Zmienisz zdanie? Powiedz o tym w zarządzie ogrodu albo zaloguj się i wybierz „Twoje dane”.',
} as const;
