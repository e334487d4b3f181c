// Generated from the migrated schema; `npm run tables` writes it anew, and a test compares.
// biome-ignore-all format: a line for each column, however long

import type { GeneratedAlways } from 'kysely';
import type { BigInteger, Decimal, Default, Instant, Json, Viewed } from './column-kinds.ts';

interface AllocationTable {
  id: string;
  lineId: string;
  itemId: string;
  amountGrosz: BigInteger;
  effectiveDay: string;
  madeBy: 'rule' | 'reversal' | 'person' | 'refund' | 'move' | 'write-off';
  madeOn: string;
  madeAt: Default<Instant>;
  releasedOn: string | null;
  releasedAt: Instant | null;
  settlementId: string;
  isNamed: Default<boolean>;
}

interface AssignmentTable {
  id: string;
  gardenId: string;
  partyId: string;
  validFrom: string | null;
  validThru: Default<string>;
  createdAt: Default<Instant>;
  version: Default<number>;
  updatedAt: Default<Instant>;
}

interface AuditEntryTable {
  id: string;
  at: Default<Instant>;
  loginId: string | null;
  actor: string;
  action: string;
  recordType: string;
  recordId: string;
  before: Json | null;
  after: Json | null;
  recordName: string | null;
  search: GeneratedAlways<string>;
  importId: string | null;
}

interface BankAccountTable {
  id: string;
  name: string;
  nrb: string;
  bankProfileId: string | null;
  active: boolean;
  balanceGrosz: Default<BigInteger>;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface BankImportTable {
  id: string;
  bankAccountId: string;
  objectId: string | null;
  fileName: string;
  format: 'camt.053' | 'mt940' | 'csv';
  profile: string | null;
  encoding: string;
  namesAccount: boolean;
  fromDay: string | null;
  thruDay: string | null;
  openingGrosz: BigInteger | null;
  closingGrosz: BigInteger | null;
  missing: string | null;
  linesNew: Default<number>;
  linesKnown: Default<number>;
  linesDouble: Default<number>;
  sumInGrosz: Default<BigInteger>;
  sumOutGrosz: Default<BigInteger>;
  loginId: string | null;
  createdAt: Default<Instant>;
  appliedAt: Instant | null;
  appliedBy: string | null;
}

interface BankImportLineTable {
  importId: string;
  place: number;
  outcome: 'new' | 'known' | 'double';
  fingerprint: string;
  bookingDay: string;
  valueDay: string;
  amountGrosz: BigInteger;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  targetAccount: string | null;
  title: string;
  bankReference: string | null;
  balanceAfterGrosz: BigInteger | null;
  raw: string;
  doubleOf: string | null;
  decision: 'automatic' | 'suggested' | 'unclear' | null;
  suggestion: Json | null;
  isReferenceUnique: Default<boolean>;
}

interface BankLineTable {
  id: string;
  bankAccountId: string;
  importId: string | null;
  source: string;
  clientKey: string | null;
  fingerprint: string;
  bookingDay: string;
  valueDay: string;
  amountGrosz: BigInteger;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  targetAccount: string | null;
  title: string;
  bankReference: string | null;
  balanceAfterGrosz: BigInteger | null;
  raw: string;
  state: 'double' | 'dropped' | 'suggested' | 'unclear' | 'booked';
  doubleOf: string | null;
  postponedAt: Instant | null;
  entryId: string | null;
  assignmentId: string | null;
  decidedBy: 'rule' | 'person' | null;
  recordedAt: Default<Instant>;
}

interface BankLineReasonTable {
  lineId: string;
  place: number;
  settlementId: string;
  kind: string;
  points: number;
  words: string;
}

interface BankProfileTable {
  id: string;
  name: string;
  heading: Json;
  columns: Json;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface BeginningPutAwayTable {
  loginId: string;
  putAwayAt: Default<Instant>;
}

interface BilledStretchTable {
  id: string;
  meterId: string;
  firstDay: string;
  lastDay: string;
  quantity: Decimal;
  measurementId: string | null;
  number: string;
  createdAt: Default<Instant>;
  runId: string | null;
  chargeId: string | null;
  feeKindId: string | null;
  tariffId: string | null;
  settlementId: string | null;
  amountGrosz: BigInteger | null;
  freedAt: Instant | null;
}

interface BoardHandoverTable {
  id: string;
  loginId: string | null;
  state: Default<'waiting' | 'done' | 'failed'>;
  objectId: string | null;
  size: BigInteger | null;
  createdAt: Default<Instant>;
  finishedAt: Instant | null;
}

interface CampaignTable {
  id: string;
  name: string;
  types: Default<'water' | 'electricity' | 'both'>;
  sectorIds: Default<string[]>;
  roles: Default<string[]>;
  readFrom: string;
  readThru: string;
  selfReport: Default<boolean>;
  selfReportThru: string | null;
  photoRequired: Default<boolean>;
  missing: Default<'estimate' | 'leave'>;
  state: Default<'draft' | 'open' | 'closed'>;
  openedAt: Instant | null;
  closedAt: Instant | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  isClosing: Default<boolean>;
  isReopening: Default<boolean>;
}

interface CampaignMeterTable {
  id: string;
  campaignId: string;
  meterId: string;
  isOpen: boolean;
  state: Default<'to-read' | 'read' | 'inaccessible' | 'reported' | 'disputed' | 'estimated'>;
  measurementId: string | null;
  visitId: string | null;
  submissionId: string | null;
  seenAt: Instant | null;
  seenBy: string | null;
  walkKey: Default<string>;
  sectorId: string | null;
  search: Default<string>;
  addedAt: Default<Instant>;
}

interface CampaignReaderTable {
  campaignId: string;
  loginId: string;
  sectorIds: Default<string[]>;
}

interface CampaignVisitTable {
  id: string;
  campaignId: string;
  meterId: string;
  reason: 'locked' | 'flooded' | 'no-meter' | 'unreadable' | 'other';
  remark: string | null;
  visitedAt: Instant;
  visitedByFirstName: string | null;
  visitedByLastName: string | null;
  loginId: string | null;
  clientKey: string | null;
  recordedAt: Default<Instant>;
}

interface CashBoxTable {
  id: string;
  name: string;
  active: boolean;
  balanceGrosz: Default<BigInteger>;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface CashReportPrintTable {
  id: string;
  cashBoxId: string;
  fromDay: string;
  thruDay: string;
  documents: number;
  printedAt: Default<Instant>;
  loginId: string | null;
}

interface CertificateTable {
  id: string;
  settlementId: string;
  year: number;
  document: number;
  number: GeneratedAlways<string>;
  issuedOn: string;
  issuedAt: Default<Instant>;
  isClear: boolean;
  contents: Json;
  loginId: string | null;
  issuedBy: string;
}

interface CertificateCounterTable {
  year: number;
  last: number;
}

interface CertificateHolderTable {
  certificateId: string;
  place: number;
  partyId: string;
  name: string;
}

interface ChargeTable {
  id: string;
  runId: string;
  settlementId: string;
  gardenId: string | null;
  feeKindId: string;
  place: number;
  number: string;
  amountGrosz: BigInteger;
  issueDay: string;
  periodFrom: string;
  periodThru: string;
  firstDay: string | null;
  lastDay: string | null;
  onceTitle: string | null;
  entryId: string;
  reversalId: string | null;
  reversedOn: string | null;
  reversalReason: string | null;
  createdAt: Default<Instant>;
}

interface ChargeAmountTable {
  id: string;
  runId: string;
  settlementId: string;
  feeKindId: string;
  amountGrosz: BigInteger;
  description: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface ChargeLineTable {
  id: string;
  chargeId: string;
  place: number;
  kind: 'fee' | 'flat' | 'correction' | 'exemption' | 'interest' | 'interest-correction' | 'waiver';
  tariffId: string | null;
  quantity: string | null;
  unit: string | null;
  rate: string | null;
  amountGrosz: BigInteger;
  words: string;
  basis: Json;
  correctsId: string | null;
}

interface ChargeRunTable {
  id: string;
  kind: 'annual' | 'media' | 'one-off' | 'interest';
  title: string;
  periodFrom: string;
  periodThru: string;
  referenceDay: string;
  readingFrom: string | null;
  readingThru: string | null;
  consumptionFrom: string | null;
  issueDay: string;
  dueYear: number | null;
  feeKindIds: string[];
  sectorIds: Default<string[]>;
  gardenIds: Default<string[]>;
  settlementIds: Default<string[]>;
  note: string | null;
  correctsId: string | null;
  calculationId: string | null;
  calculation: 'waiting' | 'running' | 'done' | 'failed' | null;
  calculatedBy: string | null;
  calculatedAt: Instant | null;
  progressDone: Default<number>;
  progressOf: Default<number>;
  progressFailed: Default<number>;
  amountGrosz: BigInteger | null;
  number: string | null;
  numberOrder: GeneratedAlways<BigInteger | null>;
  approvedAt: Instant | null;
  shortNotice: Default<boolean>;
  reversedOn: string | null;
  reversalReason: string | null;
  state: GeneratedAlways<'draft' | 'approved' | 'reversed'>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  firstDueOn: string | null;
  approval: 'waiting' | 'running' | 'failed' | null;
  approvalId: string | null;
  approvalBy: string | null;
  approvalShortNotice: Default<boolean>;
  approvalDone: Default<number>;
  approvalOf: Default<number>;
  approvalRefusal: string | null;
  dueDays: Default<string[]>;
}

interface ChargeRunSettlementTable {
  id: string;
  runId: string;
  settlementId: string | null;
  gardenId: string | null;
  gardenName: string;
  sectorId: string | null;
  charges: Json;
  stretches: Json;
  unheld: Json;
  blocked: Json | null;
  amountGrosz: BigInteger;
  previousGrosz: BigInteger | null;
  differenceGrosz: BigInteger;
  differenceSize: GeneratedAlways<BigInteger>;
  cause: 'same' | 'rate' | 'quantity' | 'rate-and-quantity' | 'exemption' | 'new' | 'correction' | 'missing' | 'interest';
  toCheck: boolean;
  skipReason: string | null;
  noted: Default<Json>;
  waits: Default<boolean>;
  state: GeneratedAlways<'nobody' | 'skipped' | 'blocked' | 'waiting' | 'to-check' | 'ready'>;
}

interface ConsentTable {
  id: string;
  partyId: string;
  kind: 'e-delivery' | 'information';
  number: number;
  email: string;
  givenOn: string;
  how: 'written' | 'own';
  documentId: string | null;
  createdAt: Default<Instant>;
}

interface ConsentStandingTable {
  id: string;
  partyId: string;
  kind: 'e-delivery' | 'information';
  state: 'valid' | 'withdrawn' | 'address-changed' | 'no-address';
  givenOn: string;
  name: string;
  search: string;
}

interface ConsentWithdrawalTable {
  id: string;
  consentId: string;
  withdrawnOn: string;
  how: 'written' | 'own' | 'link';
  createdAt: Default<Instant>;
}

interface ConsistencyCheckTable {
  name: string;
  startedAt: Instant;
  finishedAt: Default<Instant>;
  found: number | null;
  findings: Default<Json>;
  note: Json | null;
}

interface ContentTable {
  id: string;
}

interface ContentBlockTable {
  id: string;
  contentId: string;
  position: number;
  blockType: 'HtmlText' | 'Image';
  html: string | null;
  alt: string | null;
  imageId: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface CostTable {
  id: string;
  number: string;
  bookingDay: string;
  costCategoryId: string;
  amountGrosz: BigInteger;
  reversesId: string | null;
  counts: boolean;
  year: number;
  documentNumber: string | null;
  documentDay: string | null;
  supplierId: string | null;
  supplierName: string | null;
  supplierKey: GeneratedAlways<string | null>;
  ksefNumber: string | null;
  fileId: string | null;
  description: string | null;
  day: GeneratedAlways<string>;
  isDocumented: GeneratedAlways<boolean>;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface CostCategoryTable {
  id: string;
  name: string;
  purpose: 'investment' | 'common-utilities' | 'public-charges' | 'cleanliness' | 'management' | 'other';
  active: boolean;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  ownCode: string | null;
}

interface CountingConsentTable {
  id: Viewed<string>;
  partyId: Viewed<string>;
  kind: Viewed<string>;
  number: Viewed<number>;
  email: Viewed<string>;
  givenOn: Viewed<string>;
  how: Viewed<string>;
  documentId: Viewed<string>;
  withdrawnOn: Viewed<string>;
  name: Viewed<string>;
  state: Viewed<string>;
}

interface CurrentAssignmentTable {
  id: Viewed<string>;
  gardenId: Viewed<string>;
  partyId: Viewed<string>;
}

interface CurrentMembershipTable {
  id: Viewed<string>;
  partyId: Viewed<string>;
}

interface DataRequestTable {
  id: string;
  partyId: string;
  kind: 'access' | 'portability' | 'rectification' | 'erasure' | 'objection';
  receivedOn: string;
  isExtended: Default<boolean>;
  answeredOn: string | null;
  answer: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface DebtorTable {
  id: string;
  dueGrosz: BigInteger;
  dueOn: string;
  effectiveDueOn: string;
  limitedIn: GeneratedAlways<number>;
  number: number;
  gardenName: string | null;
  sectorId: string | null;
}

interface DebtorDayTable {
  isOnly: Default<boolean>;
  asOf: string;
}

interface DeletedLoginSecretTable {
  loginId: string;
  deletedAt: Default<Instant>;
  passwordHash: string;
  secondFactor: Json;
  recoveryCode: Json;
}

interface DocumentTable {
  id: string;
  objectId: string;
  name: string;
  fileName: string;
  contentType: string;
  size: BigInteger;
  publicationFromDate: Instant | null;
  publicationThruDate: Instant | null;
  pinFromDate: Instant | null;
  pinThruDate: Instant | null;
  nameSearch: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  ledgerYear: number | null;
  gardenId: string | null;
}

interface DocumentNumberTable {
  series: 'KP' | 'KW' | 'NAL' | 'NO' | 'ST' | 'PK' | 'BO';
  year: number;
  last: number;
}

interface EffectiveMeasurementTable {
  id: Viewed<string>;
  meterId: Viewed<string>;
  installationId: Viewed<string>;
  value: Viewed<Decimal>;
  measuredAt: Viewed<Instant>;
  channel: Viewed<string>;
  rolledOver: Viewed<boolean>;
}

interface EndedSessionTable {
  tokenHash: Buffer;
  reason: 'signed-out' | 'new-password' | 'disabled';
  endedAt: Default<Instant>;
}

interface ErasureTable {
  id: string;
  number: number;
  partyId: string | null;
  ground: 'consent-withdrawn' | 'not-needed' | 'objection' | 'unlawful' | 'legal-duty';
  askedOn: string;
  askedBy: 'person' | 'representative' | 'board';
  state: Default<'held' | 'cancelled' | 'contact' | 'name'>;
  heldThru: string;
  kept: Json | null;
  loginIds: Default<string[]>;
  objectIds: Default<string[]>;
  mailFiles: Default<string[]>;
  contactAt: Instant | null;
  nameOn: string | null;
  nameAt: Instant | null;
  cancelledAt: Instant | null;
  createdAt: Default<Instant>;
}

interface ExemptionTable {
  id: string;
  feeKindId: string;
  settlementId: string | null;
  partyId: string | null;
  percent: number | null;
  amountGrosz: BigInteger | null;
  validFrom: string;
  validThru: string | null;
  reason: string;
  resolutionId: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface FeeKindTable {
  id: string;
  name: string;
  position: number;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  code: string;
  purpose: 'investment' | 'common-utilities' | 'public-charges' | 'cleanliness' | 'management' | 'own-use' | 'union' | 'membership' | 'other';
  interest: boolean;
  keywords: string | null;
  active: boolean;
  search: GeneratedAlways<string>;
}

interface GardenTable {
  id: string;
  sectorId: string;
  name: string;
  area: Decimal | null;
  nameSearch: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface GardenAreaTable {
  id: string;
  gardenId: string;
  area: Decimal;
  source: 'plan' | 'survey' | 'other';
  validFrom: string;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface GardenFactTable {
  id: string;
  gardenId: string;
  validFrom: string;
  residents: number;
  electricity: boolean;
  water: boolean;
  note: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface HandoverTable {
  id: string;
  gardenId: string;
  ground: 'transfer' | 'lease' | 'termination' | 'death' | 'other';
  applicationId: string | null;
  day: string;
  startDay: string | null;
  comingName: string | null;
  remark: string | null;
  chargesReason: string | null;
  arrearsReason: string | null;
  entryFees: Default<Json>;
  noEntryFees: Default<boolean>;
  state: Default<'open' | 'done' | 'cancelled'>;
  endedAt: Instant | null;
  endedBy: string | null;
  cancelReason: string | null;
  outcome: Json | null;
  leavingSettlementId: string | null;
  comingSettlementId: string | null;
  settleRunId: string | null;
  entryRunId: string | null;
  printedVersion: number | null;
  printedFacts: string | null;
  documentId: string | null;
  search: Default<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface HandoverPartyTable {
  handoverId: string;
  partyId: string;
  side: 'leaving' | 'coming';
  place: number;
  membership: Default<boolean>;
  login: Default<boolean>;
}

interface HandoverPointTable {
  handoverId: string;
  point: string;
  doneBy: string;
  doneAt: Default<Instant>;
}

interface ImageTable {
  id: string;
  contentType: string;
  size: BigInteger;
  width: number;
  height: number;
}

interface IncomeCategoryTable {
  id: string;
  name: string;
  active: boolean;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  ownCode: string | null;
}

interface InstallationTable {
  id: string;
  meterId: string;
  serialNumber: string | null;
  installedAt: Instant | null;
  firstValue: Default<Decimal>;
  removedAt: Instant | null;
  lastValue: Decimal | null;
  lastValueEstimated: Default<boolean>;
  lastValueRolledOver: Default<boolean>;
  removalReason: 'replaced' | 'winter' | 'verification' | 'broken' | 'stolen' | null;
  digits: number | null;
  multiplier: Default<Decimal>;
  legalisedUntil: string | null;
  sealNumber: string | null;
  undoneAt: Instant | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  clientKey: string | null;
}

interface InterestNotedTable {
  id: string;
  runId: string;
  chargeId: string | null;
  settlementId: string;
  lineId: string;
  firstDay: string;
  lastDay: string;
  amountGrosz: BigInteger;
  waivedGrosz: Default<BigInteger>;
  correctsId: string | null;
  freedAt: Instant | null;
}

interface InterestRateTable {
  id: string;
  validFrom: string;
  percent: Decimal;
  source: string;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface InterestWaiverTable {
  id: string;
  runId: string;
  settlementId: string;
  amountGrosz: BigInteger | null;
  reason: string;
  resolutionId: string;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface KnownDeviceTable {
  tokenHash: Buffer;
  loginId: string;
  lastUsedAt: Default<Instant>;
}

interface KnownSenderTable {
  counterpartyAccount: string;
  settlementId: string;
  confirmedOn: string;
}

interface LedgerEntryTable {
  id: string;
  series: 'KP' | 'KW' | 'NAL' | 'NO' | 'ST' | 'PK' | 'BO';
  year: number;
  document: number;
  place: number | null;
  number: GeneratedAlways<string>;
  postingDay: string;
  effectiveDay: string;
  description: string;
  recordedAt: Default<Instant>;
  loginId: string | null;
  reversesId: string | null;
  sourceId: string | null;
  clientKey: string | null;
  inOwnWords: Default<boolean>;
}

interface LedgerLineTable {
  id: string;
  entryId: string;
  place: number;
  code: '100' | '130' | '140' | '200' | '240' | '400' | '700' | '750' | '760' | '800';
  settlementId: string | null;
  feeKindId: string | null;
  amountGrosz: BigInteger;
  postingDay: string;
  recordedAt: Default<Instant>;
  cashBoxId: string | null;
  costCategoryId: string | null;
  bankAccountId: string | null;
  bankLineId: string | null;
  incomeCategoryId: string | null;
}

interface LedgerYearTable {
  year: number;
  closedAt: Default<Instant | null>;
  id: GeneratedAlways<string>;
  name: GeneratedAlways<string>;
  closedBy: string | null;
  papersAt: Instant | null;
  reopenedAt: Instant | null;
  reopenReason: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface LegalHoldTable {
  partyId: string;
  since: string;
}

interface ListChangeTable {
  xid: Default<BigInteger>;
  tableName: string;
  sign: number;
  image: Json | null;
}

interface ListChangeForgottenTable {
  tableName: string;
  before: BigInteger;
}

interface LoginTable {
  id: string;
  partyId: string | null;
  userName: string;
  passwordHash: string;
  role: 'ROLE_ADMIN' | 'ROLE_SUPER_USER' | 'ROLE_TREASURER' | 'ROLE_EMPLOYEE' | 'ROLE_USER';
  enabled: Default<boolean>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface MailMessageTable {
  id: string;
  loginId: string | null;
  state: Default<'queued' | 'sent' | 'saved' | 'failed'>;
  subject: string;
  textBody: string | null;
  htmlBody: string | null;
  createdAt: Default<Instant>;
  finishedAt: Instant | null;
  tries: Default<number>;
  messageId: string | null;
  recipients: string[];
  accepted: Default<string[]>;
  refused: Default<string[]>;
  unsubscribeUrl: string | null;
  attachments: Json | null;
  failure: string | null;
  knownAs: string | null;
  inHandSince: Instant | null;
  putOffSince: Instant | null;
  putOffAt: Instant | null;
  putOffBy: 'no-answer' | 'not-secure' | 'sign-in' | 'sender' | 'recipient' | 'message' | null;
}

interface MeasurementTable {
  id: string;
  meterId: string;
  value: Decimal;
  measuredAt: Default<Instant>;
  measuredByFirstName: string | null;
  measuredByLastName: string | null;
  loginId: string | null;
  installationId: string;
  channel: Default<'office' | 'campaign' | 'self' | 'import' | 'estimate'>;
  verdict: Default<string[]>;
  confirmation: 'rolled-over' | 'previous-wrong' | 'really-so' | 'leak' | 'other' | null;
  remark: string | null;
  rolledOver: Default<boolean>;
  clientKey: string | null;
  recordedAt: Default<Instant>;
  campaignId: string | null;
}

interface MeasurementReversalTable {
  id: string;
  measurementId: string;
  reason: 'mistyped' | 'misread' | 'wrong-meter' | 'other';
  remark: string | null;
  replacementId: string | null;
  reversedAt: Default<Instant>;
  reversedByFirstName: string | null;
  reversedByLastName: string | null;
  loginId: string | null;
}

interface MembershipTable {
  id: string;
  partyId: string;
  validFrom: string | null;
  validThru: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface MessageTable {
  id: string;
  kind: 'information' | 'reading-notice' | 'fee-notice' | 'payment-reminder' | 'termination-warning' | 'general-meeting' | 'other-statutory';
  subject: Default<string>;
  html: Default<string>;
  state: Default<'draft' | 'prepared' | 'sending' | 'stopped' | 'done'>;
  groups: Default<Json>;
  generated: Json | null;
  printsWithoutConsent: Default<boolean>;
  meetingAt: Instant | null;
  meetingPlace: string | null;
  readingFrom: string | null;
  readingThru: string | null;
  sendAt: Instant | null;
  preparedAt: Instant | null;
  startedAt: Instant | null;
  finishedAt: Instant | null;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  restoredFrom: Instant | null;
  calledOffAt: Instant | null;
  meetingChangedAt: Instant | null;
}

interface MessageAttachmentTable {
  messageId: string;
  documentId: string;
  position: number;
}

interface MessageRecipientTable {
  id: string;
  messageId: string;
  unitKey: string;
  channel: 'email' | 'print';
  state: 'waiting' | 'sent' | 'saved' | 'failed' | 'to-print' | 'printed' | 'delivered' | 'skipped';
  reason: 'no-address' | 'no-postal-address' | 'no-consent' | 'missing-value' | 'nothing-to-attach' | 'consent-withdrawn' | 'address-changed' | 'party-gone' | 'not-delivered' | 'restored' | null;
  name: string;
  sortedBy: string;
  address: Default<string[]>;
  emails: Default<string[]>;
  settlementId: string | null;
  gardenIds: Default<string[]>;
  values: Default<Json>;
  missing: Default<string[]>;
  place: number;
  mailId: string | null;
  sentAt: Instant | null;
  printedAt: Instant | null;
  deliveredOn: string | null;
  deliveredHow: 'in-person' | 'registered' | 'returned' | null;
  deliveryNumber: string | null;
  search: GeneratedAlways<string>;
  attempt: Default<number>;
}

interface MessageRecipientPartyTable {
  recipientId: string;
  partyId: string;
  position: number;
}

interface MessageTemplateTable {
  id: string;
  name: string;
  kind: 'information' | 'reading-notice' | 'fee-notice' | 'payment-reminder' | 'termination-warning' | 'general-meeting' | 'other-statutory';
  subject: string;
  html: string;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface MeterTable {
  id: string;
  gardenId: string | null;
  name: string;
  type: 'WaterMeter' | 'ElectricityMeter';
  active: Default<boolean>;
  search: Default<string>;
  lastMeasurementId: string | null;
  lastMeasuredAt: Instant | null;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  role: Default<'plot' | 'common' | 'main'>;
  zoneId: string | null;
  sectorId: string | null;
  place: string | null;
  walkOrder: number | null;
  legalisedUntil: string | null;
  version: Default<number>;
}

interface MoneyMovementTable {
  id: string;
  number: string;
  series: 'KP' | 'KW' | 'NAL' | 'NO' | 'ST' | 'PK' | 'BO';
  bookingDay: string;
  description: string;
  direction: 'in' | 'out' | null;
  source: 'cash' | 'bank' | 'other';
  amountGrosz: BigInteger;
  cashBoxId: string | null;
  costCategoryId: string | null;
  settlementId: string | null;
  reversedBy: string | null;
  search: string;
  bankAccountId: string | null;
  waiting: 'suggested' | 'unclear' | null;
  state: GeneratedAlways<'booked' | 'suggested' | 'unclear' | 'reversed'>;
  incomeCategoryId: string | null;
}

interface NewsTable {
  id: string;
  contentId: string;
  title: string;
  publicationFromDate: Instant | null;
  publicationThruDate: Instant | null;
  titleSearch: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface NoticeTable {
  id: string;
  contentId: string;
  title: string;
  publicationFromDate: Instant | null;
  publicationThruDate: Instant | null;
  pinFromDate: Instant | null;
  pinThruDate: Instant | null;
  titleSearch: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface OpenItemTable {
  id: string;
  lineId: string;
  settlementId: string;
  feeKindId: string | null;
  description: string | null;
  dueOn: string;
  effectiveDueOn: string;
  amountGrosz: BigInteger;
  openGrosz: BigInteger;
  postingDay: string;
  recordedAt: Default<Instant>;
  interestOnId: string | null;
}

interface PageTable {
  id: string;
  name: string;
}

interface PageVersionTable {
  id: string;
  pageId: string;
  contentId: string;
  publicationFromDate: Instant | null;
  publicationThruDate: Instant | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface PartyTable {
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
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  gardensHeld: Default<number>;
  gardensHeldThru: Default<string>;
  sharedNumber: string | null;
  isErased: Default<boolean>;
}

interface PartyInBooksTable {
  id: Viewed<string>;
  name: Viewed<string>;
}

interface PaymentPlanTable {
  id: string;
  settlementId: string;
  agreedOn: string;
  amountGrosz: BigInteger;
  resolutionId: string;
  withoutInterest: boolean;
  clientKey: string;
  endedOn: string | null;
  cancelReason: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface PaymentPlanPartTable {
  planId: string;
  itemId: string;
  amountGrosz: BigInteger;
}

interface PaymentPlanRateTable {
  planId: string;
  place: number;
  dueOn: string;
  effectiveDueOn: string;
  amountGrosz: BigInteger;
}

interface PaymentPlanRateStandingTable {
  planId: Viewed<string>;
  place: Viewed<number>;
  dueOn: Viewed<string>;
  effectiveDueOn: Viewed<string>;
  amountGrosz: Viewed<BigInteger>;
  openGrosz: Viewed<BigInteger>;
  missedGrosz: Viewed<BigInteger>;
}

interface PaymentPlanStandingTable {
  id: Viewed<string>;
  settlementId: Viewed<string>;
  agreedOn: Viewed<string>;
  endedOn: Viewed<string>;
  withoutInterest: Viewed<boolean>;
  openGrosz: Viewed<BigInteger>;
  brokenOn: Viewed<string>;
  missedGrosz: Viewed<BigInteger>;
  nextOn: Viewed<string>;
  nextGrosz: Viewed<BigInteger>;
  deferredThru: Viewed<string>;
  state: Viewed<string>;
}

interface PendingSignInTable {
  tokenHash: Buffer;
  loginId: string;
  createdAt: Default<Instant>;
}

interface PersonalExportTable {
  id: string;
  partyId: string;
  loginId: string | null;
  state: Default<'waiting' | 'done' | 'failed'>;
  objectId: string | null;
  size: BigInteger | null;
  createdAt: Default<Instant>;
  finishedAt: Instant | null;
}

interface PostingCheckTable {
  id: BigInteger;
  ids: string[];
  what: 'entry' | 'charge' | 'run' | 'bank-line';
}

interface ProcessingActivityTable {
  id: string;
  name: string;
  purpose: string | null;
  persons: string | null;
  data: string | null;
  recipients: string | null;
  timeLimit: string | null;
  safeguards: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface ReadingPhotoTable {
  id: string;
  clientKey: string;
  loginId: string | null;
  createdAt: Default<Instant>;
}

interface RecoveryCodeTable {
  loginId: string;
  codeHash: string;
}

interface RefundTable {
  id: string;
  settlementId: string;
  amountGrosz: BigInteger;
  targetAccount: string;
  bankLineId: string | null;
  loginId: string | null;
  createdAt: Default<Instant>;
  clientKey: string | null;
}

interface ReminderTable {
  id: string;
  messageId: string;
  level: number;
  day: string;
  asked: Json;
  clientKey: string;
  createdAt: Default<Instant>;
}

interface ReminderAccountTable {
  reminderId: string;
  settlementId: string;
}

interface ResolutionTable {
  id: string;
  number: string;
  body: 'general-meeting' | 'board' | 'district' | 'national';
  adoptedOn: string;
  subject: string;
  fileId: string | null;
  year: GeneratedAlways<number>;
  search: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface SecondFactorTable {
  loginId: string;
  secret: Buffer;
  isEncrypted: boolean;
  switchedOnAt: Instant | null;
  lastStep: BigInteger | null;
}

interface SectorTable {
  id: string;
  name: string;
  position: number;
  version: Default<number>;
  updatedAt: Default<Instant>;
}

interface SessionTable {
  tokenHash: Buffer;
  loginId: string;
  createdAt: Default<Instant>;
  lastSeenAt: Default<Instant>;
  id: Default<string>;
  browser: string | null;
}

interface SettingsTable {
  id: string;
  name: string | null;
  shortName: string | null;
  district: string | null;
  nip: string | null;
  regon: string | null;
  krs: string | null;
  phone: string | null;
  email: string | null;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  bankAccount: string | null;
  publicSite: Default<boolean>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  privacyStatement: string | null;
  accessibilityStatement: string | null;
  officeHours: string | null;
  virtualAccountPrefix: string | null;
  addressWindow: Default<'left' | 'right'>;
  overpaymentsUsed: Default<boolean>;
  secondPersonApproves: Default<boolean>;
  booksAutomatically: Default<boolean>;
  mailsPerHour: Default<number>;
  calendarMeetings: Default<boolean>;
  calendarReadings: Default<boolean>;
  calendarDueDays: Default<boolean>;
  reportsOutsideRounds: Default<boolean>;
  reportsNeedPhoto: Default<boolean>;
  interestFirst: Default<boolean>;
  interestMinimum: Default<number>;
  interestFeeKindId: string;
  cashCode: string | null;
  bankCode: string | null;
  transitCode: string | null;
  receivablesCode: string | null;
  unclearCode: string | null;
  costsCode: string | null;
  feeIncomeCode: string | null;
  otherIncomeCode: string | null;
  writeOffsCode: string | null;
  openingCode: string | null;
  reminderMinimum: Default<number>;
  firstReminderDays: Default<number>;
  secondReminderDays: Default<number>;
  reminderPauseDays: Default<number>;
  freePlots: Default<boolean>;
  howToApply: string | null;
  handoverPoints: Default<string[]>;
  entryFeeKindIds: Default<string[]>;
}

interface SettingsLogoTable {
  id: string;
  imageId: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface SettingsPictureTable {
  id: string;
  imageId: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface SettlementTable {
  id: string;
  number: number;
  reference: GeneratedAlways<string>;
  gardenId: string | null;
  openedOn: string | null;
  closedOn: string | null;
  payerId: string | null;
  note: string | null;
  gardenName: string | null;
  sectorId: string | null;
  search: Default<string>;
  useOverpayments: Default<boolean>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  balanceGrosz: Default<BigInteger>;
  partyId: string | null;
  plotKey: GeneratedAlways<string | null>;
}

interface SettlementCounterTable {
  isOnly: Default<boolean>;
  lastNumber: number;
}

interface SettlementHolderTable {
  assignmentId: string | null;
  settlementId: string;
  partyId: string;
}

interface SignInAttemptTable {
  key: string;
  points: Default<number>;
  expire: BigInteger | null;
}

interface StorageMarkTable {
  isOnly: Default<boolean>;
  mark: string;
  createdAt: Default<Instant>;
}

interface StoredObjectTable {
  id: string;
  createdAt: Default<Instant>;
  unusedSince: Instant | null;
  size: BigInteger | null;
}

interface SubmissionTable {
  id: string;
  meterId: string;
  campaignId: string | null;
  value: Decimal;
  measuredAt: Instant;
  confirmation: 'rolled-over' | 'previous-wrong' | 'really-so' | 'leak' | 'other' | null;
  remark: string | null;
  clientKey: string | null;
  submittedByFirstName: string | null;
  submittedByLastName: string | null;
  loginId: string | null;
  state: Default<'waiting' | 'accepted' | 'returned' | 'replaced'>;
  decidedAt: Instant | null;
  decidedBy: string | null;
  decidedLoginId: string | null;
  measurementId: string | null;
  returnReason: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  channel: Default<'campaign' | 'self'>;
}

interface TariffTable {
  id: string;
  feeKindId: string;
  resolutionId: string;
  validFrom: string;
  validThru: string | null;
  terms: Json;
  method: GeneratedAlways<'per-area' | 'per-garden' | 'per-person' | 'per-meter' | 'consumption' | 'distribute' | 'missing-reading' | 'manual'>;
  termsInWords: string;
  zoneId: GeneratedAlways<string | null>;
  proration: 'none' | 'daily' | 'monthly';
  instalments: Json;
  instalmentsInWords: string;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface TransferApplicationTable {
  id: string;
  gardenId: string;
  appliedOn: string;
  fromPartyId: string;
  toPartyId: string | null;
  toName: string | null;
  decision: 'consent' | 'refusal' | null;
  decidedOn: string | null;
  note: string | null;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
  isRepeat: Default<boolean>;
}

interface UnsubscribeTokenTable {
  hash: Buffer;
  partyIds: string[];
  createdAt: Default<Instant>;
}

interface ValidConsentTable {
  partyId: Viewed<string>;
  kind: Viewed<string>;
  givenOn: Viewed<string>;
  email: Viewed<string>;
}

interface WaitingTable {
  id: string;
  partyId: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  appliedOn: string;
  sectorIds: Default<string[]>;
  areaFrom: Decimal | null;
  areaThru: Decimal | null;
  water: Default<boolean>;
  electricity: Default<boolean>;
  note: string | null;
  endedAs: 'taken' | 'withdrawn' | null;
  endedAt: Instant | null;
  called: string;
  search: string;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

interface WaitingOfferTable {
  id: string;
  waitingId: string;
  gardenId: string;
  offeredOn: string;
  until: string;
  answer: 'yes' | 'no' | null;
  answeredOn: string | null;
  reason: string | null;
  createdAt: Default<Instant>;
}

interface WaitingOfferStandingTable {
  id: Viewed<string>;
  waitingId: Viewed<string>;
  gardenId: Viewed<string>;
  offeredOn: Viewed<string>;
  until: Viewed<string>;
  answeredOn: Viewed<string>;
  reason: Viewed<string>;
  createdAt: Viewed<Instant>;
  answer: Viewed<string>;
}

interface WaitingStandingTable {
  id: Viewed<string>;
  state: Viewed<string>;
}

interface WriteOffTable {
  id: string;
  resolutionId: string;
}

interface WrongCodeRunTable {
  loginId: string;
  deviceHash: Buffer;
  codes: number;
  pausedUntil: Instant | null;
  lastTriedAt: Default<Instant>;
  toldAt: Instant | null;
}

interface ZoneTable {
  id: string;
  name: string;
  type: 'WaterMeter' | 'ElectricityMeter';
  nameSearch: GeneratedAlways<string>;
  version: Default<number>;
  createdAt: Default<Instant>;
  updatedAt: Default<Instant>;
}

/** The whole database. */
export interface Database {
  allocation: AllocationTable;
  assignment: AssignmentTable;
  auditEntry: AuditEntryTable;
  bankAccount: BankAccountTable;
  bankImport: BankImportTable;
  bankImportLine: BankImportLineTable;
  bankLine: BankLineTable;
  bankLineReason: BankLineReasonTable;
  bankProfile: BankProfileTable;
  beginningPutAway: BeginningPutAwayTable;
  billedStretch: BilledStretchTable;
  boardHandover: BoardHandoverTable;
  campaign: CampaignTable;
  campaignMeter: CampaignMeterTable;
  campaignReader: CampaignReaderTable;
  campaignVisit: CampaignVisitTable;
  cashBox: CashBoxTable;
  cashReportPrint: CashReportPrintTable;
  certificate: CertificateTable;
  certificateCounter: CertificateCounterTable;
  certificateHolder: CertificateHolderTable;
  charge: ChargeTable;
  chargeAmount: ChargeAmountTable;
  chargeLine: ChargeLineTable;
  chargeRun: ChargeRunTable;
  chargeRunSettlement: ChargeRunSettlementTable;
  consent: ConsentTable;
  consentStanding: ConsentStandingTable;
  consentWithdrawal: ConsentWithdrawalTable;
  consistencyCheck: ConsistencyCheckTable;
  content: ContentTable;
  contentBlock: ContentBlockTable;
  cost: CostTable;
  costCategory: CostCategoryTable;
  countingConsent: CountingConsentTable;
  currentAssignment: CurrentAssignmentTable;
  currentMembership: CurrentMembershipTable;
  dataRequest: DataRequestTable;
  debtor: DebtorTable;
  debtorDay: DebtorDayTable;
  deletedLoginSecret: DeletedLoginSecretTable;
  document: DocumentTable;
  documentNumber: DocumentNumberTable;
  effectiveMeasurement: EffectiveMeasurementTable;
  endedSession: EndedSessionTable;
  erasure: ErasureTable;
  exemption: ExemptionTable;
  feeKind: FeeKindTable;
  garden: GardenTable;
  gardenArea: GardenAreaTable;
  gardenFact: GardenFactTable;
  handover: HandoverTable;
  handoverParty: HandoverPartyTable;
  handoverPoint: HandoverPointTable;
  image: ImageTable;
  incomeCategory: IncomeCategoryTable;
  installation: InstallationTable;
  interestNoted: InterestNotedTable;
  interestRate: InterestRateTable;
  interestWaiver: InterestWaiverTable;
  knownDevice: KnownDeviceTable;
  knownSender: KnownSenderTable;
  ledgerEntry: LedgerEntryTable;
  ledgerLine: LedgerLineTable;
  ledgerYear: LedgerYearTable;
  legalHold: LegalHoldTable;
  listChange: ListChangeTable;
  listChangeForgotten: ListChangeForgottenTable;
  login: LoginTable;
  mailMessage: MailMessageTable;
  measurement: MeasurementTable;
  measurementReversal: MeasurementReversalTable;
  membership: MembershipTable;
  message: MessageTable;
  messageAttachment: MessageAttachmentTable;
  messageRecipient: MessageRecipientTable;
  messageRecipientParty: MessageRecipientPartyTable;
  messageTemplate: MessageTemplateTable;
  meter: MeterTable;
  moneyMovement: MoneyMovementTable;
  news: NewsTable;
  notice: NoticeTable;
  openItem: OpenItemTable;
  page: PageTable;
  pageVersion: PageVersionTable;
  party: PartyTable;
  partyInBooks: PartyInBooksTable;
  paymentPlan: PaymentPlanTable;
  paymentPlanPart: PaymentPlanPartTable;
  paymentPlanRate: PaymentPlanRateTable;
  paymentPlanRateStanding: PaymentPlanRateStandingTable;
  paymentPlanStanding: PaymentPlanStandingTable;
  pendingSignIn: PendingSignInTable;
  personalExport: PersonalExportTable;
  postingCheck: PostingCheckTable;
  processingActivity: ProcessingActivityTable;
  readingPhoto: ReadingPhotoTable;
  recoveryCode: RecoveryCodeTable;
  refund: RefundTable;
  reminder: ReminderTable;
  reminderAccount: ReminderAccountTable;
  resolution: ResolutionTable;
  secondFactor: SecondFactorTable;
  sector: SectorTable;
  session: SessionTable;
  settings: SettingsTable;
  settingsLogo: SettingsLogoTable;
  settingsPicture: SettingsPictureTable;
  settlement: SettlementTable;
  settlementCounter: SettlementCounterTable;
  settlementHolder: SettlementHolderTable;
  signInAttempt: SignInAttemptTable;
  storageMark: StorageMarkTable;
  storedObject: StoredObjectTable;
  submission: SubmissionTable;
  tariff: TariffTable;
  transferApplication: TransferApplicationTable;
  unsubscribeToken: UnsubscribeTokenTable;
  validConsent: ValidConsentTable;
  waiting: WaitingTable;
  waitingOffer: WaitingOfferTable;
  waitingOfferStanding: WaitingOfferStandingTable;
  waitingStanding: WaitingStandingTable;
  writeOff: WriteOffTable;
  wrongCodeRun: WrongCodeRunTable;
  zone: ZoneTable;
}
