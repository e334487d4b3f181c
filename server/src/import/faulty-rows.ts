import type { RowRemark } from '@grzadka/contract/import/import.model';
import { remarkLine } from './engine/faults.ts';
import { ImportError } from './import-error.ts';

/** What is to be said about the rows of a file, by line and column. */
interface Remarks {
  readonly faults: readonly RowRemark[];
  /** How many rows are faulty. */
  readonly faultyRows: number;
  readonly warnings: readonly RowRemark[];
}

/** Rows of the file are faulty, and nothing was stored; the error holds every fault. */
export class FaultyRowsError extends ImportError {
  readonly remarks: Remarks;

  constructor(remarks: Remarks) {
    super(remarks.faults.map(remarkLine));
    this.name = 'FaultyRowsError';
    this.remarks = remarks;
  }
}
