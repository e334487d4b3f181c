/** The media types that a browser may run: markup and scripts, under all their names. */
const active = /html|script|mathml|[/+](xml|xslt?|svg|rdf)$|^multipart\//;

/**
 * The headers under which a document is sent. What could run in a browser is sent as mere bytes and in a sandbox, so that a
 * program that shows it although it is to save it does not run it in the name of the reader.
 */
export function sentType(contentType: string): { contentType: string; policy?: string } {
  return active.test(contentType)
    ? { contentType: 'application/octet-stream', policy: "default-src 'none'; sandbox" }
    : { contentType };
}
