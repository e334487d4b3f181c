/** The texts of the screen 'Kto jest zalogowany'. */
export const sessionsText = {
  title: 'Kto jest zalogowany',
  counts: (logins: number, sessions: number) =>
    `Zalogowane osoby: ${logins}. Przeglądarki: ${sessions}.`,
  hint: 'Przeglądarki, w których ktoś jest teraz w programie. Nie zapisujemy adresów komputerów.',
  listed: (listed: number, all: number) =>
    `Na liście są przeglądarki używane ostatnio: ${listed} z ${all}.`,
  login: (userName: string, role: string) => `Nazwa użytkownika: ${userName}. Rola: ${role}.`,
  higherRank: 'Ten login ma wyższe uprawnienia niż Twój. Może go wylogować administrator.',
  endQuestion: (name: string, browser: string) =>
    `Czy na pewno chcesz wylogować: ${name}, ${browser}? Niezapisane tam dane przepadną.`,
  endAll: 'Wyloguj wszędzie',
  endOthers: 'Wyloguj pozostałe',
  endAllTitle: 'Wylogowanie przeglądarek',
  endAllQuestion: (name: string) =>
    `Czy na pewno chcesz wylogować ze wszystkich przeglądarek: ${name}? Niezapisane tam dane przepadną.`,
  endOthersQuestion:
    'Czy na pewno chcesz wylogować się w pozostałych przeglądarkach? Niezapisane tam dane przepadną.',
  endedAll: (name: string) => `Wylogowano: ${name}`,
  endedOthers: 'Wylogowano pozostałe przeglądarki',
} as const;
