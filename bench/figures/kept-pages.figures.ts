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

Through the framework a kept page reached 0.27 of the bare server. What remains, by a profile of the process: the
writing of the bytes (which the bare server does, too) more than two fifths, collecting garbage 11 %, the line of the log 5 %,
the throttle 3 %, the figure 2 %, the id 1 %, and Node's own reading of the request and headers most of the rest. Tried and kept:
headers and body written as one text (a tenth less), and the trust in a proxy's address remembered (4 %).

On 23 November 2026 the machine was shared with others, at ten processes a core: rounds of one server differ twentyfold, and
so do their ratios. Five rounds of two seconds some minutes before gave 0.51 to 1.34, and 0.65 of all requests together. It has to
be measured again where nobody else works.`,
  measure,
} satisfies FigureGroup;
