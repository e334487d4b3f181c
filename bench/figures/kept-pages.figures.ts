import { copyOf } from '../database/copies.ts';
import { startProgram } from '../processes/program.ts';
import { findEntry } from '../site/find-entry.ts';
import { measureKeptPages } from '../site/kept-pages.ts';
import { siteVariables } from '../site/readers.ts';
import type { Figure, FigureGroup } from './figure.ts';

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('garden');
  const entry = await findEntry(urls);
  await using program = await startProgram(urls, siteVariables);
  // The program is there until they are measured.
  return await measureKeptPages(program.origin, entry);
}

export default {
  title: 'The public site: kept pages, one process, 16 connections',
  note: `Each request comes from another of 4,000 addresses, as a trusted proxy names them, so that the throttle lets it pass. The load is
that of wrk, which takes less of a processor than the bare server.

Through the framework a kept page reached 0.27 of the bare server. By a profile of the processor the writing of the bytes takes
31 % now, and reading the request most of the rest; the bare server does both, too; the line of the log takes 9, Node's
writing of the headers 7, finding page and reader by their names 4, the figure 4, collecting garbage 2. Tried and kept: headers and
body written as one text (a tenth less), the trust in a proxy's address remembered (4 %), what the lines of the log have in common
printed once (a tenth), readers counted without a promise, lines of the log put together by the program, headers spread into a list
and a page logged as soon as its bytes have left (a quarter, all four).

By the time of the processor that its main thread takes for a request, the program reaches 0.67 of the bare server: 28 and 19 µs in
the least disturbed of nine rounds, in which other work took from both. Rates depend besides on who else is on the two cores: wrk,
which takes three quarters of one while the bare server answers, who reads the log, and the program's own collecting of garbage.`,
  measure,
} satisfies FigureGroup;
