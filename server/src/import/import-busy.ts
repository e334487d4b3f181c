/** Another import is under way, in this process, another one or a command. */
export class ImportBusyError extends Error {
  constructor() {
    super('another import is under way');
    this.name = 'ImportBusyError';
  }
}
