/**
 * The file cannot be imported, and nothing was stored. `lines` are Polish sentences for whoever has
 * to mend the file: one about the file as a whole, or one per fault.
 */
export class ImportError extends Error {
  readonly lines: readonly string[];

  constructor(told: string | readonly string[]) {
    const lines = typeof told === 'string' ? [told] : told;
    super(lines.join('\n'));
    this.name = 'ImportError';
    this.lines = lines;
  }
}

/** Another import is under way, in this process, another one or a command. */
export class ImportBusyError extends Error {
  constructor() {
    super('another import is under way');
    this.name = 'ImportBusyError';
  }
}
