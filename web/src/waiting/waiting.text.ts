import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type Misfit, misfits } from '@grzadka/contract/waiting/fit';
import type { Candidate, Offer } from '@grzadka/contract/waiting/waiting.model';
import { offerAnswerLabels } from '@grzadka/contract/waiting/waiting.record';

/** The texts of the waiting list. */
export const waitingText = {
  sectors: 'Sektory',
  sectorsHint: 'Nie zaznaczaj żadnego, jeśli każdy jest dobry.',
  isWithdrawn: 'Rezygnuje z działki',
  handOver: 'Przekaż działkę',
  wishes: 'Życzenia',
  anyPlot: '(dowolna działka)',
  offers: {
    section: 'Zaproponowane działki',
    none: 'Nic jeszcze nie zaproponowano. Wolną działkę zaproponujesz w jej szczegółach.',
    open: (until: string) => `Odpowiedź do ${dayInFigures(until)}`,
    answered: ({ answer, answeredOn, until }: Offer) =>
      answer === null
        ? ''
        : answeredOn === null
          ? `${offerAnswerLabels[answer]}: bez odpowiedzi do ${dayInFigures(until)}`
          : `${offerAnswerLabels[answer]} ${dayInFigures(answeredOn)}`,
    reason: (reason: string) => `Nie po kolei: ${reason}`,
    yes: 'Przyjmuje',
    no: 'Nie przyjmuje',
    saved: 'Zapisano odpowiedź',
  },
  candidates: {
    section: 'Oczekujący na tę działkę',
    none: 'Nikt nie czeka na działkę.',
    failed: 'Nie udało się wczytać listy oczekujących.',
    offeredTo: (name: string, until: string) =>
      `Zaproponowano: ${name}, odpowiedź do ${dayInFigures(until)}.`,
    toOffer: 'Wpisz odpowiedź',
    about: ({ place, appliedOn }: Candidate) =>
      `${place}. na liście, od ${dayInFigures(appliedOn)}`,
    fits: 'pasuje do życzeń',
    misfits: (wishes: readonly Misfit[]) =>
      `nie pasuje: ${wishes.map((wish) => misfits[wish]).join(', ')}`,
    declined: 'tej działki już nie przyjęto',
    offer: 'Zaproponuj',
    more: (count: number) => `Pokaż wszystkich (${count})`,
  },
  offer: {
    title: 'Propozycja działki',
    to: (name: string) => `Dla kogo: ${name}`,
    until: 'Odpowiedź do',
    untilHint: 'Bez odpowiedzi do tego dnia działki nie przyjęto.',
    reason: 'Dlaczego nie po kolei',
    reasonHint: 'Potrzebne, gdy działka pasuje do życzeń kogoś, kto jest wcześniej na liście.',
    submit: 'Zaproponuj działkę',
    made: 'Zapisano propozycję',
  },
} as const;
