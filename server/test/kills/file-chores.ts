import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { sql } from 'kysely';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { itemsOf, newsOwner } from '#test/content-owners.ts';
import { download, upload } from '#test/documents.ts';
import { runTool } from '#test/process/run-tool.ts';
import type { TestClient } from '#test/test-client.ts';
import { fileForm, pngForm } from '#test/test-images.ts';
import { type Chore, fetchList, statusOf, type Workplace } from './chore.ts';

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Documents with the hashes of what comes back of them, in the order of their names. */
export const uploads: Chore<string[]> = {
  name: 'uploads',
  initial: [],
  plan(documents, count) {
    const [oldest = ''] = documents;
    if (documents.length > 5) {
      return { next: documents.slice(1), send: ({ client }) => deleteNamed(client, oldest) };
    }
    const name = `Dokument ${String(count).padStart(5, '0')}`;
    const content = Buffer.from(`${name} `.repeat(20_000));
    return {
      next: [...documents, `${name}: ${hashOf(content)}`],
      send: ({ client }) =>
        statusOf(upload(client, fileForm({ name }, { content, name: 'plik.bin' }))),
    };
  },
  async read({ client }) {
    const found = await listDocuments(client);
    const lines = found.map(async ({ id, name }) => {
      const { status, bytes } = await download(client, id);
      return `${name}: ${status === 200 ? hashOf(bytes) : status}`;
    });
    return (await Promise.all(lines)).toSorted();
  },
};

function listDocuments(client: TestClient): Promise<readonly DocumentListItem[]> {
  return fetchList(client, '/api/file');
}

async function deleteNamed(client: TestClient, line: string): Promise<number> {
  const documents = await listDocuments(client).catch(() => []);
  const found = documents.find(({ name }) => line.startsWith(`${name}: `));
  return found === undefined ? 0 : statusOf(client.delete(`/api/file/delete/${found.id}`));
}

/** The images of a news entry by their alternative texts, in their order; each can be seen. */
export async function images({ client }: Workplace): Promise<Chore<string[]>> {
  const owner = await newsOwner(client);
  return {
    name: 'images',
    initial: [],
    plan(alts, count) {
      if (alts.length > 5) {
        return {
          next: alts.slice(1),
          send: async (place) => {
            const [first] = await itemsOf(place.client, owner).catch(() => []);
            return first === undefined
              ? 0
              : statusOf(place.client.delete(`${owner.items}/${first.id}`));
          },
        };
      }
      const alt = `Obraz ${count}`;
      return {
        next: [...alts, alt],
        send: async (place) => {
          const multipart = await pngForm({ ...owner.key, alt }, { width: 300, height: 200 });
          const options = { method: 'POST', multipart } as const;
          return statusOf(place.client.request(`${owner.actions}/add-image`, options));
        },
      };
    },
    async read(place) {
      const items = await itemsOf(place.client, owner);
      const seen = items.map(async (item) => {
        if (item.itemType !== 'Image') return item.itemType;
        const { status, headers } = await place.client.get(item.url);
        return status === 200 && headers.get('content-type') === 'image/webp' ? item.alt : 'unseen';
      });
      return Promise.all(seen);
    },
  };
}

const gardensOfFile = 300;

/** Imported files with the number of gardens that each has brought. */
export const imports: Chore<string[]> = {
  name: 'imports',
  initial: [],
  plan(files, count) {
    const name = `plik${String(count).padStart(5, '0')}`;
    return {
      next: [...files, `${name}: ${gardensOfFile}`],
      async send({ dataDir }) {
        const path = join(dataDir, `${name}.csv`);
        const rows = Array.from(
          { length: gardensOfFile },
          (_, row) => `Sektor 1;${name}-${row};300`,
        );
        await writeFile(path, ['Sektor;Działka;Powierzchnia m2', ...rows].join('\n'));
        return acknowledge(runTool('server/src/import/import.cli.ts', dataDir, path));
      },
    };
  },
  async read({ db }) {
    const { rows } = await sql<{ line: string }>`
      select split_part(name, '-', 1) || ': ' || count(*) as line
      from garden where name like 'plik%' group by split_part(name, '-', 1) order by 1
    `.execute(db);
    return rows.map(({ line }) => line);
  },
};

/** The archives in a folder; each is whole, and nothing unfinished lies beside them. */
export function backups({ dataDir }: Workplace): Chore<string[]> {
  const folder = join(dataDir, 'kopie');
  const whole = new Set<string>();
  return {
    name: 'backups',
    initial: [],
    plan(archives, count) {
      const name = `kopia${String(count).padStart(5, '0')}.tar`;
      return {
        next: [...archives, name],
        async send() {
          await mkdir(folder, { recursive: true });
          return acknowledge(
            runTool('server/src/backup/backup.cli.ts', dataDir, join(folder, name)),
          );
        },
      };
    },
    async read() {
      const names = await readdir(folder).catch((): string[] => []);
      for (const name of names) {
        if (whole.has(name)) continue;
        await checkArchive(join(folder, name));
        whole.add(name);
      }
      return names.toSorted();
    },
  };
}

/** A command that failed has said why in words, without the trace of a bug. */
async function acknowledge(tool: ReturnType<typeof runTool>): Promise<number> {
  const { code, stderr } = await tool;
  if (code === 0) return 200;
  if (/^\s+at /m.test(stderr)) throw new Error(`no sentence, but a trace:\n${stderr}`);
  return 0;
}
