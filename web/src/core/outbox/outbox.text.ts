/** What every outbox says of itself. */
export const outboxText = {
  saving: (count: number) => `Zapisywane ${count}`,
  retrying: (count: number) => `Czekają na zapisanie: ${count}. Ponawiam…`,
  signedOut: (count: number) => `Czekają na zapisanie: ${count}. Zaloguj się ponownie.`,
  refused: (count: number) => `Nie zapisano: ${count}. Zobacz`,
  refusedOne: (about: string, value: string) => `Nie zapisano: ${about}, ${value}.`,
  ofOthers: (count: number) =>
    `W tej przeglądarce czekają dane wpisane przez inną osobę: ${count}. Zapiszą się, gdy ta osoba się zaloguje.`,
  typedAt: (instant: string) => `Wpisano ${instant}`,
  mend: 'Popraw',
  mendOf: (about: string) => `Popraw: ${about}`,
  retry: 'Wyślij ponownie',
  retryOf: (about: string) => `Wyślij ponownie: ${about}`,
  remove: 'Usuń',
  removeOf: (about: string) => `Usuń: ${about}`,
  close: 'Zamknij',
  leaveTitle: 'Nie wszystko jest zapisane',
  leave: (count: number) =>
    `Czekają na zapisanie: ${count}. Zostaną w tej przeglądarce i zapiszą się, gdy zalogujesz się ponownie.`,
  leaveAnyway: 'Wyjdź mimo to',
  stay: 'Zostań',
} as const;
