import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { argv } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Puts a .br and a .gz beside every text file of a built web application, for the server to send
 * as they are. Usage: node scripts/compress.ts FOLDER
 */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Below this many bytes the headers weigh more than what is saved. */
const worthwhile = 1_000;

const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const written = Object.entries(encoders).map(async ([extension, encode]) => {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(`${file}${extension}`, encoded);
  });
  await Promise.all(written);
}

const [, , folder] = argv;
if (folder === undefined) throw new Error('usage: node scripts/compress.ts FOLDER');
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
