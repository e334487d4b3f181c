import satisfies from 'spdx-satisfies';
import type { ShippedPackage } from './shipped-packages.ts';

/** Licences under which a package may be used, changed and handed on by whoever keeps its notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** Packages that may have another licence besides, with the reason. */
const exceptions: readonly { name: RegExp; licence: string | null }[] = [
  // libvips, which sharp loads as a library of its own: whoever wants may put another one in its place.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // A typeface: handed on with the program, not sold by itself.
  { name: /^@fontsource-variable\//, licence: 'OFL-1.1' },
  { name: /^@expo-google-fonts\//, licence: 'OFL-1.1' },
  // Its file is that of MIT; what describes the package says nothing.
  { name: /^png-js$/, licence: null },
];

/** The packages with a licence that is not allowed, that is none known to SPDX, or without any. */
export function refusedPackages(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ name, licence }) => {
    const excepted = exceptions.filter((exception) => exception.name.test(name));
    const besides = excepted.map((exception) => exception.licence);
    if (licence === null) return !besides.includes(null);
    return !isAllowed(licence, [...permissive, ...besides.filter((other) => other !== null)]);
  });
}

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false; // 'UNLICENSED' and 'SEE LICENSE IN …' are no expressions
  }
}
