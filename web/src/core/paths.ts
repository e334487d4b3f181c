/** The addresses to which any area may lead; all others are known to the area whose they are. */
export const paths = {
  home: '/',
  login: '/logowanie',
  personalData: '/twoje-dane',
  own: '/moje-dzialki',
  system: '/system',
  settings: '/system/ustawienia',
  personalDataOfOthers: '/system/dane-osobowe',
  import: '/system/wczytaj',
  transactions: '/transakcje',
  openingBalances: '/transakcje/bilans-otwarcia',
  gardens: '/dzialki',
  meters: '/liczniki',
  zones: '/strefy',
  campaigns: '/tury-odczytow',
  submissions: '/zgloszenia-odczytow',
  fees: '/oplaty',
  annualReport: '/oplaty/sprawozdanie',
  messages: '/wiadomosci',
  newMessage: '/nowa-wiadomosc',
  deadlines: '/terminy',
} as const;

/** Whether a screen at this address is most likely opened by somebody who is not of the staff: what only these need waits until it is asked for. */
export function isHoldersAddress(pathname: string): boolean {
  return pathname === paths.own || pathname.startsWith(`${paths.own}/`);
}
