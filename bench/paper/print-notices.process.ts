import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { Sender } from '@grzadka/server/src/statement/letter.ts';
import { findNotices, readNotices } from '@grzadka/server/src/statement/notice.repo.ts';
import { printNotices } from '@grzadka/server/src/statement/notice-paper.ts';
import { watchMemory } from '../update/memory-of.ts';
import type { PrintingCost } from './run-printing.ts';

// All notices of a run, printed in a process of its own: tells who forked it what that took.

const [, , url = '', runId = ''] = process.argv;

const sender: Sender = {
  name: 'Rodzinny Ogród Działkowy „Pod Lipami”',
  shortName: 'ROD POD LIPAMI',
  nip: '8567346215',
  bankAccount: '61109010140000071219812874',
  virtualAccountPrefix: null,
  street: 'Lipowa',
  houseNumber: '3',
  postalCode: '90-001',
  city: 'Łódź',
  phone: '48601234567',
  email: 'zarzad@rod-pod-lipami.pl',
  addressWindow: 'right',
  logo: null,
};

await using undo = new AsyncDisposableStack();
const opened = openDatabase(url, { max: 1 });
undo.defer(() => closeDatabase(opened));
const memory = watchMemory(async () => ['self']);
const begun = performance.now();
const notices = await findNotices(opened.db, runId);
let bytes = 0;
const reader = new Writable({
  write(part: Uint8Array, _encoding, done) {
    bytes += part.length;
    done();
  },
});
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
const head = { sender, title: 'Zawiadomienia' };
const paper = printNotices(head, readNotices(opened.db, notices));
await pipeline(paper, reader);
const cost: PrintingCost = {
  seconds: (performance.now() - begun) / 1000,
  peakMegabytes: await memory.stop(),
  megabytes: bytes / 1_000_000,
  longestWait: loop.max / 1_000_000,
};
process.send?.(cost, () => process.disconnect?.());
