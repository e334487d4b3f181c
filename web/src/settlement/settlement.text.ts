/** What an account is called by. */
interface Called {
  readonly garden: { readonly name: string };
  readonly reference: string;
}

/** The texts of the settlement accounts. */
export const settlementText = {
  fees: 'Opłaty',
  list: 'Konta rozliczeniowe',
  cards: {
    accounts:
      'Kto rozlicza którą działkę i od kiedy. Każda grupa działkowców ma swoje konto rozliczeniowe.',
    resolutions: 'Na jakich uchwałach opierają się opłaty, z numerem, datą i dokumentem.',
    feeKinds: 'Za co działkowcy płacą, w jakiej kolejności zalicza się wpłaty i czy są odsetki.',
  },
  resolutions: 'Uchwały',
  feeKinds: 'Rodzaje opłat',
  details: 'Konto rozliczeniowe',
  edit: 'Edycja konta rozliczeniowego',
  show: 'Szczegóły',
  nameOf: ({ garden, reference }: Called) => `Działka ${garden.name} – ${reference}`,
  garden: (name: string, sector: string) => `Działka ${name}, ${sector}`,
  period: 'Okres',
  holders: 'Działkowcy',
  noPayer: '(nie wybrano)',
  payerHint: 'Osoba lub firma, do której adresuje się pisma o rozliczeniach.',
  saved: 'Zapisano zmiany konta rozliczeniowego',
  section: 'Rozliczenia',
  noAccounts: 'Nie ma kont rozliczeniowych',
  failed: 'Nie udało się wczytać kont rozliczeniowych.',
} as const;
