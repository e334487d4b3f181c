/**
 * The text of a CSV file: UTF-16 if it says so (what Excel calls Unicode text), UTF-8 if it is that
 * throughout, else Windows-1250, in which Excel saves CSV on a Polish computer. A byte order mark is
 * dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
