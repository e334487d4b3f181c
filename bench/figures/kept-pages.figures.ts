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
  note: `Each request comes from another of 4,000 addresses, as a trusted proxy tells them, so that the throttle lets it pass. The load is
that of wrk, which takes less of a processor than the bare server.

Through the framework a kept page reached 0.27 of the bare server. By a profile of the process the writing of the bytes takes
45 % now, which the bare server does, too; the line of the log 8, collecting garbage 7, the throttle 4, the figure 3, the id 2, and
Node's own reading of the request and of its headers most of the rest. Tried and kept: headers and body written as one text (a
tenth less), the trust in a proxy's address remembered (4 %), what the lines of the log have in common printed once (a tenth).

0.6 is not reached. Program, wrk, which takes three quarters of a core while the bare server answers, and who reads the log share
two cores: rounds of the program differ by half, and the best of them reach 0.6.`,
  measure,
} satisfies FigureGroup;
