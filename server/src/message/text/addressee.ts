/** Polish words that are joined as people say them: 'Anna, Jan i Ewa'. */
export const inARow = new Intl.ListFormat('pl', { type: 'conjunction' });

/** What somebody is called by. */
export interface Named {
  /** As lists have it, the last name first. */
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
}

/** Somebody as they are addressed, the first name first. */
function fullName({ companyName, firstName, lastName, name }: Named): string {
  if (companyName !== null) return companyName;
  return [firstName, lastName].filter((part) => part !== null).join(' ') || name;
}

/** How a letter addresses those it is to: 'Anna Nowak', 'Państwo Anna Nowak i Jan Nowak', with a company by their names alone. */
export function addresseeOf(people: readonly Named[]): string {
  const names = inARow.format(people.map(fullName));
  const isCouple = people.length > 1 && people.every(({ companyName }) => companyName === null);
  return isCouple ? `Państwo ${names}` : names;
}
