import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { personsOf } from '../registry/persons.ts';
import { registry } from '../registry/registry.ts';
import type { PageFile } from './write-page.ts';

/** An object of the storage that is in the archive, too. */
export interface PersonFile extends PageFile {
  readonly objectId: string;
}

/** The photos and documents of a party, by the rows that the registry knows of theirs. */
export async function readFiles(
  db: Kysely<Database>,
  partyId: string,
): Promise<readonly PersonFile[]> {
  const photos = await sql<{ id: string; contentType: string; at: string }>`
    select reading_photo.id, content_type as "contentType", to_char(reading_photo.created_at, 'YYYY.MM.DD') as at
    from reading_photo join image using (id)
    where ${isOf('readingPhoto', partyId)}
    order by reading_photo.id
  `.execute(db);
  const documents = await sql<{ objectId: string; fileName: string; name: string }>`
    select object_id as "objectId", file_name as "fileName", name from document
    where ${isOf('document', partyId)}
    order by id
  `.execute(db);
  return [
    ...photos.rows.map(({ id, contentType, at }) => ({
      objectId: id,
      path: `zdjecia/${id}.${contentType.split('/').at(-1) ?? 'webp'}`,
      name: `Zdjęcie odczytu z ${at}`,
    })),
    ...documents.rows.map(({ objectId, fileName, name }, place) => ({
      objectId,
      // Two may have one name.
      path: `dokumenty/${place + 1}-${fileName.replaceAll(/[/\\]/g, '-')}`,
      name,
    })),
  ];
}

function isOf(table: string, partyId: string) {
  const whose = registry[table]?.whose;
  return typeof whose === 'function' ? whose(personsOf([partyId])) : sql<boolean>`false`;
}
