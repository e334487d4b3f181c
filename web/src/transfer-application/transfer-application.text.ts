import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { transferDecisionLabels } from '@grzadka/contract/transfer-application/transfer-application.record';

type Told = Pick<TransferApplication, 'appliedOn' | 'lastDay' | 'outcome' | 'decidedOn'>;

/** The texts of the applications for the transfer of a plot. */
export const transferText = {
  section: 'Przeniesienie prawa do działki',
  none: 'Nie zgłoszono przeniesienia',
  failed: 'Nie udało się wczytać zgłoszeń przeniesienia.',
  add: 'Zgłoszono przeniesienie prawa do działki',
  added: 'Zapisano zgłoszenie przeniesienia',
  change: 'Zmień zgłoszenie',
  changed: 'Zapisano zgłoszenie przeniesienia',
  decide: 'Wpisz decyzję',
  handOver: 'Przekaż działkę',
  changeDecision: 'Zmień decyzję',
  decisionTitle: 'Decyzja o przeniesieniu prawa do działki',
  noDecision: 'Nie ma jeszcze decyzji',
  save: 'Zapisz',
  applied: ({ appliedOn }: Told) => `Zgłoszenie z ${dayInFigures(appliedOn)}`,
  between: (from: string, to: string) => `Przenosi: ${from}. Przejmuje: ${to}.`,
  /** How it stands, and since or until when. */
  outcome({ outcome, decidedOn, lastDay }: Told): string {
    switch (outcome) {
      case 'waiting':
        return `Czas na decyzję do ${dayInFigures(lastDay)}`;
      case 'silence':
        return `Zgoda przez milczenie z dniem ${dayInFigures(lastDay)}`;
      case 'consent':
      case 'refusal':
        return `${transferDecisionLabels[outcome]} ${dayInFigures(decidedOn ?? lastDay)}`;
    }
  },
  toName: 'Imię i nazwisko',
  toNameHint: 'Wpisz, gdy nowego działkowca nie ma jeszcze w podmiotach.',
  deadlineHint: 'Zarząd ma na decyzję dwa miesiące. Potem jej brak oznacza zgodę.',
  remove: 'Usuń zgłoszenie',
  removeTitle: 'Usunąć zgłoszenie przeniesienia?',
  removeQuestion: (application: string) => `Czy na pewno chcesz usunąć: ${application}?`,
  removeHint:
    'Usuń tylko zgłoszenie dodane przez pomyłkę. Inne zostaw, także te, którym odmówiono.',
  removed: 'Usunięto zgłoszenie przeniesienia',
} as const;
