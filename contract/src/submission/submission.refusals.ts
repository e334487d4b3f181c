/** Why a reading is not taken from whoever reports it, or nothing comes of a decision, and what to do then. */
export const submissionRefusals = {
  switchedOff:
    'Teraz nie przyjmujemy odczytów przez internet. Poczekaj na zawiadomienie albo zadzwoń do biura.',
  tooEarly: (days: number) =>
    `Podaj odczyt z dziś albo z ostatnich ${days}\u00a0dni. Starszy zgłoś w biurze.`,
  decided: (who: string | null) =>
    who === null
      ? 'To zgłoszenie już rozpatrzono. Odśwież listę.'
      : `To zgłoszenie już rozpatrzono (${who}).`,
  replaced: 'Zamiast tego zgłoszenia przyszło nowsze. Odśwież listę.',
  reasonEmpty: 'Napisz, dlaczego odsyłasz odczyt',
} as const;
