import { sql } from 'kysely';
import type { RegistryPiece } from './table-data.ts';

const forReaders = 'written by the board for readers; a name in it is for the board to take out';

/** What is published, what the association says of itself, and what the program keeps for itself: nobody's. */
export const programData = {
  news: { whose: forReaders, texts: { titleSearch: 'derived' } },
  notice: { whose: forReaders, texts: { titleSearch: 'derived' } },
  page: { whose: 'which pages there are', texts: { id: 'not-personal', name: 'not-personal' } },
  pageVersion: { whose: forReaders },
  content: { whose: 'an id alone' },
  contentBlock: { whose: forReaders },
  settings: {
    whose: 'what the association says of itself',
    texts: { handoverPoints: 'not-personal', entryFeeKindIds: 'not-personal' },
  },
  settingsLogo: { whose: "the association's logo" },
  settingsPicture: { whose: "the association's picture" },
  listChange: {
    whose: 'rows as they changed last, by which lists keep their totals; each erasure forgets them',
    texts: { tableName: 'not-personal', image: 'derived' },
  },
  listChangeForgotten: {
    whose: 'which of those are gone',
    texts: { tableName: 'not-personal' },
  },
  consistencyCheck: {
    whose: 'what checks of the data found, without names',
    texts: { name: 'not-personal', findings: 'not-personal', note: 'not-personal' },
  },
  personalExport: {
    whose: 'archives of some days, each with what stands elsewhere',
    erased: {
      contact: {
        where: ({ isParty }) => isParty(sql`personal_export.party_id`),
        rows: 'deleted',
      },
    },
  },
  boardHandover: { whose: 'archives of some days, each with what stands elsewhere' },
  processingActivity: { whose: 'what the garden does with data, without names' },
  storageMark: { whose: 'the mark of the storage' },
  storedObject: { whose: 'objects; what shows them says whose they are' },
} satisfies RegistryPiece;
