/** The first that matches counts: many browsers also name those they descend from. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * What a person calls the browser that a User-Agent header describes, such as 'Firefox, Windows', to
 * tell the own sessions apart. Null where nothing is recognised; the header itself is not kept.
 */
export function browserLabel(userAgent: string | undefined): string | null {
  const named = [browsers, systems].map(
    (known) => known.find(([sign]) => userAgent?.includes(sign))?.[1],
  );
  return named.filter((name) => name !== undefined).join(', ') || null;
}
