import * as z from 'zod/mini';
import { chosenRecord, keyOf } from '../core/fields.ts';
import { dayReply } from '../core/time/day.ts';

/** What the paper is called: where nothing is open on the account, and where something is (docs/product/certificates.md#what-it-says). */
export const certificateKinds = {
  clear: 'Zaświadczenie o niezaleganiu',
  open: 'Informacja o stanie rozliczeń',
} as const;

export type CertificateKind = keyof typeof certificateKinds;

/** Which account a paper is issued for. */
export const certificateIssue = z.object({
  settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
});

/** A paper that was issued, by its number: 'ZAS/2027/14'. */
export const issuedCertificate = z.object({
  id: z.string(),
  number: z.string(),
  kind: keyOf(certificateKinds),
});

export type IssuedCertificate = z.infer<typeof issuedCertificate>;

/** The same among those of an account. */
export const certificateItem = z.extend(issuedCertificate, {
  issuedOn: dayReply,
  /** Who made it. */
  issuedBy: z.string(),
});

export type CertificateItem = z.infer<typeof certificateItem>;
