import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import type { Sender } from './letter.ts';

/** How high a logo is kept for paper, in pixels: sharp at the size at which it is printed. */
const logoHeight = 320;

/** Who sends a letter, as the settings have it now. */
export async function readSender({
  db,
  storage,
}: Pick<AppContext, 'db' | 'storage'>): Promise<Sender> {
  const { imageId, ...settings } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .select(['name', 'shortName', 'nip', 'bankAccount', 'virtualAccountPrefix', 'addressWindow'])
    .select(['street', 'houseNumber', 'postalCode', 'city', 'phone', 'email', 'imageId'])
    .executeTakeFirstOrThrow();
  return { ...settings, logo: await readLogo(storage, imageId) };
}

/** The logo in a format that can stand in a PDF; one that the storage has lost is left out. */
async function readLogo(storage: Storage, imageId: string | null): Promise<string | null> {
  if (imageId === null || (await storage.size(imageId)) === null) return null;
  const image = await buffer(await storage.read(imageId));
  const { default: sharp } = await import('sharp');
  const png = await sharp(image)
    .resize({ height: logoHeight, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

interface Address {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
}

/** An address as it stands on an envelope; no lines where there is none. */
export function addressLines({ street, houseNumber, postalCode, city }: Address): string[] {
  const lines = [
    [street, houseNumber],
    [postalCode, city],
  ];
  return lines
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((line) => line !== '');
}
