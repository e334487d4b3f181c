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

/** The millisecond of the last id; it does not go back where the clock does. */
let moment = 0;

/** Distinguishes ids of one millisecond, and orders them. */
let counted = 0;

/** The counter has room for so many. In each millisecond it starts at a random number in the first half. */
const mostCounted = 2 ** 26;

/** Random bytes, fetched many at once. */
const pool = Buffer.alloc(4096);
let taken = pool.length;

function takeRandom(bytes: number): number {
  if (taken + bytes > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += bytes;
  return pool.readUIntBE(taken - bytes, bytes);
}

/** The id that is being written, as letters: one string is made of it at once, and not part by part. */
const text = Buffer.from('00000000-0000-0000-0000-000000000000');

const digits = Buffer.from('0123456789abcdef');

/** The position in `text` of each of the 32 digits. */
const places = Array.from(
  { length: 32 },
  (_, digit) => digit + [8, 12, 16, 20].filter((dash) => digit >= dash).length,
);

function write(first: number, value: number, count: number): void {
  let rest = value;
  for (let place = first + count - 1; place >= first; place -= 1) {
    const next = Math.floor(rest / 16);
    text[places[place] ?? 0] = digits[rest - next * 16] ?? 0;
    rest = next;
  }
}

/**
 * A fresh id: a UUIDv7 (RFC 9562) that sorts after every one that this process made before it. That of `node:crypto` falls in any
 * order within a millisecond, and two readings of one instant would come in any order, too.
 */
export function newId(): string {
  const now = Date.now();
  counted += 1;
  if (now > moment || counted === mostCounted) {
    moment = Math.max(now, moment + 1);
    counted = takeRandom(4) % (mostCounted / 2);
  }
  write(0, moment, 12);
  // The counter takes 12 bits beside the version and 14 beside the variant.
  write(12, 0x70_00 + Math.floor(counted / 0x40_00), 4);
  write(16, 0x80_00 + (counted % 0x40_00), 4);
  write(20, takeRandom(6), 12);
  return text.toString('latin1');
}
