/** The addresses to which any area may lead; all others are known to the area whose they are. */
export const paths = {
  home: '/',
  login: '/logowanie',
  personalData: '/twoje-dane',
  own: '/moje-dzialki',
  system: '/system',
  settings: '/system/ustawienia',
  personalDataOfOthers: '/system/dane-osobowe',
  erasures: '/system/dane-osobowe/usuniecia',
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
  newHandover: '/przekaz-dzialke',
  deadlines: '/terminy',
  help: '/pomoc',
} as const;

/**
 * Whether a screen at this address is most likely opened by somebody who is not of the staff, or on a walk, where the staff need nothing
 * else either: what only these need waits until it is asked for. `web/public/appearance.js` asks the same.
 */
export function isHoldersAddress(pathname: string): boolean {
  return pathname === paths.own || pathname.startsWith(`${paths.own}/`) || isWalkAddress(pathname);
}

/** Whether somebody walks a round of readings there. */
export function isWalkAddress(pathname: string): boolean {
  return /^\/tury-odczytow\/[^/]+\/obchod\/?$/.test(pathname);
}
