import { randomFillSync } from 'node:crypto';
import { notFound } from '../errors/app-error.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a record can have such an id. */
export function isRecordId(id: string): boolean {
  return uuid.test(id);
}

/** An id as the database takes it; one that no record can have is a 404. */
export function recordId(id: string): string {
  if (!isRecordId(id)) throw notFound();
  return id;
}

/** Random bytes for that many ids are fetched at once: one fetch for each id takes longer than all the rest of it. */
const idsAtOnce = 512;

/** Of each id: bytes that it ends with, and those that its place within a millisecond begins from. */
const bytesOfId = 10;
const random = Buffer.alloc(idsAtOnce * bytesOfId);
let used = random.length;

/** The millisecond of the last id, as it stands in ids, and which of that millisecond it was. */
let millisecond = 0;
let writtenMillisecond = '';
let place = 0;
const mostPlaces = 0xff_ff_ff_ff;

/**
 * A fresh id: a UUIDv7 (RFC 9562) that sorts after every one that this process made before it. That of `node:crypto` falls in any
 * order within a millisecond, and two readings of one instant would come in any order, too.
 */
export function newId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const at = used;
  used += bytesOfId;
  const now = Date.now();
  if (now > millisecond) {
    beginMillisecond(now);
    // Its highest bit is left, so that there is room above.
    place = random.readUInt32BE(at) >>> 1;
  } else if (place < mostPlaces) {
    place += 1;
  } else {
    beginMillisecond(millisecond + 1);
    place = 0;
  }
  const high = hex(0x7000 | (place >>> 20), 4);
  const middle = hex(0x8000 | ((place >>> 6) & 0x3fff), 4);
  const low = hex(((place & 0x3f) << 2) | (random.readUInt8(at + 4) & 3), 2);
  return `${writtenMillisecond}-${high}-${middle}-${low}${random.toString('hex', at + 5, at + bytesOfId)}`;
}

function beginMillisecond(time: number): void {
  millisecond = time;
  const digits = hex(time, 12);
  writtenMillisecond = `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
