/** Where a line of a statement is typed. */
export const enterLinePath = '/transakcje/nowa-operacja-bankowa';
