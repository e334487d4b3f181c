/** Control characters, and those that make a name look like another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What a browser escapes in the names of files that it sends in a form. */
const escapedInForms = /%22|%0D|%0A/g;

/** What Windows allows in no name. */
const forbidden = /[<>:"|?*]/g;

const longest = 200;
const longestExtension = 20;

/**
 * The name a document is downloaded under, made of the name it came with: without folders and
 * characters that no file may have, at most 200 characters with its extension kept.
 */
export function cleanFileName(name: string): string {
  const [base = ''] = name.split(/[/\\]/).slice(-1);
  const clean = base
    .replaceAll(escapedInForms, (escaped) => decodeURIComponent(escaped))
    .toWellFormed()
    .normalize('NFC')
    .replace(invisible, '')
    .replace(forbidden, '_');
  return trimEnds(shorten(trimEnds(clean))) || 'dokument';
}

/** Windows drops dots and blanks at the end; a dot at the start hides a file elsewhere. */
function trimEnds(name: string): string {
  return name.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const dot = characters.lastIndexOf('.');
  const extension = characters.length - dot > longestExtension ? [] : characters.slice(dot);
  return [...characters.slice(0, longest - extension.length), ...extension].join('');
}

/** The media type a client states, where it is one; a download is never shown, only saved. */
export function cleanContentType(contentType: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,90}$/.test(contentType)
    ? contentType.toLowerCase()
    : 'application/octet-stream';
}
