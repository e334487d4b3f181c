/** What is said of one browser in which somebody is signed in, and of ending that. */
export const sessionRowText = {
  unknownBrowser: 'Nieznana przeglądarka',
  thisBrowser: 'ta przeglądarka',
  signedInAt: (instant: string) => `Zalogowano: ${instant}`,
  lastUsedAt: (instant: string) => `Ostatnio używana: ${instant}`,
  end: 'Wyloguj',
  endTitle: 'Wylogowanie przeglądarki',
  ending: 'Wylogowywanie…',
  ended: 'Wylogowano przeglądarkę',
} as const;
