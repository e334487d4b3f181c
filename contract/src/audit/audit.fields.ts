import { contentBlockTypeLabels } from '../content/content.model.ts';
import { entryFieldLabels } from '../content/entry.model.ts';
import { exportFormats } from '../core/export/export-format.ts';
import { periodLabels } from '../core/publication/publication.ts';
import { roleLabels } from '../core/access/roles.ts';
import { documentFieldLabels } from '../document/document.model.ts';
import { gardenFieldLabels } from '../garden/garden.model.ts';
import { measuredAtLabel } from '../meter/measurement/measurement.ts';
import {
  measurementChannelLabels,
  measurementFieldLabels,
} from '../meter/measurement/measurement.model.ts';
import { meterFieldLabels, meterRoleLabels, meterTypeLabels } from '../meter/meter.model.ts';
import {
  installationFieldLabels,
  removalReasonLabels,
} from '../meter/installation/installation.model.ts';
import { reversalReasonLabels } from '../meter/measurement/reversal.model.ts';
import { findingAnswerLabels } from '../meter/verdict/finding.ts';
import { pageNames } from '../page/page.model.ts';
import { partyFieldLabels, partyTypeLabels } from '../party/party.model.ts';
import { settingsFieldLabels } from '../settings/settings.model.ts';

/** How a value that the audit keeps is told: its label, and what it is. */
export type AuditedField =
  | {
      readonly kind:
        | 'text'
        | 'phone'
        | 'bank-account'
        | 'number'
        | 'bytes'
        | 'instant'
        | 'day'
        | 'flag'
        | 'html';
      readonly label: string;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: Readonly<Record<string, string>>;
    }
  /** The id of a record, told by its name. */
  | { readonly kind: 'record'; readonly label: string; readonly recordType: string };

/** The fields of a table by its columns; null for what says nothing to people. */
type AuditedTable = Readonly<Record<string, AuditedField | null>>;

const text = (label: string) => ({ kind: 'text', label }) as const;
const number = (label: string) => ({ kind: 'number', label }) as const;
const instant = (label: string) => ({ kind: 'instant', label }) as const;
const day = (label: string) => ({ kind: 'day', label }) as const;
const flag = (label: string) => ({ kind: 'flag', label }) as const;
const choice = (label: string, options: Readonly<Record<string, string>>) =>
  ({ kind: 'choice', label, options }) as const;
const record = (label: string, recordType: string) =>
  ({ kind: 'record', label, recordType }) as const;

/** What every row has, and nobody sets; a record that can be changed has a version besides. */
const times = { id: null, createdAt: null, updatedAt: null } as const;
const bookkeeping = { ...times, version: null } as const;

const publicationDates = {
  publicationFromDate: instant(periodLabels.publicationFrom),
  publicationThruDate: instant(periodLabels.publicationThru),
} as const;

const pinDates = {
  pinFromDate: instant(periodLabels.pinFrom),
  pinThruDate: instant(periodLabels.pinThru),
} as const;

const entry = {
  ...bookkeeping,
  title: text(entryFieldLabels.title),
  ...publicationDates,
  contentId: null,
  titleSearch: null,
} as const;

/**
 * Every column of the tables whose rows the audit tells of. A column without a line here fails a test: what
 * nobody can read, nobody finds.
 */
export const auditedTables = {
  assignment: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden'),
    partyId: record('Podmiot', 'party'),
    validFrom: day('Od'),
    validThru: day('Do'),
  },
  contentBlock: {
    ...bookkeeping,
    blockType: choice('Rodzaj bloku', contentBlockTypeLabels),
    html: { kind: 'html', label: 'Treść' },
    alt: text('Opis obrazu'),
    contentId: null,
    position: null,
    imageId: null,
  },
  document: {
    ...bookkeeping,
    name: text(documentFieldLabels.name),
    fileName: text(documentFieldLabels.fileName),
    size: { kind: 'bytes', label: documentFieldLabels.size },
    ...publicationDates,
    ...pinDates,
    objectId: null,
    contentType: null,
    nameSearch: null,
  },
  garden: {
    ...bookkeeping,
    name: text(gardenFieldLabels.name),
    sectorId: record(gardenFieldLabels.sector, 'sector'),
    area: number(gardenFieldLabels.area),
    nameSearch: null,
  },
  installation: {
    ...bookkeeping,
    meterId: null,
    serialNumber: text(installationFieldLabels.serialNumber),
    installedAt: instant(installationFieldLabels.installedAt),
    firstValue: number(installationFieldLabels.firstValue),
    removedAt: instant(installationFieldLabels.removedAt),
    lastValue: number(installationFieldLabels.lastValue),
    lastValueEstimated: flag(installationFieldLabels.lastValueEstimated),
    lastValueRolledOver: flag(installationFieldLabels.lastValueRolledOver),
    removalReason: choice(installationFieldLabels.removalReason, removalReasonLabels),
    digits: number(installationFieldLabels.digits),
    multiplier: number(installationFieldLabels.multiplier),
    legalisedUntil: day(installationFieldLabels.legalisedUntil),
    sealNumber: text(installationFieldLabels.sealNumber),
    undoneAt: instant('Cofnięty'),
    clientKey: null,
  },
  login: {
    ...bookkeeping,
    partyId: record('Podmiot', 'party'),
    userName: text('Nazwa użytkownika'),
    role: choice('Rola', roleLabels),
    enabled: flag('Aktywny'),
    // Never told: what enters the audit leaves out passwords and tokens.
    passwordHash: null,
  },
  measurement: {
    id: null,
    value: number('Odczyt'),
    measuredAt: instant(measuredAtLabel),
    measuredByLastName: text(`${meterFieldLabels.measuredBy} (nazwisko)`),
    measuredByFirstName: text(`${meterFieldLabels.measuredBy} (imię)`),
    meterId: null,
    loginId: null,
    installationId: null,
    channel: choice(measurementFieldLabels.channel, measurementChannelLabels),
    // Told in words where the measurement is checked; here it would be codes.
    verdict: null,
    confirmation: choice(measurementFieldLabels.confirmation, findingAnswerLabels),
    remark: text(measurementFieldLabels.remark),
    rolledOver: flag(installationFieldLabels.lastValueRolledOver),
    clientKey: null,
    recordedAt: null,
  },
  measurementReversal: {
    id: null,
    measurementId: null,
    reason: choice('Powód unieważnienia', reversalReasonLabels),
    remark: text(measurementFieldLabels.remark),
    replacementId: null,
    reversedAt: null,
    reversedByFirstName: null,
    reversedByLastName: null,
    loginId: null,
  },
  meter: {
    ...times,
    name: text(meterFieldLabels.name),
    type: choice('Typ', meterTypeLabels),
    gardenId: record('Działka', 'garden'),
    active: flag('Aktywny'),
    role: choice(meterFieldLabels.role, meterRoleLabels),
    zoneId: record(meterFieldLabels.zone, 'zone'),
    sectorId: record(gardenFieldLabels.sector, 'sector'),
    place: text(meterFieldLabels.place),
    walkOrder: number(meterFieldLabels.walkOrder),
    version: null,
    legalisedUntil: null,
    search: null,
    lastMeasurementId: null,
    lastMeasuredAt: null,
  },
  news: entry,
  notice: { ...entry, ...pinDates },
  pageVersion: {
    ...bookkeeping,
    pageId: choice('Podstrona', pageNames),
    ...publicationDates,
    contentId: null,
  },
  party: {
    ...bookkeeping,
    partyType: choice(partyFieldLabels.partyType, partyTypeLabels),
    registerNumber: text('Numer ewidencyjny'),
    firstName: text(partyFieldLabels.firstName),
    lastName: text(partyFieldLabels.lastName),
    companyName: text(partyFieldLabels.companyName),
    nip: text(partyFieldLabels.nip),
    regon: text(partyFieldLabels.regon),
    krs: text(partyFieldLabels.krs),
    phone: { kind: 'phone', label: partyFieldLabels.phone },
    email: text(partyFieldLabels.email),
    street: text(partyFieldLabels.street),
    houseNumber: text(partyFieldLabels.houseNumber),
    postalCode: text(partyFieldLabels.postalCode),
    city: text(partyFieldLabels.city),
    name: null,
    nameSearch: null,
    gardensHeld: null,
    gardensHeldThru: null,
  },
  sector: {
    id: null,
    updatedAt: null,
    version: null,
    name: text('Nazwa'),
    position: number('Miejsce w kolejności'),
  },
  settings: {
    ...bookkeeping,
    name: text(settingsFieldLabels.name),
    shortName: text(settingsFieldLabels.shortName),
    district: text(settingsFieldLabels.district),
    nip: text(settingsFieldLabels.nip),
    regon: text(settingsFieldLabels.regon),
    krs: text(settingsFieldLabels.krs),
    phone: { kind: 'phone', label: settingsFieldLabels.phone },
    email: text(settingsFieldLabels.email),
    street: text(settingsFieldLabels.street),
    houseNumber: text(settingsFieldLabels.houseNumber),
    postalCode: text(settingsFieldLabels.postalCode),
    city: text(settingsFieldLabels.city),
    bankAccount: { kind: 'bank-account', label: settingsFieldLabels.bankAccount },
    publicSite: flag(settingsFieldLabels.publicSite),
    privacyStatement: text(settingsFieldLabels.privacyStatement),
    accessibilityStatement: text(settingsFieldLabels.accessibilityStatement),
  },
  settingsLogo: { ...bookkeeping, imageId: null },
  zone: {
    ...bookkeeping,
    name: text('Nazwa'),
    type: choice('Typ', meterTypeLabels),
    nameSearch: null,
  },
} as const satisfies Readonly<Record<string, AuditedTable>>;

/** What entries tell that stands in no table, of whatever record. */
export const auditedFacts = {
  browser: text('Przeglądarka'),
  secondFactor: choice('Logowanie z kodem', {
    app: 'Kod z telefonu',
    'recovery-code': 'Kod zapasowy',
  }),
  fileName: text('Plik'),
  records: text('Zawartość'),
  added: number('Dodane'),
  changed: number('Zmienione'),
  unchanged: number('Bez zmian'),
  list: text('Lista'),
  format: choice(
    'Rodzaj pliku',
    Object.fromEntries(Object.entries(exportFormats).map(([name, { label }]) => [name, label])),
  ),
  rows: number('Pozycje'),
  conditions: text('Filtry'),
  entries: number('Usunięte zapisy'),
  oldest: instant('Najstarszy zapis'),
  newest: instant('Najnowszy zapis'),
  source: record('Kopia wersji', 'page-version'),
  takenMeasurements: number('Odczyty z jego czasu, które przejął'),
  movedMeasurements: number('Późniejsze odczyty, które przeszły na inny licznik'),
  despiteFindings: flag('Mimo ostrzeżenia o treści'),
} as const satisfies AuditedTable;

const tables: Readonly<Record<string, AuditedTable>> = auditedTables;

/** How a value is told that an entry keeps under that name; undefined where it says nothing to people. */
export function auditedField(ofTables: readonly string[], name: string): AuditedField | undefined {
  const owner = [
    ...ofTables.map((table) => tables[table] ?? {}),
    auditedFacts as AuditedTable,
  ].find((columns) => Object.hasOwn(columns, name));
  return owner?.[name] ?? undefined;
}
