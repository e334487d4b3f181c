import { generatePath } from 'react-router';

interface EntryAddresses {
  /** What the addresses of its screens and the calls of its content name its id. */
  readonly idName: string;
  /** The address of its list. */
  readonly listPath: string;
  /** The word before the id in the address of its form. */
  readonly editWord: string;
  /** Whether it is printed for a notice board. */
  readonly hasSheet?: boolean;
}

/** The addresses of the screens of a kind of entry. */
export interface EntryPaths extends EntryAddresses {
  /** The pattern of the address of its form. */
  readonly editPattern: string;
  readonly editPath: (id: string) => string;
}

/** Derives the addresses of the screens of a kind of entry. */
export function entryPaths(addresses: EntryAddresses): EntryPaths {
  const { idName, listPath, editWord } = addresses;
  const editPattern = `${listPath}/${editWord}/:${idName}`;
  return {
    ...addresses,
    editPattern,
    editPath: (id) => generatePath(editPattern, { [idName]: id }),
  };
}
