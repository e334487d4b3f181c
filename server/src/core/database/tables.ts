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
}

/** Set by the database when a row is made, never after. */
type CreatedAt = ColumnType<Date, never, never>;

interface Versioned {
  /** Rises with every change; what an ETag states (decisions 10). */
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
  loginId: string;
  passwordHash: string;
  role: Role;
  enabled: Generated<boolean>;
}

interface SessionTable {
  tokenHash: Buffer;
  loginId: string;
  createdAt: CreatedAt;
  lastSeenAt: Generated<Date>;
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

interface AssignmentTable {
  id: string;
  gardenId: string;
  partyId: string;
  /** A day as 'YYYY-MM-DD'. */
  validFrom: string | null;
  validThru: string | null;
  createdAt: CreatedAt;
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
