import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** An upload that a test sends piece by piece, without telling its size. */
interface RawUpload {
  write(content: Buffer): Promise<void>;
  /** Ends the form and gives status and body of the reply. */
  finish(): Promise<[number | undefined, unknown]>;
  /** The reply to what was sent so far. */
  reply(): Promise<[number | undefined, unknown]>;
  /** Cuts the connection. */
  abort(): Promise<void>;
}

/** Begins to upload a document with the cookie of whoever is signed in. */
export function startUpload({ origin }: { origin: string }, cookie: string): RawUpload {
  const boundary = 'granica';
  const outgoing = request(`${origin}/api/file/upload`, {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const replied = new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve));
  // A cut connection is an error here, and what such a test wants.
  outgoing.on('error', () => {});
  outgoing.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nPlik\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`,
  );
  const reply = async (): Promise<[number | undefined, unknown]> => {
    const response = await replied;
    return [response.statusCode, await json(response)];
  };
  return {
    async write(content) {
      if (!outgoing.write(content)) await once(outgoing, 'drain');
    },
    async finish() {
      outgoing.end(`\r\n--${boundary}--\r\n`);
      return reply();
    },
    reply,
    async abort() {
      outgoing.destroy();
      await closed;
    },
  };
}

/** How many files of a folder this process has open, those without a name included. */
export async function openFilesIn(folder: string): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(`${folder}/`)).length;
}
