/** The addresses to which any area may lead; all others are known to the area whose they are. */
export const paths = {
  home: '/',
  login: '/logowanie',
  personalData: '/twoje-dane',
  system: '/system',
  settings: '/system/ustawienia',
  import: '/system/wczytaj',
  transactions: '/transakcje',
  openingBalances: '/transakcje/bilans-otwarcia',
  gardens: '/dzialki',
  meters: '/liczniki',
  zones: '/strefy',
  campaigns: '/tury-odczytow',
  fees: '/oplaty',
  messages: '/wiadomosci',
  newMessage: '/nowa-wiadomosc',
  deadlines: '/terminy',
} as const;
