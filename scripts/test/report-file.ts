import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path for a test runner's report, outside the project. */
export function newReportFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'grzadka-report-')), 'report.json');
}
