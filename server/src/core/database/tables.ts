import type { ContentItemType } from '@grzadka/contract/content/content.model';
import type { Role } from '@grzadka/contract/core/roles';
import type { MeterType } from '@grzadka/contract/meter/meter.model';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables as `server/migrations` make them, in camel case (see open-database.ts). */
export interface Database {
  party: PartyTable;
  login: LoginTable;
  session: SessionTable;
  sector: SectorTable;
  garden: GardenTable;
  assignment: AssignmentTable;
  meter: MeterTable;
  measurement: MeasurementTable;
  auditEntry: AuditEntryTable;
  currentAssignment: CurrentAssignmentView;
  mailMessage: MailMessageTable;
  knownDevice: KnownDeviceTable;
  storedObject: StoredObjectTable;
  file: FileTable;
  image: ImageTable;
  content: ContentTable;
  contentItem: ContentItemTable;
  news: NewsTable;
  notice: NoticeTable;
  page: PageTable;
  pageVersion: PageVersionTable;
}

/** Set by the database when a row is made, never after. */
type CreatedAt = ColumnType<Date, never, never>;

interface Versioned {
  /** Rises with every change; what an ETag states. */
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: Generated<Date>;
}

interface PartyTable extends Versioned {
  id: string;
  partyType: 'person' | 'company';
  registerNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  nip: string | null;
  regon: string | null;
  krs: string | null;
  phone: string | null;
  email: string | null;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  name: GeneratedAlways<string>;
  nameSearch: GeneratedAlways<string>;
}

interface LoginTable extends Versioned {
  id: string;
  partyId: string | null;
  userName: string;
  passwordHash: string;
  role: Role;
  enabled: Generated<boolean>;
}

interface SessionTable {
  tokenHash: Buffer;
  loginId: string;
  createdAt: CreatedAt;
  lastSeenAt: Generated<Date>;
  id: GeneratedAlways<string>;
  browser: string | null;
}

interface SectorTable {
  id: number;
  name: string;
}

interface GardenTable extends Versioned {
  id: string;
  sectorId: number;
  name: string;
  /** Square metres; a decimal as text. */
  area: ColumnType<string | null, string | number | null, string | number | null>;
  nameSearch: GeneratedAlways<string>;
}

interface AssignmentTable extends Versioned {
  id: string;
  gardenId: string;
  partyId: string;
  /** A day as 'YYYY-MM-DD'. */
  validFrom: string | null;
  validThru: Generated<string>;
}

interface MeterTable {
  id: string;
  gardenId: string | null;
  name: string;
  type: MeterType;
  active: Generated<boolean>;
  nameSearch: GeneratedAlways<string>;
  lastMeasurementId: ColumnType<string | null, never, never>;
  lastMeasuredAt: ColumnType<Date | null, never, never>;
  createdAt: CreatedAt;
  updatedAt: Generated<Date>;
}

interface MeasurementTable {
  id: string;
  meterId: string;
  /** A decimal as text, in the meter's unit. */
  value: ColumnType<string, string, never>;
  measuredAt: ColumnType<Date, Date | string | undefined, never>;
  measuredByFirstName: string | null;
  measuredByLastName: string | null;
  loginId: string | null;
}

interface AuditEntryTable {
  id: string;
  at: CreatedAt;
  loginId: string | null;
  actor: string;
  action: string;
  recordType: string;
  recordId: string;
  /** Written as JSON text. */
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

/** A date of publication or pinning; written as ISO text or by the database's clock. */
type InstantColumn = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

interface Published {
  publicationFromDate: InstantColumn;
  publicationThruDate: InstantColumn;
}

interface Pinned {
  pinFromDate: InstantColumn;
  pinThruDate: InstantColumn;
}

interface StoredObjectTable {
  id: string;
  createdAt: CreatedAt;
  unusedSince: ColumnType<Date | null, never, Date | null>;
}

/** Bytes; read as text, since a bigint may exceed what a number holds. */
type ByteCount = ColumnType<string, number, never>;

interface FileTable extends Versioned, Published, Pinned {
  id: string;
  objectId: string;
  name: string;
  fileName: string;
  contentType: string;
  size: ByteCount;
  nameSearch: GeneratedAlways<string>;
}

interface ImageTable {
  id: string;
  contentType: string;
  size: ByteCount;
  width: number;
  height: number;
}

interface ContentTable {
  id: string;
}

interface ContentItemTable extends Versioned {
  id: string;
  contentId: string;
  position: number;
  itemType: ContentItemType;
  html: string | null;
  alt: string | null;
  imageId: string | null;
}

interface NewsTable extends Versioned, Published {
  id: string;
  contentId: string;
  title: string;
  titleSearch: GeneratedAlways<string>;
}

interface NoticeTable extends Versioned, Published, Pinned {
  id: string;
  contentId: string;
  title: string;
  titleSearch: GeneratedAlways<string>;
}

interface PageTable {
  id: string;
  name: string;
}

interface PageVersionTable extends Versioned, Published {
  id: string;
  pageId: string;
  contentId: string;
}

/** The assignments that today lies within. */
interface CurrentAssignmentView {
  id: GeneratedAlways<string>;
  gardenId: GeneratedAlways<string>;
  partyId: GeneratedAlways<string>;
}

interface MailMessageTable {
  id: string;
  loginId: string | null;
  state: Generated<'queued' | 'sent' | 'failed'>;
  recipient: string;
  subject: string;
  /** Null once sent or given up. */
  textBody: string | null;
  htmlBody: string | null;
  createdAt: CreatedAt;
  finishedAt: Date | null;
}

interface KnownDeviceTable {
  tokenHash: Buffer;
  loginId: string;
  lastUsedAt: Generated<Date>;
}
